import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '../world';
import { conversationOf, openThread, rowOf } from './threadHelpers';

/** Where the direction of a text is decided: by itself, or by what it stands in. */
const directionOf = (text: HTMLElement): string | null | undefined => text.closest('[dir]')?.getAttribute('dir');

describe('texts of other scripts', () => {
  it('SAFE-17 bubbles, quotes, previews and names take the direction of what they say', async () => {
    const { ticket, contact } = conversationOf([
      { body: 'مرحبا، أين طلبي؟' },
      { body: 'שלום', quotedMsgId: 'MSG0000', fromMe: true },
      { body: 'صورة الفاتورة', mediaType: 'image', mediaPath: 'caixa.jpg' },
    ]);
    backend.store.contacts.update(contact, { name: 'يوسف حداد' });
    const { thread } = await openThread(ticket.uuid);
    const [said, quoted] = await within(thread).findAllByText('مرحبا، أين طلبي؟');
    const answer = within(thread).getByText('שלום');
    const caption = within(thread).getByText('صورة الفاتورة');
    for (const text of [said, quoted, answer, caption]) expect(text && directionOf(text)).toBe('auto');
    // The answer is not decided by what it quotes.
    expect(quoted?.closest('[dir]')).not.toContainElement(answer);
    for (const name of screen.getAllByText('يوسف حداد')) expect(directionOf(name)).toBe('auto');
    expect(screen.getByLabelText('Mensagem', { selector: 'textarea' })).toHaveAttribute('dir', 'auto');
  });

  it('PUB-39 PUB-40 notes, quick answers and what a variable puts in have their own direction; a name turns nothing round', async () => {
    const name = 'Maria \u202E';
    const { ticket, contact } = conversationOf([{ body: 'Aqui \u202Eé assim' }]);
    backend.store.contacts.update(contact, { name });
    const answer = backend.store.quickMessages.find((row) => row.userId === ticket.userId);
    if (!answer) throw new Error('ana has no quick answer');
    backend.store.quickMessages.update(answer, { shortcode: 'cobrar', message: 'Olá {{name}}, pague 150' });
    const { thread, user } = await openThread(ticket.uuid);
    expect(await within(thread).findByText('Aqui é assim')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Mensagem', { selector: 'textarea' }), '/cobrar');
    const filled = await within(await screen.findByRole('region', { name: 'Prévia' })).findByText(/^Maria/);
    expect(filled).toHaveAttribute('dir', 'auto');
    expect(filled).not.toHaveTextContent('pague');
  });

  it('SAFE-17 B-42 the name of a file cannot hide its ending, where it is shown and where it is kept', async () => {
    const name = 'foto_\u202Egpj.exe';
    const { ticket } = conversationOf([{ body: name, mediaType: 'application', mediaPath: `1795219416991_${name}` }]);
    const { thread, user } = await openThread(ticket.uuid);
    const shown = await within(thread).findByText('foto_gpj.exe');
    expect(directionOf(shown)).toBe('ltr');
    const row = rowOf(thread, 'foto_gpj.exe');
    expect(row.textContent).not.toContain('\u202E');
    expect(row).toHaveTextContent('EXE');
    expect(within(row).getByRole('link', { name: 'Baixar' })).toHaveAttribute('download', 'foto_gpj.exe');
    await user.click(within(row).getByRole('button', { name: 'Opções da mensagem' }));
    expect(await screen.findByRole('menuitem', { name: 'Baixar' })).toHaveAttribute('download', 'foto_gpj.exe');
  });
});
