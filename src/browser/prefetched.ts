/** What a server said before any of this code was here. */
export interface PrefetchedAnswer {
  status: number;
  text: string;
}

type PrefetchedAnswers = Partial<Record<'config' | 'refresh', Promise<PrefetchedAnswer>>> & {
  /** Gives up what has not been answered. */
  stop: () => void;
  /** Says in place of the app that it could not start, and starts it again when that may help (PUB-46). */
  fail: () => void;
};

declare global {
  interface Window {
    /** Set by `public/scheme.js`, which asks beside the first script. */
    early?: PrefetchedAnswers;
  }
}

/**
 * The answer that `public/scheme.js` asked for, once: whoever asks again wants another.
 * @returns undefined when nobody has asked; the promise rejects when nobody answered
 */
export function takePrefetched(name: 'config' | 'refresh'): Promise<PrefetchedAnswer> | undefined {
  const { early } = window;
  const answer = early?.[name];
  if (early) delete early[name];
  return answer;
}

/** Gives up what was asked for early and has not been answered. */
export const stopPrefetched = (): void => window.early?.stop();
