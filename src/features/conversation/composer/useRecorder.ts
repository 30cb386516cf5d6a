import { useEffect, useRef, useState } from 'react';
import { createRecorder, minimumBytes, RecorderFailure, type Recorder, type RecorderProblem } from './recorder';

export type RecorderState =
  | { step: 'idle' }
  | { step: 'starting' }
  | { step: 'recording'; since: number }
  | { step: 'review'; mp3: Blob };

interface Options {
  onSend: (mp3: Blob) => void;
  onTooShort: () => void;
  onProblem: (problem: RecorderProblem) => void;
}

const idle: RecorderState = { step: 'idle' };

/** Idle, recording, review, sent or cancelled (P-14); leaving the conversation cancels (B-23, PAIN-6.3). */
export function useRecorder({ onSend, onTooShort, onProblem }: Options) {
  const [state, setState] = useState<RecorderState>(idle);
  const current = useRef<Recorder | null>(null);

  const cancel = (): void => {
    current.current?.cancel();
    current.current = null;
    setState(idle);
  };

  useEffect(
    () => () => {
      current.current?.cancel();
      current.current = null;
    },
    [],
  );

  const start = async (): Promise<void> => {
    if (current.current) return;
    const recorder = createRecorder();
    current.current = recorder;
    setState({ step: 'starting' });
    try {
      await recorder.start();
      if (current.current === recorder) setState({ step: 'recording', since: Date.now() });
    } catch (error) {
      if (current.current !== recorder) return;
      cancel();
      onProblem(error instanceof RecorderFailure ? error.problem : 'failed');
    }
  };

  /** Ends the recording. @returns the mp3, or null when there is none to send */
  const finish = async (): Promise<Blob | null> => {
    const recorder = current.current;
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

  const stop = async (): Promise<void> => {
    const mp3 = await finish();
    if (mp3) setState({ step: 'review', mp3 });
  };

  const send = async (): Promise<void> => {
    const mp3 = state.step === 'review' ? state.mp3 : await finish();
    if (!mp3) return;
    setState(idle);
    onSend(mp3);
  };

  return { state, level: () => current.current?.level() ?? 0, start, stop, send, cancel };
}

export type RecorderControls = ReturnType<typeof useRecorder>;
