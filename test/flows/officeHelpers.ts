import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { backend } from '../world';

/** A button that shows only an icon, by its name. */
export const iconButton = (name: string) => screen.getByLabelText(name, { selector: 'button' });

/** The dialog that is open, once it is. */
export const openDialog = async () => within(await screen.findByRole('dialog'));

/** A part of the page to look in. */
export type Part = Awaited<ReturnType<typeof openDialog>>;

export const dialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Names of the rows of the page's table, from the top. */
export const rowNames = () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent);

export const rowNamed = async (name: string) =>
  (await screen.findByText(name, { selector: 'tbody th, tbody th *' })).closest('tr');

export const replaceText = async (user: UserEvent, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.click(field);
  if (text !== '') await user.paste(text);
};

/** Chooses in a select of the dialog. */
export const choose = async (user: UserEvent, select: HTMLElement, option: string) => {
  await user.click(select);
  await user.click(within(await screen.findByRole('listbox')).getByText(option));
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
};

export interface Call {
  method: string;
  path: string;
  body: unknown;
}

/** What the page sends from now on, reads excepted. */
export function recordCalls(): Call[] {
  const sent: Call[] = [];
  const { handle } = backend;
  vi.spyOn(backend, 'handle').mockImplementation(async (request) => {
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

/** Answers the next request of this method and path in the server's place. */
export function answerOnce(method: string, path: string, answer: () => Response): void {
  const { handle } = backend;
  let answered = false;
  vi.spyOn(backend, 'handle').mockImplementation(async (request) => {
    if (answered || request.method !== method || !new URL(request.url).pathname.endsWith(path)) return handle(request);
    answered = true;
    return answer();
  });
}

/** The plan of the demo company, to switch a flag of it. */
export const demoPlan = () => {
  const plan = backend.store.plans.get(backend.store.companies.get(1)?.planId);
  if (!plan) throw new Error('the demo company has a plan');
  return plan;
};

/** Takes the clock in hand; the code of the toast is here already, so that the second is not spent on fetching it. */
export async function holdClock(): Promise<void> {
  await Promise.all([import('@/components/Toasts'), import('@/components/showToast')]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
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
