import { rowOf } from '../page';
import { renderApp } from '../render';
import { backend } from '../world';
// The lazy page and its dialogs are loaded before the first test, so that no test waits for the compiler.
import '@/pages/contact-list-items/ContactListItemDialog';
import '@/pages/contact-list-items/ContactListItemsPage';
import '@/pages/contact-list-items/ItemsImport';

export const list = (name = 'Atacado e revenda') => {
  const found = backend.store.contactLists.find((row) => row.name === name);
  if (!found) throw new Error(`no list ${name}`);
  return found;
};
export const items = (name?: string) => backend.store.by.itemsOfList.all(list(name).id);
export const itemNamed = (name: string) => items().find((item) => item.name === name);

export async function openItems() {
  const app = await renderApp(`/contact-lists/${list().id}/contacts`, { as: 'admin' });
  await rowOf('Adriana Abreu');
  return app;
}
