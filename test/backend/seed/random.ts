/** A small generator of numbers (mulberry32): the same seed makes the same company on every machine. */
export class Random {
  #state: number;
  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** At least 0, below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  /** A whole number between both ends, both included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }
  chance(probability: number): boolean {
    return this.next() < probability;
  }
  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  }
  shuffle<Item>(items: readonly Item[]): Item[] {
    const result = [...items];
    for (let last = result.length - 1; last > 0; last -= 1) {
      const other = this.int(0, last);
      const [left, right] = [result[last], result[other]];
      if (left === undefined || right === undefined) continue;
      result[last] = right;
      result[other] = left;
    }
    return result;
  }
  hex(length: number): string {
    let result = '';
    while (result.length < length) result += this.int(0, 0xffff_ffff).toString(16).padStart(8, '0');
    return result.slice(0, length);
  }
  uuid(): string {
    const [a, b, c, d, e] = [this.hex(8), this.hex(4), this.hex(3), this.hex(3), this.hex(12)];
    return `${a}-${b}-4${c}-a${d}-${e}`;
  }
}
