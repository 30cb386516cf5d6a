import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../render';
import { backend, type Person, intercept } from '../world';
// The lazy page and its form are loaded before the first test, so that no test waits for the compiler.
import '@/pages/schedules/ScheduleDialog';
import '@/pages/schedules/SchedulesPage';

const store = () => backend.store.schedules;
type Row = ReturnType<ReturnType<typeof store>['all']>[number];

/** Two contacts of the company, by their names in the seed. */
export const contacts = () => backend.store.contacts.filter((row) => row.companyId === 1 && !row.isGroup).slice(0, 2);

export function emptyCalendar(): void {
  for (const row of store().all()) store().remove(row);
}

/** A message in March 2031, where no test meets the clock. */
export function message(time: Date, wish: Partial<Row> = {}): Row {
  const [contact] = contacts();
  return store().insert((id) => ({
    id,
    body: `Mensagem número ${id}`,
    sendAt: time.toISOString(),
    sentAt: null,
    contactId: contact?.id ?? null,
    ticketId: null,
    userId: backend.store.users.all()[0]?.id ?? null,
    companyId: 1,
    status: 'PENDENTE',
    mediaPath: null,
    mediaName: null,
    ...backend.ctx.stamps(),
    ...wish,
  }));
}

export const stored = (id: number) => store().get(id);
export const march = (day: number, hour = 9, minute = 0): Date => new Date(2031, 2, day, hour, minute);
export const inMarch = '/schedules?view=month&date=2031-03-12';

export async function openCalendar(path = inMarch, as: Person = 'admin') {
  const app = await renderApp(path, { as });
  await screen.findByText('Agendamentos', { selector: 'h1' });
  await waitFor(() => {
    if (!document.querySelector('main [role="status"]')?.textContent?.match(/período|encontrada|ainda/))
      throw new Error('loading');
  });
  return app;
}

/** The button of a message, by what it says: "09:00 Ana Olá… · Agendada". */
export const chip = (text: RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const chips = [...document.querySelectorAll<HTMLElement>('button[data-event]')];
    const found = chips.find(({ textContent }) => text.test(textContent));
    if (!found) throw new Error(`no message ${text.source}`);
    return found;
  });
export const cell = (key: string) => document.querySelector<HTMLElement>(`[data-slot="${key}"]`);
export const status = () => document.querySelector('main [role="status"]')?.textContent;
export const address = () => new URLSearchParams(window.location.search);

/** Bodies of what the page wrote, in their order. */
export function writes(): { method: string; path: string; body: unknown }[] {
  const sent: { method: string; path: string; body: unknown }[] = [];
  intercept(async (request, handle) => {
    const { method, url } = request;
    if (method === 'POST' || method === 'PUT') {
      const text = await request.clone().text();
      sent.push({
        method,
        path: new URL(url).pathname.replace('/api', ''),
        body: text.startsWith('{') ? JSON.parse(text) : null,
      });
    }
    return handle(request);
  });
  return sent;
}
