import { screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { renderApp } from '../render';
import { backend, type Person } from '../world';

export const own = () => backend.store.contacts.filter(({ companyId }) => companyId === 1);
export const sorted = () => own().toSorted((one, other) => one.name.localeCompare(other.name, 'pt'));
export const contactNamed = (name: string) => own().find((contact) => contact.name === name);
export const button = (name: string) => screen.getByLabelText(name, { selector: 'button' });
export const dialog = async () => within(await screen.findByRole('dialog'));
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
export const names = () => [...document.querySelectorAll('main tbody th')].map(({ textContent }) => textContent);
export const rowOf = async (name: string) =>
  (await screen.findByText(name, { selector: 'th span span' })).closest('tr');

export type User = Awaited<ReturnType<typeof renderApp>>['user'];

/** The first contact by name, alone in a search: a long list takes its time to draw. */
export async function openContacts(as: Person = 'admin', search?: string) {
  const first = sorted().find(({ isGroup }) => !isGroup);
  if (!first) throw new Error('no contact');
  const app = await renderApp(`/contacts?q=${search ?? first.number}`, { as });
  await (search === undefined ? rowOf(first.name) : screen.findByText(/^Nada encontrado para/));
  return { ...app, first };
}

export async function fill(user: User, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.paste(text);
}

/** Bodies of what the page sent to addresses of contacts, in their order. */
export function sentToContacts(): { line: string; body: unknown }[] {
  const sent: { line: string; body: unknown }[] = [];
  const { handle } = backend;
  vi.spyOn(backend, 'handle').mockImplementation(async (request) => {
    const path = new URL(request.url).pathname.replace('/api', '');
    const text = request.method === 'GET' ? '' : await request.clone().text();
    if (text !== '' && path.startsWith('/contacts')) {
      sent.push({ line: `${request.method} ${path}`, body: JSON.parse(text) });
    }
    return handle(request);
  });
  return sent;
}

/** Files that the page hands to the browser's downloads. */
export function downloads() {
  const files: { name: string; text: Promise<string> }[] = [];
  let last: Blob | null = null;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) last = file;
    return 'blob:prosa/file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (last) files.push({ name: this.download, text: last.text() });
  });
  return files;
}
