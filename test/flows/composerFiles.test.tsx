import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeUnreadable, unreadable } from '../unreadable';
import { backend } from '../world';
import {
  allConfirmed,
  change,
  findBox,
  firstTicket,
  go,
  holdBack,
  openConversation,
  picture,
  sent,
  ticketsOf,
} from './composerHelpers';

const unsigned = { storage: { signOption: 'false' } };

const transfer = (...files: File[]) => ({ files, types: ['Files'], items: [], getData: () => '' });

const paste = (box: HTMLElement, file: File): void => {
  fireEvent.paste(box, { clipboardData: transfer(file) });
};

const drop = (...files: File[]): void => dropGiven(transfer(...files));

const dropGiven = (dataTransfer: object): void => {
  const column = screen.getByLabelText(/^Conversa com/, { selector: 'section' });
  const event = createEvent.drop(column);
  Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
  act(() => void column.dispatchEvent(event));
};

const tray = () => within(screen.getByLabelText('Arquivos a enviar'));

/** The answer that the keys of the box act on. */
const active = (box: HTMLElement): HTMLElement => {
  const option = document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
  if (!option) throw new Error('no quick answer is active');
  return option;
};

let ticket: ReturnType<typeof firstTicket>;

beforeEach(() => {
  ticket = firstTicket('ana');
});

describe('files', () => {
  it('DAY-26 REAL-9 P-13 B-03 PAIN-2.7 PAIN-6.5 pasted and dropped files share one queue, go one by one in order, fields before the file', async () => {
    const { box, user, posts } = await openConversation(ticket, unsigned);
    paste(box, picture('um.png'));
    paste(box, picture('dois.png'));
    drop(picture('tres.png'));
    expect(
      tray()
        .getAllByText(/\.png$/)
        .map((tile) => tile.textContent),
    ).toEqual(['um.png', 'dois.png', 'tres.png']);
    await waitFor(() => expect(box).toHaveFocus());
    await user.click(tray().getByLabelText('Remover dois.png'));
    fireEvent.change(tray().getByLabelText('Legenda de tres.png'), { target: { value: 'a terceira' } });
    expect(posts).toEqual([]);
    await user.click(screen.getByLabelText('Enviar 2 arquivos'));
    expect(screen.queryByLabelText('Arquivos a enviar')).toBeNull();
    await sent(ticket.id, '-', 'a terceira');
    await allConfirmed();
    expect(posts.map(({ parts }) => parts)).toEqual([
      [
        { name: 'fromMe', value: 'true' },
        { name: 'body', value: '' },
        { name: 'medias', value: 'um.png image/png' },
      ],
      [
        { name: 'fromMe', value: 'true' },
        { name: 'body', value: 'a terceira' },
        { name: 'medias', value: 'tres.png image/png' },
      ],
    ]);
  });

  it('PUB-82 P-13 B-03 pictures that the network does not take as such, and mails, go as documents, never drawn', async () => {
    const { user, posts } = await openConversation(ticket, unsigned);
    drop(
      new File(['<svg/>'], 'planta.svg', { type: 'image/svg+xml' }),
      new File(['x'], 'a.eml', { type: 'message/rfc822' }),
    );
    await tray().findByLabelText('Remover planta.svg');
    expect(document.querySelector('img[src^="blob:"]')).toBeNull();
    await user.click(screen.getByLabelText('Enviar 2 arquivos'));
    await allConfirmed();
    expect(posts.map(({ parts }) => parts.at(-1)?.value)).toEqual([
      'planta.svg application/octet-stream',
      'a.eml application/octet-stream',
    ]);
  });

  it('PUB-88 B-03 B-22 Enter in a caption sends, Shift+Enter breaks its line, and letters still find the text', async () => {
    const { box, user, posts } = await openConversation(ticket, unsigned);
    drop(picture('um.png'), picture('dois.png'));
    const caption = await tray().findByLabelText('Legenda de um.png');
    box.blur();
    await user.keyboard('olá');
    expect(box).toHaveValue('olá');
    await user.click(caption);
    await user.paste('Rua A');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    await user.paste('Casa 2');
    expect(posts).toEqual([]);
    await user.keyboard('{Enter}');
    await sent(ticket.id, 'Rua A\r\nCasa 2', 'olá');
    expect(screen.queryByLabelText('Arquivos a enviar')).toBeNull();
  });

  it('PUB-28 B-03 a folder that is dropped is refused in words, what was dropped with it is attached', async () => {
    const { user, posts } = await openConversation(ticket, unsigned);
    const given = [new File(['x'], 'fotos'), picture('uma.png')];
    dropGiven({
      files: given,
      types: ['Files'],
      items: given.map(({ name }) => ({
        kind: 'file',
        webkitGetAsEntry: () => ({ isDirectory: name === 'fotos', isFile: name !== 'fotos', name }),
      })),
    });
    expect(await screen.findByText(/^Pastas não podem ser enviadas/)).toBeVisible();
    expect(await screen.findByLabelText('Remover uma.png')).toBeVisible();
    expect(tray().queryByText('fotos')).toBeNull();
    await user.click(screen.getByLabelText('Enviar 1 arquivo'));
    await sent(ticket.id, '-');
    expect(posts).toHaveLength(1);
  });

  it('PUB-28 B-03 what turns out not to be readable says so in its tile, and cannot be sent', async () => {
    const { box, user, posts } = await openConversation(ticket, unsigned);
    paste(box, unreadable('proposta.pdf'));
    expect(await screen.findByText('Não dá para ler. Anexe de novo.')).toBeVisible();
    expect(screen.getByLabelText('Enviar 1 arquivo')).toBeDisabled();
    await user.click(tray().getByLabelText('Remover proposta.pdf'));
    expect(posts).toEqual([]);
  });

  it('PUB-29 B-03 a file saved anew after it was attached goes as it was attached', async () => {
    const { box, user } = await openConversation(ticket, unsigned);
    const proposal = new File(['%PDF'], 'proposta.pdf', { type: 'application/pdf' });
    const reading = vi.spyOn(proposal, 'arrayBuffer');
    paste(box, proposal);
    await act(async () => void (await reading.mock.results[0]?.value));
    makeUnreadable(proposal);
    await user.click(await screen.findByLabelText('Enviar 1 arquivo'));
    await sent(ticket.id, '-');
    await allConfirmed();
  });

  it('PUB-28 PUB-29 B-02 a large one that has changed is not sent, says what to do, and the next texts go', async () => {
    const { box, user, write, posts } = await openConversation(ticket, unsigned);
    const large = new File(['%PDF'], 'proposta.pdf', { type: 'application/pdf' });
    Object.defineProperty(large, 'size', { value: 17 * 1024 * 1024 });
    paste(box, large);
    await screen.findByLabelText('Remover proposta.pdf');
    makeUnreadable(large);
    await user.click(screen.getByLabelText('Enviar 1 arquivo'));
    await write(box, 'Segue a proposta', '{Enter}');
    expect(await screen.findByText('O arquivo mudou ou saiu do lugar depois de anexado. Anexe de novo.')).toBeVisible();
    expect(screen.queryByText('Tentar de novo')).toBeNull();
    await sent(ticket.id, 'Segue a proposta');
    expect(posts).toHaveLength(1);
    await user.click(screen.getByText('Descartar'));
    await allConfirmed();
  });

  it('SAFE-17 B-02 the name of a file that could not be sent cannot hide its ending in the row either', async () => {
    const { box, user } = await openConversation(ticket, unsigned);
    backend.failNext('POST /messages', 400, 'ERR_SENDING_WAPP_MSG');
    paste(box, new File(['%PDF'], 'nota_\u202Efdp.exe.pdf', { type: 'application/pdf' }));
    await user.click(screen.getByLabelText('Enviar 1 arquivo'));
    const row = (await screen.findByText('Não enviada:')).closest('a');
    await waitFor(() => expect(row).toHaveTextContent('nota_fdp.exe.pdf'));
    expect(row?.textContent).not.toContain('\u202E');
  });

  it('B-03 REAL-9 what is written with a sound reaches the customer: as a message of its own, for sound has no caption', async () => {
    const { box, write } = await openConversation(ticket, unsigned);
    paste(box, picture('capa.png'));
    paste(box, new File(['x'], 'musica.mp3', { type: 'audio/mpeg' }));
    await tray().findByLabelText('Legenda de capa.png');
    expect(tray().queryByLabelText('Legenda de musica.mp3')).toBeNull();
    fireEvent.click(tray().getByLabelText('Remover capa.png'));
    await waitFor(() => expect(box.placeholder).not.toMatch(/legenda/i));
    await write(box, 'Ouça com calma', '{Enter}');
    await sent(ticket.id, 'Ouça com calma', 'Áudio');
  });

  it('REAL-9 B-02 a document without a caption keeps its name for the customer, and its bubble goes with its echo', async () => {
    const { box, user, posts } = await openConversation(ticket, unsigned);
    paste(box, new File(['%PDF'], 'contrato final.pdf', { type: 'application/pdf' }));
    await user.click(screen.getByLabelText('Enviar 1 arquivo'));
    await sent(ticket.id, '-');
    await allConfirmed();
    expect(posts[0]?.parts).toEqual([
      { name: 'fromMe', value: 'true' },
      { name: 'body', value: '' },
      { name: 'medias', value: 'contrato final.pdf application/pdf' },
    ]);
    const column = within(screen.getByLabelText(/^Conversa com/, { selector: 'section' }));
    await waitFor(() => expect(column.getAllByTitle('contrato_final.pdf')).toHaveLength(1));
    expect(column.queryByTitle('contrato final.pdf')).toBeNull();
  });

  it('B-03 PAIN-6.6 a file that the server finds too large fails alone, the others go', async () => {
    const { box, user } = await openConversation(ticket, unsigned);
    backend.failNext('POST /messages', 413);
    paste(box, picture('grande.png'));
    paste(box, picture('pequena.png'));
    await user.click(screen.getByLabelText('Enviar 2 arquivos'));
    await sent(ticket.id, '-');
    expect(await screen.findByText('Não enviada.')).toBeVisible();
    expect(box).toBeEnabled();
  });

  it('B-01 B-03 PAIN-2.3 PAIN-6.6 what cannot go is said before the upload; files wait with their ticket alone', async () => {
    const [, other] = ticketsOf('ana');
    if (!other) throw new Error('ana needs two tickets');
    const { user, posts } = await openConversation(ticket, unsigned);
    const video = new File(['x'], 'video.mp4', { type: 'video/mp4' });
    Object.defineProperty(video, 'size', { value: 17 * 1024 * 1024 });
    fireEvent.change(screen.getByLabelText('Anexar arquivo', { selector: 'input' }), {
      target: {
        files: [video, picture('boa.png'), new File([], 'vazio.pdf')],
      },
    });
    expect(tray().getByText('Maior que 16 MB')).toBeVisible();
    expect(tray().getByText('Arquivo vazio')).toBeVisible();
    expect(screen.getByLabelText('Enviar 3 arquivos')).toBeDisabled();
    for (const name of ['video.mp4', 'vazio.pdf']) await user.click(tray().getByLabelText(`Remover ${name}`));
    expect(screen.getByLabelText('Enviar 1 arquivo')).toBeEnabled();

    go(other);
    await waitFor(() => expect(screen.queryByText('boa.png')).toBeNull());
    await findBox();
    go(ticket);
    expect(await screen.findByText('boa.png')).toBeVisible();
    expect(posts).toEqual([]);
  });
});

describe('quick answers', () => {
  it('P-10 P-11 P-12 B-21 "/" at a word start opens the list; keys choose; the preview is filled in', async () => {
    const { box, user, write, posts } = await openConversation(ticket, unsigned);
    await write(box, '/');
    expect(box).not.toHaveAttribute('aria-controls');
    await write(box, 'p');
    const list = await screen.findByLabelText('Respostas rápidas', { selector: '[role=listbox]' });
    expect(box).toHaveAttribute('aria-controls', list.id);
    await waitFor(() => expect(within(list).getAllByRole('option').length).toBeGreaterThan(1));
    const [first, second] = within(list).getAllByRole('option');
    expect(active(box)).toBe(first);
    expect(first).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(active(box)).toBe(second);
    await user.keyboard('{ArrowUp}');
    expect(active(box)).toBe(first);
    await user.keyboard('{Escape}');
    expect(list).not.toBeInTheDocument();
    expect(box).toHaveValue('/p');

    change(box, 'Veja /pro');
    expect(active(box)).toHaveTextContent('/protocolo - Seu protocolo de atendimento é {{pr...');
    expect(screen.getByLabelText('Prévia')).toHaveTextContent(/Seu protocolo de atendimento é \d{14}\./);
    await user.keyboard('{Enter}');
    expect(box).toHaveValue('Veja Seu protocolo de atendimento é {{protocol}}.');
    expect(posts).toEqual([]);
  });

  it('P-12 B-21 PAIN-2.3 PAIN-2.6 an attachment is shown first, in its own ticket, and sent on send with the message as its caption', async () => {
    const [, other] = ticketsOf('ana');
    if (!other) throw new Error('ana needs two tickets');
    const { box, user, write, posts } = await openConversation(ticket, unsigned);
    const release = holdBack('*/public/*');
    await write(box, '/catalogo');
    await waitFor(() => expect(active(box)).toHaveTextContent('/catalogo'));
    await user.keyboard('{Enter}');
    expect(box).toHaveValue('Segue o nosso catálogo com as novidades da estação.');
    expect(tray().getByText('catalogo.jpg')).toBeVisible();
    expect(screen.getByLabelText('Enviar 1 arquivo')).toBeDisabled();
    go(other);
    await waitFor(async () => expect(await findBox()).toHaveValue(''));
    expect(screen.queryByText('catalogo.jpg')).toBeNull();
    go(ticket);
    release();
    await waitFor(() => expect(screen.getByLabelText('Enviar 1 arquivo')).toBeEnabled());
    expect(posts).toEqual([]);
    await write(await findBox(), '', '{Enter}');
    await sent(ticket.id, 'Segue o nosso catálogo com as novidades da estação.');
    expect(posts.map(({ ticketId }) => ticketId)).toEqual([ticket.id]);
    expect(posts[0]?.parts.at(-1)).toEqual({ name: 'medias', value: 'catalogo.jpg image/jpeg' });
  });
});
