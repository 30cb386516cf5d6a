import { http, HttpResponse } from 'msw';
import { vi } from 'vitest';
import { createMp3Job } from '@/features/conversation/composer/mp3Job';
import { pause } from '@/lib/pause';
import { server } from '../msw';

type Process = ((event: { inputBuffer: { getChannelData: () => Float32Array } }) => void) | null;

/** Of a slow machine: the encoder answers when this is over. */
let slowness: Promise<void> = Promise.resolve();

/** jsdom has no workers: this one encodes in the page, whose microphone is not for the library. */
class InlineEncoder {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  terminate = vi.fn();
  #real: { context: unknown; devices: unknown } = { context: undefined, devices: undefined };
  readonly #job = createMp3Job(
    (data) => {
      this.#surround(this.#real.context, this.#real.devices);
      void slowness.then(() => this.onmessage?.({ data }));
    },
    (sampleRate) => {
      this.#real = { context: globalThis.AudioContext, devices: navigator.mediaDevices };
      const Rate = class {
        sampleRate = sampleRate;
      };
      this.#surround(Rate, undefined);
    },
  );
  postMessage(message: unknown): void {
    void this.#job(message);
  }
  #surround(context: unknown, devices: unknown): void {
    vi.stubGlobal('AudioContext', context);
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: devices });
  }
}

/** A microphone of this test: its tracks, and a way to speak into it. */
export function installMicrophone(refusal: string | null = null, state = 'running', worklet?: () => Promise<void>) {
  const tracks: { stop: ReturnType<typeof vi.fn>; onended?: () => void }[] = [];
  const contexts: FakeContext[] = [];
  const processors: { onaudioprocess: Process }[] = [];
  const node = () => ({ connect: vi.fn((to: unknown) => to), disconnect: vi.fn() });
  const ports: { onmessage: ((event: { data: Float32Array }) => void) | null }[] = [];

  class FakeContext {
    sampleRate = 44_100;
    state = state;
    resume = () => new Promise<void>(() => undefined);
    destination = node();
    audioWorklet = worklet && { addModule: worklet };
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
  vi.stubGlobal('Worker', InlineEncoder);
  slowness = Promise.resolve();
  if (worklet) {
    server.use(http.get('*/samples.worklet.js', () => HttpResponse.text('')));
    const WorkletNode = class {
      port = { onmessage: null };
      connect = vi.fn();
      constructor() {
        ports.push(this.port);
      }
    };
    vi.stubGlobal('AudioWorkletNode', WorkletNode);
  }
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });

  /** The library leaves the first 300 ms out. */
  const speak = async (seconds: number): Promise<void> => {
    await pause(350);
    const samples = Float32Array.from({ length: 44_100 * seconds }, (_, at) => Math.sin(at / 20) * 0.5);
    ports.at(-1)?.onmessage?.({ data: samples });
    processors.at(-1)?.onaudioprocess?.({ inputBuffer: { getChannelData: () => samples } });
  };
  const isReleased = (): boolean =>
    tracks.every((track) => track.stop.mock.calls.length > 0) && contexts.every(({ state }) => state === 'closed');
  /** @returns lets the encoder answer again */
  const holdEncoder = (): (() => void) => {
    let release = (): void => undefined;
    slowness = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  };
  const unplug = (): void => tracks.at(-1)?.onended?.();
  return { speak, isReleased, holdEncoder, unplug, getUserMedia, ports, processors };
}
