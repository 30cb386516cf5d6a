import { useEffect, useLayoutEffect, useRef } from 'react';
import type { QuickMessage } from '@/api/quickMessages';

type Insert = (answer: QuickMessage) => void;

/** The message box on screen, if there is one to write in. */
const targets: { insert: Insert }[] = [];

/** Whether a quick answer has somewhere to go. */
export const takesAnswers = (): boolean => targets.length > 0;

/** Puts a quick answer where the caret of the open message box is (B-25). @returns whether there was one */
export function insertAnswer(answer: QuickMessage): boolean {
  const target = targets.at(-1);
  target?.insert(answer);
  return target !== undefined;
}

/** Offers a message box for quick answers from outside, while it is on screen and takes text. */
export function useAnswerTarget(insert: Insert, writable: boolean): void {
  const latest = useRef(insert);
  useLayoutEffect(() => {
    latest.current = insert;
  });
  useEffect(() => {
    if (!writable) return undefined;
    const target = { insert: (answer: QuickMessage) => latest.current(answer) };
    targets.push(target);
    return () => void targets.splice(targets.indexOf(target), 1);
  }, [writable]);
}
