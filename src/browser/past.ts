/** A hand needs this long from seeing to pressing, in milliseconds. */
export const reactionMs = 300;

/** A thumb on its way from the keyboard of a telephone needs longer. */
export const thumbMs = 600;

/** Nobody presses longer. */
const longestPressMs = 2_000;

/** What was shown before, for as long as a press may have been aimed at it. */
export class Past<Shown> {
  #shown: { what: Shown; until: number }[] = [];
  #pressedAt = 0;
  readonly #reaction: number;

  /** @param reaction how long a hand needs here, in milliseconds */
  constructor(reaction: number = reactionMs) {
    this.#reaction = reaction;
  }

  /** Something is shown no longer: from the next frame on, since a page that is busy paints much later. */
  add(what: Shown): void {
    const now = performance.now();
    const gone = { what, until: now };
    this.#shown = [...this.#shown.filter((one) => one.until > now - longestPressMs), gone];
    // A page that nobody sees is not painted.
    if (document.visibilityState === 'hidden') return;
    gone.until = Infinity;
    // The second frame begins when the first one has been painted.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        gone.until = performance.now();
      }),
    );
  }

  /** A press begins, of a pointer or a key. Its own time counts: a busy page hears of it late. */
  press = ({ timeStamp }: { timeStamp: number }): void => {
    this.#pressedAt = timeStamp;
  };

  /** What was shown when the hand set out for this press, and what followed before what is shown now; oldest first. */
  sinceAimed(): Shown[] {
    const aimedAt = this.#pressedAt - this.#reaction;
    return this.#shown.flatMap(({ what, until }) => (until < aimedAt ? [] : [what]));
  }
}
