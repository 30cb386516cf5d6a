import { outside, trace } from './clock';
import type { Page } from './page';
import type { PersonName } from './company';

/** Longer than the pause after which a box is written to the storage, and than another page takes to hear of it. */
const restMs = 400;
/** Faster than this nobody changes from one page to the other. */
const handMs = 50;

interface Written {
  text: string;
  /** It has come to rest in a page that lived: from then on it may not get lost. */
  rested: boolean;
  gone: boolean;
}

/** What a person has written into the boxes of the open conversation, as it should be kept (PUB-27). */
export class Boxes {
  readonly #written: Record<PersonName, Written[]> = { ana: [], bruno: [] };
  #sentAt = 0;
  /** Where a hand has written last, and when. */
  #hand: { page: Page; at: number } | null = null;

  /** @param text empty: the box is emptied by hand */
  write(page: Page, person: PersonName, text: string): void {
    // Nobody goes from one page to the other faster than what was written in the first comes to rest.
    if (this.#hand && this.#hand.page !== page && Date.now() - this.#hand.at < restMs) return;
    this.#hand = { page, at: Date.now() };
    const { life } = page;
    const before = page.drafts?.get(page.threadId).text ?? '';
    trace(page.name, 'write', JSON.stringify(text), 'over', JSON.stringify(before));
    this.#forget(person, before);
    page.within(() => page.drafts?.change(page.threadId, { text }));
    if (text === '') return;
    const written: Written = { text, rested: false, gone: false };
    this.#written[person].push(written);
    outside(() =>
      setTimeout(() => {
        written.rested = life.alive;
      }, restMs),
    );
  }

  /** What stands in the box of a page and may be sent from there; it is taken to be sent. */
  textToSend(page: Page, person: PersonName): string | null {
    const text = page.drafts?.get(page.threadId).text ?? '';
    if (text === '' || Date.now() - this.#sentAt < handMs) return null;
    return this.#written[person].some((written) => written.text === text) ? text : null;
  }

  /** It was sent. */
  sent(person: PersonName, text: string): void {
    this.#sentAt = Date.now();
    this.#forget(person, text);
  }

  #forget(person: PersonName, text: string): void {
    for (const written of this.#written[person]) if (written.text === text) written.gone = true;
  }

  /** The boxes of all pages show one text, and what was written last stands there. */
  faults(pages: readonly Page[], person: PersonName): string[] {
    const last = this.#written[person].filter(({ rested, gone }) => rested && !gone).at(-1)?.text;
    return pages.flatMap((page) => {
      const shown = page.drafts?.get(page.threadId).text ?? '';
      const other = pages[0]?.drafts?.get(page.threadId).text ?? '';
      return [
        ...(shown === other ? [] : [`the box of ${page.name} shows ${shown}, another ${other}`]),
        ...(last === undefined || shown !== '' ? [] : [`${last} is gone from the box of ${page.name}`]),
      ];
    });
  }
}
