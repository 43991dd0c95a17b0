import type {ControlValue, FormValue} from '../../base/control-value.js';
import {parseNumber} from '../../core/sanitize-value.js';
import type {Issue} from '../../core/validation/index.js';

/** What the value of a rating depends on. */
export interface RatingValueOptions {
  readonly initial: () => unknown;
  readonly max: () => number;
  /** The distance between two choices; null if every number counts, because nobody can choose. */
  readonly step: () => number | null;
  readonly isRequired: () => boolean;
}

/** Returns the number that an app gave, also as text. Null for everything else. */
export function ratingIn(given: unknown): number | null {
  const number = typeof given === 'string' ? parseNumber(given.trim()) : given;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** The value of a rating: what was given or chosen, or else the initial value, at the nearest choice. Null for no rating. */
export class RatingValue implements ControlValue<number | null> {
  readonly #options: RatingValueOptions;
  /** Undefined until the app or the user sets a value. */
  #given: unknown = undefined;

  constructor(options: RatingValueOptions) {
    this.#options = options;
  }

  /** What was given or is initial, as it was given. */
  get wanted(): unknown {
    return this.#given === undefined ? this.#options.initial() : this.#given;
  }

  /** Whether what is wanted is neither a number of stars nor, with null or `''`, no rating. */
  get isRefused(): boolean {
    const number = ratingIn(this.wanted ?? 0);
    return this.wanted !== '' && (number === null || number < 0 || number > this.#options.max());
  }

  get typed(): number | null {
    const number = Math.min(ratingIn(this.wanted) ?? 0, this.#options.max());
    const step = this.#options.step();
    const nearest = step === null ? number : Math.round(number / step) * step;
    return nearest > 0 ? nearest : null;
  }

  /** Like native radio buttons, it submits nothing without a choice. */
  get submitted(): string | null {
    return this.typed === null ? null : this.state;
  }

  get state(): string {
    return String(this.typed ?? '');
  }

  get isDirty(): boolean {
    return this.#given !== undefined;
  }

  get issue(): Issue | null {
    return this.#options.isRequired() && this.typed === null ? {code: 'valueMissing'} : null;
  }

  /** Like a text field in HTML, a rating that is read-only is not missing. */
  get isTyped(): boolean {
    return this.#options.step() === null;
  }

  /** Sets the value, from the app or the user. `undefined` resets it. */
  set(given: unknown): void {
    this.#given = given;
  }

  clear(): void {
    this.#given = undefined;
  }

  restore(state: FormValue): void {
    if (typeof state === 'string') this.#given = state === '' ? null : state;
  }
}
