import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '../world';
import { allConfirmed, firstTicket, openConversation, picture, sent, ticketsOf, findBox } from './composerHelpers';

vi.setConfig({ testTimeout: 90_000 });

const unsigned = { storage: { signOption: 'false' } };

const transfer = (...files: File[]) => ({ files, types: ['Files'], items: [], getData: () => '' });

const paste = (box: HTMLElement, file: File): void => {
  fireEvent.paste(box, { clipboardData: transfer(file) });
};

const tiles = (): HTMLElement[] => within(screen.getByLabelText('Arquivos a enviar')).getAllByText(/\.(png|pdf|mp4)$/);

describe('files', () => {
  it('P-13 B-03 PAIN-2.7 PAIN-6.5 pasted and dropped files share one queue, go one by one in order, fields before the file', async () => {
    const ticket = firstTicket('ana');
    const { box, user, posts } = await openConversation(ticket, unsigned);
    paste(box, picture('um.png'));
    paste(box, picture('dois.png'));
    const column = screen.getByLabelText(/^Conversa com/, { selector: 'section' });
    const drop = createEvent.drop(column);
    Object.defineProperty(drop, 'dataTransfer', { value: transfer(picture('tres.png')) });
    act(() => void column.dispatchEvent(drop));
    expect(tiles().map((tile) => tile.textContent)).toEqual(['um.png', 'dois.png', 'tres.png']);
    await user.click(screen.getByLabelText('Remover dois.png'));
    fireEvent.change(screen.getByLabelText('Legenda de tres.png'), { target: { value: 'a terceira' } });
    expect(posts).toEqual([]);
    await user.click(screen.getByLabelText('Enviar 2 arquivos'));
    expect(screen.queryByLabelText('Arquivos a enviar')).toBeNull();
    await sent(ticket.id, 'um.png', 'a terceira');
    await allConfirmed();
    expect(posts.map(({ parts }) => parts)).toEqual([
      [
        { name: 'fromMe', value: 'true' },
        { name: 'body', value: 'um.png' },
        { name: 'medias', value: 'um.png image/png' },
      ],
      [
        { name: 'fromMe', value: 'true' },
        { name: 'body', value: 'a terceira' },
        { name: 'medias', value: 'tres.png image/png' },
      ],
    ]);
  });

  it('B-03 PAIN-6.6 too large, empty and wrong kinds are said before the upload, and hold the send back', async () => {
    const { user, posts } = await openConversation(firstTicket('ana'), unsigned);
    const video = new File(['x'], 'video.mp4', { type: 'video/mp4' });
    Object.defineProperty(video, 'size', { value: 17 * 1024 * 1024 });
    fireEvent.change(screen.getByLabelText('Anexar arquivo', { selector: 'input' }), {
      target: {
        files: [
          video,
          picture('boa.png'),
          new File([], 'vazio.pdf'),
          new File(['x'], 'logo.svg', { type: 'image/svg+xml' }),
        ],
      },
    });
    expect(screen.getByText('Maior que 16 MB')).toBeVisible();
    expect(screen.getByText('Arquivo vazio')).toBeVisible();
    expect(screen.getByText('Tipo de arquivo não aceito')).toBeVisible();
    expect(screen.getByLabelText('Enviar 4 arquivos')).toBeDisabled();
    for (const name of ['video.mp4', 'vazio.pdf', 'logo.svg'])
      await user.click(screen.getByLabelText(`Remover ${name}`));
    expect(screen.getByLabelText('Enviar 1 arquivo')).toBeEnabled();
    expect(posts).toEqual([]);
  });

  it('B-03 PAIN-6.6 a file that the server finds too large fails alone, the others go', async () => {
    const ticket = firstTicket('ana');
    const { box, user } = await openConversation(ticket, unsigned);
    backend.failNext('POST /messages', 413);
    paste(box, picture('grande.png'));
    paste(box, picture('pequena.png'));
    await user.click(screen.getByLabelText('Enviar 2 arquivos'));
    await sent(ticket.id, 'pequena.png');
    expect(await screen.findByText('Não enviada.')).toBeVisible();
  });

  it('B-01 PAIN-2.3 files wait with their ticket and never show in another', async () => {
    const [ticket, other] = ticketsOf('ana');
    if (!ticket || !other) throw new Error('ana needs two tickets');
    const { box } = await openConversation(ticket, unsigned);
    paste(box, picture('minha.png'));
    const go = (uuid: string): void =>
      act(() => {
        window.history.pushState(null, '', `/tickets/${uuid}`);
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      });
    go(other.uuid);
    await waitFor(() => expect(screen.queryByText('minha.png')).toBeNull());
    await findBox();
    go(ticket.uuid);
    expect(await screen.findByText('minha.png')).toBeVisible();
  });
});

describe('quick answers', () => {
  it('P-10 P-11 P-12 B-21 "/" at a word start opens the list; keys choose; the preview is filled in', async () => {
    const ticket = firstTicket('ana');
    const { box, user, write, posts } = await openConversation(ticket, unsigned);
    await write(box, '/');
    expect(screen.queryByRole('listbox', { name: 'Respostas rápidas' })).toBeNull();
    await write(box, 'o');
    const list = await screen.findByLabelText('Respostas rápidas', { selector: '[role=listbox]' });
    await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant'));
    expect(box).toHaveAttribute('aria-controls', list.id);
    fireEvent.change(box, { target: { value: 'Veja /pro' } });
    box.setSelectionRange(9, 9);
    expect(
      within(list)
        .getByText(/^\/protocolo/)
        .closest('li'),
    ).toHaveTextContent('/protocolo - Seu protocolo de atendimento é {{pr...');
    expect(screen.getByLabelText('Prévia')).toHaveTextContent(/Seu protocolo de atendimento é \d{14}\./);
    await user.keyboard('{Enter}');
    expect(box).toHaveValue('Veja Seu protocolo de atendimento é {{protocol}}.');
    expect(posts).toEqual([]);
  });

  it('B-21 arrows move through the list and Escape closes it', async () => {
    const { box, user, write } = await openConversation(firstTicket('ana'), unsigned);
    await write(box, '/a');
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1));
    const [first, second] = screen.getAllByRole('option');
    expect(first).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Escape}');
    expect(screen.queryAllByRole('option')).toEqual([]);
    expect(box).toHaveValue('/a');
  });

  it('P-12 B-21 PAIN-2.6 an attachment is shown first and sent on send, with the message as its caption', async () => {
    const ticket = firstTicket('ana');
    const { box, user, write, posts } = await openConversation(ticket, unsigned);
    await write(box, '/catalogo');
    await screen.findByText(/^\/catalogo/);
    await user.keyboard('{Enter}');
    expect(box).toHaveValue('Segue o nosso catálogo com as novidades da estação.');
    expect(await screen.findByText('catalogo.jpg')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Enviar 1 arquivo')).toBeEnabled());
    expect(posts).toEqual([]);
    await user.keyboard('{Enter}');
    await sent(ticket.id, 'Segue o nosso catálogo com as novidades da estação.');
    expect(posts[0]?.parts.at(-1)).toEqual({ name: 'medias', value: 'catalogo.jpg image/jpeg' });
  });

  it('PAIN-2.3 B-21 a slow attachment arrives in the ticket it was chosen in', async () => {
    const [ticket, other] = ticketsOf('ana');
    if (!ticket || !other) throw new Error('ana needs two tickets');
    const { box, user, write } = await openConversation(ticket, unsigned);
    await write(box, '/catalogo');
    await screen.findByText(/^\/catalogo/);
    await user.keyboard('{Enter}');
    act(() => {
      window.history.pushState(null, '', `/tickets/${other.uuid}`);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await waitFor(async () => expect(await findBox()).toHaveValue(''));
    expect(screen.queryByText('catalogo.jpg')).toBeNull();
  });
});
