import {pick, seeded} from '../random-steps.js';

/** Random choices that a number repeats. */
export class Chance {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = seeded(seed);
  }

  /** Returns one of some items. */
  pick<const Item>(items: readonly Item[]): Item {
    return pick(this.#random, items);
  }

  /** Returns a whole number from 0, less than the count. */
  below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  /** Returns true in this share of cases. */
  is(share: number): boolean {
    return this.#random() < share;
  }
}
