import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findBox, firstTicket, openConversation, sent, ticketsOf } from './composerHelpers';

vi.setConfig({ testTimeout: 90_000 });

type Process = ((event: { inputBuffer: { getChannelData: () => Float32Array } }) => void) | null;

/** A microphone of this test: its tracks, and a way to speak into it. */
function installMicrophone(refusal: string | null = null) {
  const tracks: { stop: ReturnType<typeof vi.fn> }[] = [];
  const contexts: FakeContext[] = [];
  const processors: { onaudioprocess: Process }[] = [];
  const node = () => ({ connect: vi.fn(), disconnect: vi.fn() });

  class FakeContext {
    sampleRate = 44_100;
    state = 'running';
    destination = node();
    constructor() {
      contexts.push(this);
    }
    close(): Promise<void> {
      this.state = 'closed';
      return Promise.resolve();
    }
    createMediaStreamSource = node;
    createAnalyser = () => ({ ...node(), fftSize: 0, getFloatTimeDomainData: (into: Float32Array) => into.fill(0.1) });
    createScriptProcessor() {
      const processor = { ...node(), onaudioprocess: null };
      processors.push(processor);
      return processor;
    }
  }

  const getUserMedia = vi.fn(() => {
    if (refusal !== null) return Promise.reject(new DOMException('no', refusal));
    const track = { stop: vi.fn() };
    tracks.push(track);
    return Promise.resolve({ getTracks: () => [track], getAudioTracks: () => [track] });
  });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('AudioContext', FakeContext);
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });

  /** The library leaves the first 300 ms out. */
  const speak = async (seconds: number): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, 350));
    const samples = Float32Array.from({ length: 44_100 * seconds }, (_, at) => Math.sin(at / 20) * 0.5);
    processors.at(-1)?.onaudioprocess?.({ inputBuffer: { getChannelData: () => samples } });
  };
  const isReleased = (): boolean =>
    tracks.every((track) => track.stop.mock.calls.length > 0) && contexts.every(({ state }) => state === 'closed');
  return { speak, isReleased, getUserMedia };
}

let ticket: ReturnType<typeof firstTicket>;

async function record(seconds: number) {
  const microphone = installMicrophone();
  const app = await openConversation(ticket);
  await app.user.click(screen.getByLabelText('Gravar áudio'));
  await screen.findByLabelText('Tempo de gravação', {}, { timeout: 40_000 });
  await microphone.speak(seconds);
  return { ...app, microphone };
}

beforeEach(() => {
  ticket = firstTicket('ana');
});

describe('voice notes', () => {
  it('P-14 P-15 B-23 PAIN-6.1 PAIN-6.2 is sent as a 128 kbps mp3 under the name of a voice note', async () => {
    const { user, microphone, posts } = await record(2);
    expect(screen.getByLabelText('Volume do microfone')).toBeVisible();
    await user.click(screen.getByLabelText('Enviar áudio'));
    await sent(ticket.id, 'Áudio');
    expect(posts[0]?.parts.at(-1)?.value).toMatch(/^audio-record-site-\d+\.mp3 audio\/mp3$/);
    expect(microphone.isReleased()).toBe(true);
    expect(await findBox()).toBeVisible();
  });

  it('B-23 P-14 can be listened to before it is sent, with the microphone already released', async () => {
    const { user, microphone, posts } = await record(2);
    await user.click(screen.getByLabelText('Parar e ouvir'));
    expect(await screen.findByLabelText('Ouvir')).toBeVisible();
    expect(microphone.isReleased()).toBe(true);
    expect(posts).toEqual([]);
    await user.click(screen.getByLabelText('Enviar áudio'));
    await sent(ticket.id, 'Áudio');
  });

  it('P-16 under 10,000 bytes it is discarded, not sent, and says so', async () => {
    const { user, microphone, posts } = await record(0.3);
    await user.click(screen.getByLabelText('Enviar áudio'));
    expect(await screen.findByText('A gravação ficou curta demais e foi descartada.')).toBeVisible();
    expect(posts).toEqual([]);
    expect(microphone.isReleased()).toBe(true);
  });

  it('P-17 PAIN-6.2 cancelling discards it and releases the microphone', async () => {
    const { user, microphone, posts } = await record(2);
    await user.click(screen.getByLabelText('Cancelar gravação'));
    expect(await findBox()).toBeVisible();
    expect(microphone.isReleased()).toBe(true);
    expect(posts).toEqual([]);
  });

  it('B-23 PAIN-6.3 leaving the ticket cancels it; it never goes to another', async () => {
    const { microphone, posts } = await record(2);
    const [, other] = ticketsOf('ana');
    act(() => {
      window.history.pushState(null, '', `/tickets/${other?.uuid}`);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await waitFor(() => expect(microphone.isReleased()).toBe(true));
    await findBox();
    expect(screen.queryByLabelText('Gravação de áudio')).toBeNull();
    expect(posts).toEqual([]);
  });

  it.each([
    ['NotAllowedError', 'O microfone está bloqueado. Libere o acesso nas configurações do navegador.'],
    ['NotFoundError', 'Nenhum microfone encontrado.'],
  ])('B-23 PAIN-2.12 says what is wrong: %s', async (refusal, text) => {
    const microphone = installMicrophone(refusal);
    const { user } = await openConversation(ticket);
    await user.click(screen.getByLabelText('Gravar áudio'));
    expect(await screen.findByText(text, {}, { timeout: 40_000 })).toBeVisible();
    expect(microphone.isReleased()).toBe(true);
  });

  it('B-23 PAIN-2.12 without a secure connection it says so and asks for nothing', async () => {
    const microphone = installMicrophone();
    vi.stubGlobal('isSecureContext', false);
    const { user } = await openConversation(ticket);
    await user.click(screen.getByLabelText('Gravar áudio'));
    expect(await screen.findByText('A gravação precisa de uma conexão segura (https).')).toBeVisible();
    expect(microphone.getUserMedia).not.toHaveBeenCalled();
  });
});
