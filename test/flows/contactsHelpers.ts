import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { rowOf } from '../page';
import { renderApp } from '../render';
import { backend, type Person } from '../world';

export const own = () => backend.store.contacts.filter(({ companyId }) => companyId === 1);
export const sorted = () => own().toSorted((one, other) => one.name.localeCompare(other.name, 'pt'));
export const contactNamed = (name: string) => own().find((contact) => contact.name === name);

export type User = Awaited<ReturnType<typeof renderApp>>['user'];

/** The first contact by name, alone in a search: a long list takes its time to draw. */
export async function openContacts(as: Person = 'admin', search?: string) {
  const first = sorted().find(({ isGroup }) => !isGroup);
  if (!first) throw new Error('no contact');
  const app = await renderApp(`/contacts?q=${search ?? first.number}`, { as });
  await (search === undefined ? rowOf(first.name) : screen.findByText(/^Nada encontrado para/));
  return { ...app, first };
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
