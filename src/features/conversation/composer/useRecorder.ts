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
  onProblem: (problem: RecorderProblem | 'tooShort') => void;
}

/** One go at recording; its recorder is absent while the code for it is on its way. */
interface Take {
  recorder: Recorder | null;
  /** A second click must not end it again. */
  ending?: true;
}

const idle: RecorderState = { step: 'idle' };

/** Below this a recording is an accident: discarded, not sent (P-16). */
const minimumBytes = 10_000;

/** Idle, recording, review, sent or cancelled (P-14); leaving the conversation cancels (B-23, PAIN-6.3). */
export function useRecorder({ open, onSend, onProblem }: Options) {
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

  /** @returns whether there is something to listen to */
  const stop = async (): Promise<boolean> => {
    const take = current.current;
    if (!take?.recorder || take.ending) return false;
    take.ending = true;
    const end = await endOf(take.recorder);
    // Thrown away, or left, before it was encoded.
    if (current.current !== take) return false;
    current.current = null;
    setState(end instanceof Blob ? { step: 'review', mp3: end } : idle);
    if (end instanceof Blob) return true;
    onProblem(end);
    return false;
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
    const take = current.current;
    if (state.step === 'review') {
      setState(idle);
      onSend(state.mp3);
    } else if (take?.recorder && !take.ending) {
      // It is meant: what comes before it is encoded, as leaving the conversation, does not take it back.
      current.current = null;
      setState(idle);
      const end = await endOf(take.recorder);
      if (end instanceof Blob) onSend(end);
      else onProblem(end);
    }
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

/** The mp3 of a recording, or why there is none. */
async function endOf(recorder: Recorder): Promise<Blob | 'failed' | 'tooShort'> {
  try {
    const mp3 = await recorder.stop();
    return mp3.size >= minimumBytes ? mp3 : 'tooShort';
  } catch (error) {
    console.error(error);
    recorder.cancel();
    return 'failed';
  }
}

export type RecorderControls = ReturnType<typeof useRecorder>;
