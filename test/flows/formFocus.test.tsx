import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dialog } from '../page';
import { renderApp } from '../render';
import { choose, openConversation, ticketWhere } from './conversationHelpers';
import { idOf } from './ticketsHelpers';

/** Goes to an address as a link to it would. */
const go = (address: string): void =>
  act(() => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });

/** The label of what has the focus. */
const focused = (): string => {
  const field = document.activeElement;
  const label = field?.id ? document.querySelector(`label[for="${field.id}"], [id="${field.id}-label"]`) : null;
  return label?.textContent ?? `${field?.tagName} without a label`;
};

/** New records by the address that opens their form, and the label of the first field. */
const forms = [
  ['/tags?new', 'Nome'],
  ['/quick-messages?new', 'Atalho'],
  ['/contacts?new', 'Nome'],
  ['/schedules?new', 'Contato'],
  ['/campaigns?new', 'Nome'],
  ['/contact-lists?new', 'Nome'],
  ['/connections?new', 'Nome'],
  ['/queues?new', 'Nome'],
  ['/files?new', 'Nome'],
  ['/prompts?new', 'Nome'],
  ['/queue-integration?new', 'Nome'],
  ['/users?new', 'Nome'],
  ['/announcements?new', 'Título'],
  ['/settings?tab=companies&new', 'Nome'],
  ['/settings?tab=plans&new', 'Nome'],
  ['/settings?tab=helps&new', 'Título'],
] as const;

describe('the first field of a form', () => {
  it('DAY-10 every form of a new record has the focus in the first field to fill', async () => {
    await renderApp('/tags', { as: 'super' });
    for (const [address, label] of forms) {
      go(address);
      const form = await screen.findByRole('dialog', {}, { timeout: 20_000 });
      await waitFor(() => expect(form.contains(document.activeElement), address).toBe(true));
      await waitFor(() => expect(focused(), address).toMatch(new RegExp(`^${label}`)));
      go('/tags');
      await waitFor(() => expect(form).not.toBeInTheDocument());
    }
  }, 120_000);

  it('DAY-10 a record that is edited has the focus in its first field', async () => {
    const { contact } = ticketWhere(() => true);
    await renderApp(`/contacts?edit=${contact.id}`, { as: 'admin' });
    const name = await (await dialog()).findByLabelText(/^Nome(?! do campo)/);
    await waitFor(() => expect(name).toHaveFocus());
    go(`/users?edit=${idOf('ana')}`);
    await waitFor(() => expect(focused()).toMatch(/^Nome/));
    expect(document.activeElement).toHaveValue('Ana Ribeiro');
  });

  it('DAY-10 a transfer, a new ticket and a note begin in their first field', async () => {
    const app = await openConversation();
    await choose(app, 'Transferir');
    const person = await screen.findByLabelText('Pessoa (digite para buscar)');
    await waitFor(() => expect(person).toHaveFocus());
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(person).not.toBeInTheDocument());
    await app.user.click(screen.getByText('Novo', { selector: 'button' }));
    const contact = await within(await screen.findByRole('dialog')).findByLabelText(/^Contato/);
    await waitFor(() => expect(contact).toHaveFocus());
  });
});
