import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { backend, intercept } from './world';

/**
 * The driver of page tests: what every page has (buttons, dialogs, tables, fields), and what goes over the wire.
 * What one page alone has stands in its own helpers in `test/flows`.
 */

/** The minute does not end between the data and what is shown of it; timers go on. */
export const stopClock = () => vi.useFakeTimers({ toFake: ['Date'] });

/** A part of the page to look in. */
export type Part = Awaited<ReturnType<typeof dialog>>;

/** A button that shows only an icon, by its name. */
export const button = (name: string): HTMLElement => screen.getByLabelText(name, { selector: 'button' });

/** A button by what it says. */
export const textButton = (text: string) => screen.getByText(text, { selector: 'button, button *' });

/** The dialog that is open, once it is. */
export const dialog = async () => within(await screen.findByRole('dialog'));

/** The dialog of this title, once it is open. */
export const findDialog = (name: string | RegExp): Promise<HTMLElement> =>
  screen.findByLabelText(name, { selector: '[role="dialog"]' });

/** Waits until no dialog is open. */
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Opens a form by a button with this text or name. */
export async function openForm(user: UserEvent, opener: string): Promise<Part> {
  await user.click(screen.queryByText(opener, { selector: 'button' }) ?? button(opener));
  return dialog();
}

/** Names of the rows of the page's table, from the top. */
export const rowNames = () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent);

/** The row of the page's table whose heading says so, once it is there. */
export const rowOf = async (name: string): Promise<HTMLTableRowElement | null> =>
  (await screen.findByText(name, { selector: 'tbody th, tbody th *' })).closest('tr');

/** Texts of the cells of that row. */
export const cells = async (name: string) =>
  [...((await rowOf(name))?.cells ?? [])].map(({ textContent }) => textContent);

/** Puts this text into a field in place of what it holds. */
export const replaceText = async (user: UserEvent, field: HTMLElement, text: string): Promise<void> => {
  // A form that is being checked takes no letters for a moment.
  await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
  // Clearing gives it the focus.
  await user.clear(field);
  if (text !== '') await user.paste(text);
};

/** Chooses in a select of the dialog. */
export const choose = async (user: UserEvent, select: HTMLElement, option: string) => {
  await user.click(select);
  await user.click(within(await screen.findByRole('listbox')).getByText(option));
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
};

/** How often the page made this call since it was opened, e.g. `requests('GET', '/tags')`. */
export const requests = (method: string, path: string): number =>
  backend.faults.log.filter((entry) => entry.method === method && entry.path === path).length;

export interface Call {
  method: string;
  path: string;
  body: unknown;
}

/** What the page sends from now on, reads excepted. */
export function recordCalls(): Call[] {
  const sent: Call[] = [];
  intercept(async (request, handle) => {
    const { method, url } = request;
    if (method !== 'GET') {
      const copy = request.clone();
      const multipart = copy.headers.get('content-type')?.startsWith('multipart') ?? false;
      const text = multipart ? '' : await copy.text();
      const body: unknown = multipart ? [...(await copy.formData())] : text === '' ? null : JSON.parse(text);
      sent.push({ method, path: new URL(url).pathname.replace('/api', ''), body });
    }
    return handle(request);
  });
  return sent;
}

/** One call of the page that changes something: `PUT /contacts/7`. */
export interface SentCall {
  line: string;
  body: unknown;
}

function listenTo(prefix: string, keeps: (call: SentCall) => boolean): SentCall[] {
  const sent: SentCall[] = [];
  intercept(async (request, handle) => {
    const path = new URL(request.url).pathname.replace('/api', '');
    if (request.method !== 'GET' && path.startsWith(prefix)) {
      const text = await request.clone().text();
      const call = { line: `${request.method} ${path}`, body: /^[{[]/.test(text) ? JSON.parse(text) : null };
      if (keeps(call)) sent.push(call);
    }
    return handle(request);
  });
  return sent;
}

/** From now on, what the page sends as JSON to addresses that begin so, in its order. @param prefix such as `/contacts` */
export const sentTo = (prefix: string): SentCall[] => listenTo(prefix, ({ body }) => body !== null);

/** The same with the calls that carry no JSON; their body is null. */
export const changesTo = (prefix = ''): SentCall[] => listenTo(prefix, () => true);

/** Answers the next request of this method and path in the server's place. */
export function answerOnce(method: string, path: string, answer: () => Response): void {
  let answered = false;
  intercept(async (request, handle) => {
    if (answered || request.method !== method || !new URL(request.url).pathname.endsWith(path)) return handle(request);
    answered = true;
    return answer();
  });
}

/** An instant long past: noon, and so many minutes, of a day of May 2020, wherever the test runs. */
export const localNoon = (day: number, minutes = 0): string => new Date(2020, 4, day, 12, minutes).toISOString();

/** The plan of the demo company, to switch a flag of it. */
export const demoPlan = () => {
  const plan = backend.store.plans.get(backend.store.companies.get(1)?.planId);
  if (!plan) throw new Error('the demo company has a plan');
  return plan;
};

/**
 * Takes the clock in hand; the code of the toast is here already, so that the second is not spent on fetching it. It goes
 * on by one millisecond at a time, so that a machine that is busy does not spend it either.
 */
export async function holdClock(): Promise<void> {
  await Promise.all([import('@/components/feedback/Toasts'), import('@/components/feedback/showToast')]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 1 });
}

/** Passes the second for which a refused page stays once its toast shows, and sees where it leads (I-17). */
export async function expectRedirectAfterSecond(path: string): Promise<void> {
  // Half of it is left to the drawing of the toast.
  vi.advanceTimersByTime(500);
  expect(window.location.pathname).toBe(path);
  vi.advanceTimersByTime(600);
  await waitFor(() => expect(window.location.pathname).not.toBe(path));
  expect(['/', '/tickets']).toContain(window.location.pathname);
}

/** Holds the answers to requests whose path begins so, all or those of one method. @returns what lets them go */
export function answerWhen(start: string, method?: string): () => void {
  let release = (): void => undefined;
  const free = new Promise<void>((resolve) => {
    release = resolve;
  });
  intercept(async (request, handle) => {
    const answer = await handle(request);
    const held = method === undefined || request.method === method;
    if (held && new URL(request.url).pathname.replace('/api', '').startsWith(start)) await free;
    return answer;
  });
  return release;
}
