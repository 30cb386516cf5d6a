import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '../world';
import { conversationOf, joinedRoom, openThread, type Said } from './threadHelpers';

const picture = (name: string): Said => ({ body: name, mediaType: 'image', mediaPath: `${name}.jpg` });

/** The gallery at the second of three pictures. */
async function atTheSecond() {
  const { ticket, messages } = conversationOf([
    picture('caixa'),
    { body: 'texto' },
    picture('sala'),
    picture('jardim'),
  ]);
  const { thread, user } = await openThread(ticket.uuid);
  await joinedRoom(ticket.id);
  const [, second] = await within(thread).findAllByRole('button', { name: 'Abrir a foto' });
  await user.click(second ?? thread);
  expect(await screen.findByText('2 / 3', {}, { timeout: 15_000 })).toBeInTheDocument();
  const remove = (index: number) => {
    const row = messages[index];
    if (!row) throw new Error('no such message');
    backend.store.messages.update(row, { isDeleted: true });
    const message = { ...row, mediaUrl: null, isDeleted: true };
    act(() =>
      backend.ctx.emit(String(ticket.id), `company-${ticket.companyId}-appMessage`, { action: 'update', message }),
    );
  };
  return { ticket, user, remove };
}

describe('the gallery of a conversation that goes on', () => {
  it('PUB-35 B-19 the picture that is looked at is deleted: its place says so, and no other one takes it', async () => {
    const { user, remove } = await atTheSecond();
    remove(2);
    expect(await screen.findByRole('alert')).toHaveTextContent('Esta mensagem foi apagada');
    expect(screen.getByText('2 / 3')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Próxima' }));
    expect(await screen.findByText('2 / 2')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Anterior' }));
    expect(await screen.findByText('1 / 2')).toBeInTheDocument();
  });

  it('PUB-35 B-19 what comes or goes around it changes its number alone', async () => {
    const { ticket, remove } = await atTheSecond();
    remove(0);
    expect(await screen.findByText('1 / 2')).toBeInTheDocument();
    act(() => {
      backend.receive({ ticketId: ticket.id, body: 'mais', mediaType: 'image', mediaPath: 'mais.jpg', bot: false });
    });
    expect(await screen.findByText('1 / 3')).toBeInTheDocument();
    remove(3);
    expect(await screen.findByText('1 / 2')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
