import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { isBytes } from '@/features/import-contacts/sheet';
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

/** A file is of jsdom or of Node, and only Node's hands out its bytes by itself. */
const bytesOf = (blob: Blob) =>
  new Promise<ArrayBuffer>((resolve) => {
    if (Reflect.has(blob, 'arrayBuffer')) return resolve(blob.arrayBuffer());
    const reader = new FileReader();
    reader.addEventListener('load', () => isBytes(reader.result) && resolve(reader.result));
    return reader.readAsArrayBuffer(blob);
  });

/** Files that the page hands to the browser's downloads. */
export function downloads() {
  const files: { name: string; bytes: Promise<ArrayBuffer>; text: Promise<string> }[] = [];
  let last: Blob | null = null;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if ('size' in file) last = file;
    return 'blob:prosa/file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (!last) return;
    const bytes = bytesOf(last);
    files.push({ name: this.download, bytes, text: bytes.then((all) => new TextDecoder().decode(all)) });
  });
  return files;
}
