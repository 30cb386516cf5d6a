import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '../world';
import { allConfirmed, firstTicket, openConversation, picture, sent } from './composerHelpers';

it('PAIN-2.1 B-02 a text or a file that was discarded by a slip comes back by undo, and can be sent again', async () => {
  const ticket = firstTicket('ana');
  const { box, user, write, posts } = await openConversation(ticket, { storage: { signOption: 'false' } });
  const discardAndUndo = async (): Promise<void> => {
    await user.click(await screen.findByText('Descartar'));
    expect(screen.queryByText('Não enviada.')).not.toBeInTheDocument();
    await screen.findByText('Mensagem descartada');
    await user.click(screen.getByText('Desfazer'));
    await user.click(await screen.findByText('Tentar de novo'));
    await allConfirmed();
  };
  backend.failNext('POST /messages', 400, 'ERR_SENDING_WAPP_MSG');
  await write(box, 'Segue o contrato', '{Enter}');
  await discardAndUndo();
  await sent(ticket.id, 'Segue o contrato');

  backend.failNext('POST /messages', 400, 'ERR_SENDING_WAPP_MSG');
  await user.upload(screen.getByLabelText('Anexar arquivo', { selector: 'input' }), picture('fachada.png'));
  await user.click(await screen.findByLabelText('Enviar 1 arquivo'));
  await discardAndUndo();
  expect(posts.at(-1)?.parts).toContainEqual({ name: 'medias', value: 'fachada.png image/png' });
});
