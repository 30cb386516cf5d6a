import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../world';
import { findBox, firstTicket, go, openConversation, replyToFirst, sent, ticketsOf } from './composerHelpers';
import { installMicrophone } from './microphone';

const bar = () => within(screen.getByLabelText('Gravação de áudio'));

let ticket: ReturnType<typeof firstTicket>;

async function microphoneAndApp(worklet?: () => Promise<void>) {
  const microphone = installMicrophone(null, 'running', worklet);
  const app = await openConversation(ticket);
  /** One more recording, up to the moment before its end. */
  const record = async (seconds: number): Promise<void> => {
    await app.user.click(screen.getByLabelText('Gravar áudio'));
    await screen.findByLabelText('Tempo de gravação', {}, { timeout: 20_000 });
    await microphone.speak(seconds);
  };
  return { ...app, microphone, record };
}

beforeEach(() => {
  ticket = firstTicket('ana');
});

describe('voice notes', () => {
  it('P-14 P-15 P-16 P-17 B-23 PAIN-6.1 PAIN-6.2 is sent as a 128 kbps mp3; too short or cancelled, it is not', async () => {
    const { user, record, microphone, posts } = await microphoneAndApp();
    await record(0.3);
    expect(bar().getByLabelText('Volume do microfone')).toBeVisible();
    await user.click(bar().getByLabelText('Enviar áudio'));
    expect(await screen.findByText('A gravação ficou curta demais e foi descartada.')).toBeVisible();
    expect(microphone.isReleased()).toBe(true);

    await record(0.8);
    expect(microphone.isReleased()).toBe(false);
    await user.click(bar().getByLabelText('Cancelar gravação'));
    expect(await findBox()).toBeVisible();
    expect(microphone.isReleased()).toBe(true);
    expect(posts).toEqual([]);

    await record(0.8);
    await user.click(bar().getByLabelText('Enviar áudio'));
    await sent(ticket.id, 'Áudio');
    expect(posts[0]?.parts.at(-1)?.value).toMatch(/^audio-record-site-\d+\.mp3 audio\/mp3$/);
    expect(microphone.isReleased()).toBe(true);
    expect(await findBox()).toBeVisible();
    expect(posts).toHaveLength(1);
  });

  it('REAL-11 B-02 one that could not be sent shows in the row by its kind, not by the name of its file', async () => {
    const { user, record } = await microphoneAndApp();
    backend.failNext('POST /messages', 500);
    await record(0.8);
    await user.click(bar().getByLabelText('Enviar áudio'));
    const row = (await screen.findByText('Sem confirmação:')).closest('a');
    await waitFor(() => expect(row).toHaveTextContent('Sem confirmação: Áudio'));
  });

  it('P-14 B-23 PAIN-6.3 can be listened to first, the microphone already released; leaving the ticket cancels it', async () => {
    const { user, record, microphone, posts } = await microphoneAndApp();
    await record(0.8);
    await user.click(bar().getByLabelText('Parar e ouvir'));
    // It plays at once.
    expect(await bar().findByLabelText('Pausar')).toBeVisible();
    expect(microphone.isReleased()).toBe(true);
    expect(posts).toEqual([]);
    await user.click(bar().getByLabelText('Enviar áudio'));
    await sent(ticket.id, 'Áudio');

    await record(0.8);
    const [, other] = ticketsOf('ana');
    if (!other) throw new Error('ana needs two tickets');
    go(other);
    await waitFor(() => expect(microphone.isReleased()).toBe(true));
    await findBox();
    expect(screen.queryByLabelText('Gravação de áudio')).toBeNull();
    expect(posts.map(({ ticketId }) => ticketId)).toEqual([ticket.id]);
  });

  it('PUB-84 B-23 Escape stops a recording and keeps it; a second one discards nothing', async () => {
    const { user, record, microphone } = await microphoneAndApp();
    await record(0.8);
    await user.keyboard('{Escape}');
    expect(await bar().findByLabelText('Ouvir')).toHaveFocus();
    expect(microphone.isReleased()).toBe(true);
    await user.keyboard('{Escape}');
    await user.click(bar().getByLabelText('Enviar áudio'));
    await sent(ticket.id, 'Áudio');
  });

  it('PUB-92 B-23 sent while it is still encoded it goes, though one leaves at once; thrown away it does not come back', async () => {
    const { user, record, microphone, posts } = await microphoneAndApp();
    await record(0.8);
    const answer = microphone.holdEncoder();
    await user.dblClick(bar().getByLabelText('Enviar áudio'));
    const [, other] = ticketsOf('ana');
    if (!other) throw new Error('ana needs two tickets');
    go(other);
    await waitFor(() => expect(window.location.pathname).toContain(other.uuid));
    answer();
    await sent(ticket.id, 'Áudio');

    await findBox();
    await record(0.8);
    const late = microphone.holdEncoder();
    await user.click(bar().getByLabelText('Parar e ouvir'));
    await user.click(bar().getByLabelText('Cancelar gravação'));
    late();
    await findBox();
    // As a new one can be made: the one before is over.
    await record(0.8);
    await user.click(bar().getByLabelText('Cancelar gravação'));
    expect(posts.map(({ ticketId }) => ticketId)).toEqual([ticket.id]);
  });

  it('PUB-87 B-23 a microphone that is unplugged ends the recording, which is kept, and that is said', async () => {
    const { user, record, microphone } = await microphoneAndApp();
    await record(0.8);
    microphone.unplug();
    expect(await screen.findByText(/^O microfone foi desconectado/)).toBeVisible();
    expect(microphone.isReleased()).toBe(true);
    await user.click(await bar().findByLabelText('Enviar áudio'));
    await sent(ticket.id, 'Áudio');
  });

  it('PUB-81 B-23 a recording says that it goes without the quote, which stays for the next text', async () => {
    const { user, record } = await microphoneAndApp();
    await replyToFirst(user);
    await record(0.8);
    expect(bar().getByText('Arquivos e áudios vão sem a citação.')).toBeVisible();
    await user.click(bar().getByLabelText('Enviar áudio'));
    await sent(ticket.id, 'Áudio');
    expect(await screen.findByLabelText(/^Respondendo/)).toBeVisible();
  });

  it('SAFE-8 B-23 a recording asks before a reload until it is sent', async () => {
    const { user, record } = await microphoneAndApp();
    const asksToUnload = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asksToUnload()).toBe(false);
    await record(0.8);
    expect(asksToUnload()).toBe(true);
    await user.click(bar().getByLabelText('Parar e ouvir'));
    expect(await bar().findByLabelText('Pausar')).toBeVisible();
    expect(asksToUnload()).toBe(true);
    await user.click(bar().getByLabelText('Enviar áudio'));
    await sent(ticket.id, 'Áudio');
    await waitFor(() => expect(asksToUnload()).toBe(false));
  });

  it.each([
    ['there is one', () => Promise.resolve(), 1, 0],
    ['it is not to be had', () => Promise.reject(new Error('offline')), 0, 1],
  ])(
    'DAY-30 P-15 what is spoken comes from a worklet, or from the older node: where %s',
    async (_when, worklet, ports, processors) => {
      const { user, record, microphone, posts } = await microphoneAndApp(worklet);
      await record(0.8);
      expect([microphone.ports.length, microphone.processors.length]).toEqual([ports, processors]);
      await user.click(bar().getByLabelText('Enviar áudio'));
      await sent(ticket.id, 'Áudio');
      expect(posts[0]?.parts.at(-1)?.value).toMatch(/^audio-record-site-\d+\.mp3 audio\/mp3$/);
      expect(microphone.isReleased()).toBe(true);
    },
  );

  it('DAY-6 the button that stops becomes the one that plays, and plays; the bin stays before them', async () => {
    const { user, record } = await microphoneAndApp();
    const played = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLElement) {
      this.dispatchEvent(new Event('play'));
      return Promise.resolve();
    });
    await record(0.8);
    const names = (): (string | null)[] =>
      bar()
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label'));
    expect(names()).toEqual(['Cancelar gravação', 'Parar e ouvir', 'Enviar áudio']);
    const stop = bar().getByLabelText('Parar e ouvir');
    await user.dblClick(stop);
    await waitFor(() => expect(names()).toEqual(['Cancelar gravação', 'Pausar', 'Enviar áudio']));
    expect(bar().getByLabelText('Pausar')).toBe(stop);
    expect(played).toHaveBeenCalled();
    expect(stop).toHaveFocus();
  });

  it('DAY-6 a double click on the button that sends it does not send the text that is half written', async () => {
    const { user, record, box, write, posts } = await microphoneAndApp();
    await write(box, 'Ainda não');
    await record(0.8);
    await user.click(bar().getByLabelText('Enviar áudio'));
    await sent(ticket.id, 'Áudio');
    // The box is back, its button under the pointer at rest.
    fireEvent.click(screen.getByRole('button', { name: 'Enviar' }), { detail: 2 });
    await waitFor(() => expect(box).toHaveFocus());
    expect(box).toHaveValue('Ainda não');
    expect(posts).toHaveLength(1);
  });

  it.each(['being recorded', 'listened to'])(
    'DAY-73 B-12 what is %s stays when a colleague returns the ticket, with a word, and can be sent later',
    async (step) => {
      const { user, record, microphone, second, posts } = await microphoneAndApp();
      await record(0.8);
      if (step === 'listened to') {
        await user.click(bar().getByLabelText('Parar e ouvir'));
        await bar().findByLabelText('Pausar');
      }
      const admin = await second('admin');
      await admin.request('PUT', `/tickets/${ticket.id}`, { status: 'pending', userId: null });
      expect(await screen.findByText('Este atendimento voltou à fila.')).toBeVisible();
      await waitFor(() => expect(microphone.isReleased()).toBe(true));
      expect(screen.getByText('Mensagem de voz')).toBeVisible();
      expect(posts).toEqual([]);

      await admin.request('PUT', `/tickets/${ticket.id}`, { status: 'open', userId: ticket.userId });
      await screen.findByLabelText('Gravação de áudio', {}, { timeout: 20_000 });
      expect(await bar().findByLabelText('Ouvir')).toBeVisible();
      await user.click(bar().getByLabelText('Enviar áudio'));
      await sent(ticket.id, 'Áudio');
    },
  );

  it('B-23 says at once that nothing is recorded where no sound comes in, as without a sound card', async () => {
    const { user, box } = await openConversation(ticket);
    const microphone = installMicrophone(null, 'suspended');
    const said = vi.spyOn(console, 'error').mockReturnValue();
    await user.click(screen.getByLabelText('Gravar áudio'));
    expect(await screen.findByText('Não deu para gravar. Tente de novo.', {}, { timeout: 20_000 })).toBeVisible();
    expect(said).toHaveBeenCalledOnce();
    expect(microphone.isReleased()).toBe(true);
    expect(box).toBeVisible();
  });

  it('B-23 says what is wrong: blocked, no microphone, no secure connection', async () => {
    const { user } = await openConversation(ticket);
    for (const [refusal, text] of [
      ['NotAllowedError', 'O microfone está bloqueado. Libere o acesso nas configurações do navegador.'],
      ['NotFoundError', 'Nenhum microfone encontrado.'],
    ] as const) {
      const microphone = installMicrophone(refusal);
      await user.click(screen.getByLabelText('Gravar áudio'));
      expect(await screen.findByText(text, {}, { timeout: 20_000 })).toBeVisible();
      expect(microphone.isReleased()).toBe(true);
    }
    const microphone = installMicrophone();
    vi.stubGlobal('isSecureContext', false);
    await user.click(screen.getByLabelText('Gravar áudio'));
    expect(await screen.findByText('A gravação precisa de uma conexão segura (https).')).toBeVisible();
    expect(microphone.getUserMedia).not.toHaveBeenCalled();
  });
});
