import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { guardLoss } from '@/browser/leaving';
import { microphoneOn } from '@/browser/microphoneOn';
import { silenceFloor } from '../thread/media/audioFloor';
import { loadRecorder } from './composer.lazy';
import type { Recorder, RecorderProblem } from './recorder';

export type RecorderState =
  | { step: 'idle' }
  | { step: 'starting' }
  /** `lost`: the microphone is gone. */
  | { step: 'recording'; since: number; lost?: true }
  | { step: 'review'; mp3: Blob };

interface Options {
  /** Whether the ticket takes messages: what was spoken waits while it does not, as any draft. */
  open: boolean;
  onSend: (mp3: Blob) => void;
  onTooShort: () => void;
  onProblem: (problem: RecorderProblem) => void;
}

/** One go at recording; its recorder is absent while the code for it is on its way. */
interface Take {
  recorder: Recorder | null;
}

const idle: RecorderState = { step: 'idle' };

/** Below this a recording is an accident: discarded, not sent (P-16). */
const minimumBytes = 10_000;

/** Idle, recording, review, sent or cancelled (P-14); leaving the conversation cancels (B-23, PAIN-6.3). */
export function useRecorder({ open, onSend, onTooShort, onProblem }: Options) {
  const [state, setState] = useState<RecorderState>(idle);
  const current = useRef<Take | null>(null);

  const cancel = (): void => {
    current.current?.recorder?.cancel();
    current.current = null;
    setState(idle);
  };

  useEffect(
    () => () => {
      current.current?.recorder?.cancel();
      current.current = null;
    },
    [],
  );

  const holds = state.step !== 'idle';
  useEffect(() => (holds ? guardLoss({ loss: 'recording' }) : undefined), [holds]);

  const hears = state.step === 'starting' || state.step === 'recording';
  useEffect(() => {
    if (!hears) return undefined;
    microphoneOn.set(true);
    return () => microphoneOn.set(false);
  }, [hears]);

  const start = async (): Promise<void> => {
    if (current.current) return;
    const take: Take = { recorder: null };
    current.current = take;
    // What plays would be recorded with the voice (PUB-90).
    silenceFloor();
    setState({ step: 'starting' });
    const problem = await begin(
      take,
      () => current.current === take,
      () => {
        if (current.current === take) setState((old) => (old.step === 'recording' ? { ...old, lost: true } : old));
      },
    );
    // Cancelled, or in another conversation by now.
    if (current.current !== take) return;
    if (problem === null) {
      setState({ step: 'recording', since: Date.now() });
      return;
    }
    cancel();
    onProblem(problem);
  };

  /** Ends the recording. @returns the mp3, or null when there is none to send */
  const finish = async (): Promise<Blob | null> => {
    const recorder = current.current?.recorder;
    if (!recorder) return null;
    // A second click must not end it again.
    current.current = null;
    try {
      const mp3 = await recorder.stop();
      if (mp3.size >= minimumBytes) return mp3;
      onTooShort();
    } catch (error) {
      console.error(error);
      recorder.cancel();
      onProblem('failed');
    }
    setState(idle);
    return null;
  };

  /** @returns whether there is something to listen to */
  const stop = async (): Promise<boolean> => {
    const mp3 = await finish();
    if (mp3) setState({ step: 'review', mp3 });
    return mp3 !== null;
  };

  // A colleague has returned the ticket (DAY-73), or the microphone is gone (PUB-87): it goes off, what was spoken stays.
  const lost = state.step === 'recording' && state.lost === true;
  const hold = useEffectEvent(async () => {
    if ((await stop()) && lost) onProblem('lost');
  });
  const taken = state.step === 'recording' && (!open || lost);
  useEffect(() => {
    // The state changes once the sound is encoded, not within the effect.
    // oxlint-disable-next-line react/set-state-in-effect
    if (taken) void hold();
  }, [taken]);

  const send = async (): Promise<void> => {
    const mp3 = state.step === 'review' ? state.mp3 : await finish();
    if (!mp3) return;
    setState(idle);
    onSend(mp3);
  };

  const level = (): number => current.current?.recorder?.level() ?? 0;

  return { state, level, start, stop, send, cancel };
}

/** @returns why it could not begin, or null */
async function begin(take: Take, isWanted: () => boolean, onLost: () => void): Promise<RecorderProblem | null> {
  try {
    const createRecorder = await loadRecorder();
    if (!isWanted()) return null;
    take.recorder = createRecorder();
    return await take.recorder.start(onLost);
  } catch (error) {
    console.error(error);
    return 'failed';
  }
}

export type RecorderControls = ReturnType<typeof useRecorder>;
