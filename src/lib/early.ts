/** What a server said before any of this code was here. */
export interface EarlyAnswer {
  status: number;
  text: string;
}

type EarlyAnswers = Partial<Record<'config' | 'refresh', Promise<EarlyAnswer>>>;

declare global {
  interface Window {
    /** Set by `public/scheme.js`, which asks beside the first script. */
    early?: EarlyAnswers;
  }
}

/**
 * The answer that `public/scheme.js` asked for, once: whoever asks again wants another.
 * @returns undefined when nobody has asked; the promise rejects when nobody answered
 */
export function takeEarly(name: keyof EarlyAnswers): Promise<EarlyAnswer> | undefined {
  const { early } = window;
  const answer = early?.[name];
  if (early) delete early[name];
  return answer;
}
