import { screen, within } from '@testing-library/react';
import { format } from 'date-fns';
import { expect, vi } from 'vitest';
import { intercept } from '../world';

/** A calendar day as the server writes it. */
export const day = (date: Date) => format(date, 'yyyy-MM-dd');
export const today = day(new Date());
/** A range that is over, and its address. */
export const past = { from: '2024-01-05', to: '2024-01-09' };
export const byPast = `/?from=${past.from}&to=${past.to}`;

export const counters = {
  supportHappening: 1234,
  supportPending: 32,
  supportFinished: 811,
  leads: 351,
  avgSupportTime: 64.6,
  avgWaitTime: 28.2,
};
export const attendants = [
  { id: 1, name: 'Rogério Lima', rating: 0, tickets: 0, avgSupportTime: 0, online: true },
  { id: 2, name: '=Ana', rating: 2.75, tickets: 9, avgSupportTime: 52, online: null },
  { id: 3, name: 'Bruno Castro', rating: 1, tickets: 4, avgSupportTime: 125.4, online: false },
];

/** What the three calls answer, and every query they were asked with. */
export interface Told {
  board: object;
  asked: string[];
}
/** Puts known numbers in place of the seed's, and notes what is asked for. */
export function watchDashboard(): Told {
  const told: Told = { board: { counters, attendants }, asked: [] };
  intercept(async (request, handle) => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace('/api', '');
    const watched = path.startsWith('/dashboard') || (path === '/contacts' && search !== '');
    if (!watched) return handle(request);
    told.asked.push(`${path}${search}`);
    const answer = await handle(request);
    if (!answer.ok) return answer;
    if (path === '/dashboard') return Response.json(told.board);
    if (path === '/dashboard/ticketsUsers') {
      return Response.json({
        data: [
          { nome: 'Ana Ribeiro', quantidade: '12' },
          { nome: 'Davi Santos', quantidade: 0 },
        ],
      });
    }
    if (path === '/dashboard/ticketsDay') {
      const oneDay = search.includes(`initialDate=${today}&finalDate=${today}`);
      const data = oneDay ? [{ horario: '9', total: '2' }] : [{ data: '06/01/2024', total: '1500' }];
      return Response.json({ count: oneDay ? 2 : 1500, data });
    }
    return answer;
  });
  return told;
}

/** Once the counters are there. */
export const loaded = () => screen.findByText('811');
export const valueOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
export const panel = (title: string) => {
  const section = screen.getByText(title, { selector: 'h2' }).closest('section');
  return within(section ?? expect.fail());
};
/** What is handed to the browser's downloads. */
export function downloads(): { name: string; text: () => Promise<string> }[] {
  const files: { name: string; text: () => Promise<string> }[] = [];
  let last: Blob | null = null;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    last = file instanceof Blob ? file : null;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const file = last;
    files.push({ name: this.download, text: async () => (file ? file.text() : '') });
  });
  return files;
}
