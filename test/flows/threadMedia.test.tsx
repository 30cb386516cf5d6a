import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { requests } from '../page';
import { server } from '../msw';
import { everyKind } from '../backend/seed/messages';
import { conversationOf, joinedRoom, lines, openThread, rowOf, rowsOf, scrollTo } from './threadHelpers';
import { backend, backendUrl } from '../world';

const image = (name: string) => ({ body: '-', mediaType: 'image', mediaPath: name });

describe('what a message holds', () => {
  it('M-09 M-10 M-11 M-12 B-19 picture, sticker, voice, video, document and a kind nobody knows', async () => {
    const { ticket } = conversationOf([
      { body: 'Olha a caixa', mediaType: 'image', mediaPath: 'caixa.jpg' },
      { body: 'sticker', mediaType: 'image', mediaPath: 'figurinha.webp' },
      { body: 'Áudio', mediaType: 'audio', mediaPath: 'audio.wav' },
      { body: '-', mediaType: 'video', mediaPath: 'video.mp4' },
      { body: '-', mediaType: 'application', mediaPath: '1795219416991_Nota fiscal ção.pdf' },
      { body: 'segue', mediaType: 'holograma', mediaPath: 'cena.holo' },
    ]);
    const { thread } = await openThread(ticket.uuid);
    const picture = await within(thread).findByRole('img', { name: 'Olha a caixa' });
    expect(picture).toHaveAttribute('src', `${backendUrl}/public/caixa.jpg`);
    expect(within(thread).getByRole('img', { name: 'Figurinha' })).toHaveAttribute(
      'src',
      expect.stringContaining('.webp'),
    );
    const audio = thread.querySelector('audio');
    expect(audio).toHaveAttribute('src', `${backendUrl}/public/audio.wav`);
    expect(audio).not.toHaveAttribute('type');
    expect(within(thread).getByLabelText('Vídeo').tagName).toBe('VIDEO');
    const link = within(rowOf(thread, 'Nota fiscal ção.pdf')).getByRole('link', { name: 'Baixar' });
    expect(link).toHaveAttribute('href', `${backendUrl}/public/1795219416991_Nota%20fiscal%20%C3%A7%C3%A3o.pdf`);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(rowOf(thread, 'Nota fiscal ção.pdf')).toHaveTextContent('PDF');
    expect(within(rowOf(thread, 'cena.holo')).getByRole('link', { name: 'Baixar' })).toBeInTheDocument();
    expect(rowOf(thread, 'cena.holo')).toHaveTextContent('segue');
  });

  it('M-13 M-14 M-15 location, contact card and missed call', async () => {
    const kinds = everyKind.filter(({ mediaType }) =>
      ['locationMessage', 'contactMessage', 'call_log'].includes(mediaType ?? ''),
    );
    const { ticket } = conversationOf(kinds.map((draft) => ({ ...draft, fromMe: false })));
    const { thread, user } = await openThread(ticket.uuid);
    const map = await within(thread).findByRole('link', { name: 'Abrir no mapa' });
    expect(map).toHaveAttribute('href', expect.stringMatching(/^https:\/\/maps\.google\.com\//));
    expect(within(thread).getByRole('img', { name: 'Localização no mapa' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/png;base64,\w/),
    );
    expect(rowOf(thread, 'Abrir no mapa')).toHaveTextContent('-23.5891, -46.6388');
    expect(rowOf(thread, 'Transportadora Veloz')).toHaveTextContent('+55 11 97777-0000');
    expect(rowOf(thread, /Chamada de voz\/vídeo perdida às \d\d:\d\d/)).toBeInTheDocument();
    await user.click(within(thread).getByRole('button', { name: 'Iniciar atendimento' }));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 15_000 });
    expect(await within(dialog).findByDisplayValue('Transportadora Veloz')).toBeInTheDocument();
    expect(within(dialog).getByDisplayValue('5511977770000')).toBeInTheDocument();
  });

  it('B-18 B-42 marks are drawn, HTML and foreign schemes stay text', async () => {
    const { ticket } = conversationOf([
      { body: '*forte* e _leve_ em https://loja.example/a' },
      { body: '<img src=x onerror=alert(1)><b>x</b> javascript:alert(1)' },
      { body: 'data:image/svg+xml,<svg onload=alert(1)>|javascript:alert(1)|<i>rua</i>', mediaType: 'locationMessage' },
      { body: '🎉' },
    ]);
    const { thread } = await openThread(ticket.uuid);
    expect((await within(thread).findByText('forte')).tagName).toBe('B');
    const link = within(thread).getByRole('link', { name: 'https://loja.example/a' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(within(thread).getByText(/<img src=x onerror=alert\(1\)>/)).toBeInTheDocument();
    expect(rowOf(thread, '<i>rua</i>')).toBeInTheDocument();
    expect(within(thread).getAllByRole('link')).toHaveLength(1);
    expect(
      thread.querySelectorAll('[src^="javascript"], [href^="javascript"], [href^="data"], svg[onload]'),
    ).toHaveLength(0);
    expect(within(thread).getByText('🎉')).toHaveAttribute('data-emoji');
  });

  it('REAL-13 B-18 PAIN-7.4 a long text is folded and shown whole on demand, also as a caption', async () => {
    const long = `${'palavra '.repeat(600)}fim`;
    const { ticket } = conversationOf([
      { body: 'curta' },
      { body: Array.from({ length: 40 }, (_, index) => `item ${index}`).join('\n') },
      { body: long },
      { body: `legenda ${long}`, mediaType: 'image', mediaPath: 'caixa.jpg' },
    ]);
    const { thread, user } = await openThread(ticket.uuid);
    const shown = await within(thread).findAllByRole('button', { name: 'Mostrar tudo' });
    expect(shown).toHaveLength(3);
    expect(rowOf(thread, 'item 0')).not.toHaveTextContent('item 39');
    for (const start of [/: palavra/, /legenda/]) {
      const row = rowOf(thread, start);
      const button = within(row).getByRole('button', { name: 'Mostrar tudo' });
      expect(button).toHaveAttribute('aria-expanded', 'false');
      expect(row.textContent.length).toBeLessThan(900);
      await user.click(button);
      expect(row).toHaveTextContent(/fim/);
      expect(within(row).getByRole('button', { name: 'Mostrar menos' })).toBe(button);
      expect(button).toHaveFocus();
      expect(button).toHaveAttribute('aria-expanded', 'true');
      await user.keyboard('{Enter}');
      expect(row).not.toHaveTextContent(/fim/);
    }
  });

  it('REAL-13 what was unfolded stays so while it is scrolled out of sight', async () => {
    const { ticket } = conversationOf([...lines(90), { body: `${'palavra '.repeat(600)}fim` }]);
    const { thread, user } = await openThread(ticket.uuid);
    await user.click(await within(thread).findByRole('button', { name: 'Mostrar tudo' }));
    scrollTo(thread, 0);
    await waitFor(() => expect(thread).not.toHaveTextContent('palavra'));
    scrollTo(thread, thread.scrollHeight);
    expect(await within(thread).findByRole('button', { name: 'Mostrar menos' })).toBeInTheDocument();
  });

  it('PAIN-6.4 a voice message this browser cannot play is offered as a file', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('');
    const { ticket } = conversationOf([{ body: 'Áudio', mediaType: 'audio', mediaPath: 'voz.oga' }]);
    const { thread } = await openThread(ticket.uuid);
    expect(await within(thread).findByText('Este navegador não toca este áudio.')).toBeInTheDocument();
    expect(within(thread).getByRole('link', { name: 'Baixar' })).toBeInTheDocument();
    expect(thread.querySelector('audio')).toBeNull();
  });

  it('B-19 voice: one at a time, seek, and 1x, 1.5x, 2x', async () => {
    const voice = { body: 'Áudio', mediaType: 'audio', mediaPath: 'audio.wav' };
    const { ticket } = conversationOf([voice, voice]);
    const { thread, user } = await openThread(ticket.uuid);
    await waitFor(() => expect(within(thread).getAllByRole('button', { name: 'Ouvir' })).toHaveLength(2));
    const [first, second] = thread.querySelectorAll('audio');
    if (!first || !second) throw new Error('two players');
    const [play, playOther] = within(thread).getAllByRole('button', { name: 'Ouvir' });
    if (!play || !playOther) throw new Error('two buttons');
    await user.click(play);
    expect(within(thread).getByRole('button', { name: 'Pausar' })).toBe(play);
    await user.click(playOther);
    expect(within(thread).getAllByRole('button', { name: 'Pausar' })).toEqual([playOther]);
    for (const speed of [1.5, 2, 1]) {
      const [button] = within(thread).getAllByRole('button', { name: /^Velocidade/ });
      await user.click(button ?? thread);
      expect(first.playbackRate).toBe(speed);
    }
    Object.defineProperty(first, 'duration', { configurable: true, value: 42 });
    fireEvent(first, new Event('durationchange'));
    const [slider] = within(thread).getAllByRole('slider', { name: 'Posição' });
    fireEvent.change(slider ?? thread, { target: { value: 16 } });
    expect(first.currentTime).toBe(16);
    expect(thread).toHaveTextContent('0:16 / 0:42');
  });

  it('B-19 the gallery goes through all pictures and videos of the conversation', async () => {
    const { ticket } = conversationOf([
      image('caixa.jpg'),
      { body: 'texto' },
      image('sala.jpg'),
      { body: '-', mediaType: 'video', mediaPath: 'video.mp4' },
    ]);
    const { thread, user } = await openThread(ticket.uuid);
    const [open] = await within(thread).findAllByRole('button', { name: 'Abrir a foto' });
    await user.click(open ?? thread);
    expect(await screen.findByText('1 / 3', {}, { timeout: 15_000 })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Próxima' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Baixar' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Aproximar' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Próxima' }));
    expect(await screen.findByText('2 / 3')).toBeInTheDocument();
    await joinedRoom(ticket.id);
    backend.receive({
      ticketId: ticket.id,
      body: 'e mais esta',
      mediaType: 'image',
      mediaPath: 'caixa.jpg',
      bot: false,
    });
    expect(await screen.findByText('2 / 4')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByText('2 / 4')).not.toBeInTheDocument());
  });
});

describe('odd data', () => {
  it('B-36 PAIN-3.3 every field null or missing still shows the others', async () => {
    const { ticket } = conversationOf(lines(1));
    const whole = {
      id: 'X',
      ticketId: ticket.id,
      body: 'corpo',
      fromMe: true,
      read: true,
      ack: 3,
      mediaType: 'conversation',
      mediaUrl: null,
      isDeleted: false,
      isEdited: false,
      quotedMsgId: null,
      quotedMsg: { id: 'Q', body: 'citada' },
      createdAt: '2026-11-21T15:00:00.000Z',
      contact: { id: 1, name: 'Alguém', number: '1' },
    };
    const fields = Object.keys(whole).filter((key) => key !== 'ticketId');
    const odd = fields.flatMap((field, index) => [
      { ...whole, id: `n${index}`, [field]: null },
      { ...whole, id: `m${index}`, ...Object.fromEntries([[field, undefined]]) },
    ]);
    const kinds = [
      'image',
      'audio',
      'video',
      'application',
      'locationMessage',
      'contactMessage',
      'call_log',
      'reactionMessage',
    ];
    const empty = kinds.map((mediaType) => ({
      ...whole,
      id: `k${mediaType}`,
      mediaType,
      body: null,
      quotedMsg: { body: null },
    }));
    const all = [...odd, ...empty, { ...whole, id: 'last', body: 'a última', createdAt: '2026-11-22T15:00:00.000Z' }];
    let start = 0;
    for (; start < all.length; start += 12) {
      const messages = [
        ...all.slice(start, start + 12),
        { ...whole, id: 'end', body: 'fim', createdAt: '2026-11-23T00:00:00.000Z' },
      ];
      server.use(
        http.get('*/api/messages/:id', () =>
          HttpResponse.json({ count: messages.length, messages, hasMore: false, ticket: null }),
        ),
      );
      const { thread, unmount } = await openThread(ticket.uuid);
      await within(thread).findByText('fim');
      expect(rowsOf(thread).length).toBeGreaterThanOrEqual(messages.length - 2);
      expect(within(thread).queryByText('Não foi possível mostrar esta mensagem.')).not.toBeInTheDocument();
      unmount();
      server.resetHandlers();
    }
  }, 180_000);
});

describe('quoted messages', () => {
  it('B-16 PAIN-3.6 a click on a quote reads older pages until the message is there and shows it', async () => {
    const said = lines(50);
    const { ticket } = conversationOf([...said, { body: 'sobre a primeira', quotedMsgId: 'MSG0001' }]);
    const { thread, user } = await openThread(ticket.uuid);
    await joinedRoom(ticket.id);
    const row = rowOf(thread, 'sobre a primeira');
    await user.click(within(row).getByRole('button', { name: /linha 2/ }));
    await waitFor(() => expect(rowsOf(thread).some((item) => item.dataset['row'] === 'MSG0001')).toBe(true), {
      timeout: 15_000,
    });
    // Three pages, and the newest once more where the socket was late.
    expect(requests('GET', `/messages/${ticket.id}`)).toBeLessThanOrEqual(4);
  });

  it('B-16 a quoted message that is nowhere is said to be missing', async () => {
    const { ticket } = conversationOf([{ body: 'antiga' }, { body: 'sobre algo', quotedMsgId: 'FORA' }]);
    const other = backend.store.messages.find((row) => row.ticketId !== ticket.id);
    if (other) backend.store.messages.insert(() => ({ ...other, id: 'FORA', body: 'de outro atendimento' }));
    const { thread, user } = await openThread(ticket.uuid);
    await user.click(await within(thread).findByRole('button', { name: /de outro atendimento/ }));
    expect(await screen.findByText('A mensagem citada não foi encontrada nesta conversa.')).toBeInTheDocument();
  });
});
