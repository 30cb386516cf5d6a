import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { commandOf } from '@/browser/commands';
import { backend } from '../world';
import { findBox, firstTicket, go, openConversation, ticketsOf } from './composerHelpers';
import '@/app/palette/Keyboard';

const unsigned = { storage: { signOption: 'false' } };

let ticket: ReturnType<typeof firstTicket>;

beforeEach(() => {
  ticket = firstTicket('ana');
});

describe('failed sends', () => {
  it.each([
    ['refused', 400, 'Não enviada.'],
    ['without an answer', 'network', 'Sem confirmação do servidor.'],
  ] as const)(
    'B-02 PAIN-2.1 one that fails while another conversation is open, %s, is told once, with the customer and the way there',
    async (_case, failure, told) => {
      const [, other] = ticketsOf('ana');
      if (!other) throw new Error('two are open');
      const { box, user, write } = await openConversation(ticket, unsigned);
      const name = backend.store.contacts.get(ticket.contactId)?.name ?? '';
      backend.delayNext('POST /messages', 500);
      backend.failNext('POST /messages', failure, 'ERR_SENDING_WAPP_MSG');
      await write(box, 'Importante', '{Enter}');
      go(other);
      const notice = await screen.findByRole('alert');
      expect(notice).toHaveTextContent(`${name}: ${told}`);
      await user.click(within(notice).getByRole('button', { name: 'Ir para a mensagem' }));
      await screen.findByText('Importante', { selector: '[data-row] *' });
      expect(window.location.pathname).toBe(`/tickets/${ticket.uuid}`);
    },
  );

  it.each(['Tentar de novo', 'Descartar'])('B-33 B-02 after %s by Enter the focus is in the box', async (way) => {
    const { box, user, write } = await openConversation(ticket, unsigned);
    await waitFor(() => expect(commandOf('palette')).toBeDefined());
    backend.failNext('POST /messages', 400, 'ERR_SENDING_WAPP_MSG');
    await write(box, 'Não perca', '{Enter}');
    const link = await screen.findByRole('button', { name: way });
    for (let presses = 0; document.activeElement !== link && presses < 30; presses += 1)
      await user.tab({ shift: true });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(link).not.toBeInTheDocument());
    await waitFor(async () => expect(await findBox()).toHaveFocus());
  });
});
