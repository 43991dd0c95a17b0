import type {ControlValue, FormValue} from '../../base/control-value.js';
import {rememberLast} from '../../core/remember-last.js';
import {fitPair, parsePair, type NumberPair, type PairLimits} from './number-pair.js';

/** What the value of a range slider depends on. */
export interface RangeSliderValueOptions {
  readonly name: () => string;
  readonly initial: () => NumberPair | null;
  readonly limits: () => PairLimits;
}

/** The two numbers of a range slider, at the nearest steps within the track. */
export class RangeSliderValue implements ControlValue<NumberPair> {
  /** Each pair of the track is valid. */
  readonly issue = null;
  readonly #options: RangeSliderValueOptions;
  readonly #fit = rememberLast(
    ({one, other, ...limits}: PairLimits & {readonly one: number; readonly other: number}) =>
      fitPair([one, other], limits),
  );
  readonly #entries = rememberLast(
    ({name, lower, upper}: {readonly name: string; readonly lower: number; readonly upper: number}) => {
      const entries = new FormData();
      for (const number of [lower, upper]) entries.append(name, String(number));
      return entries;
    },
  );
  #given: NumberPair | null = null;
  #typed: NumberPair = [NaN, NaN];

  constructor(options: RangeSliderValueOptions) {
    this.#options = options;
  }

  get typed(): NumberPair {
    const limits = this.#options.limits();
    const [one, other] = this.#given ?? this.#options.initial() ?? [limits.min, limits.max];
    const [lower, upper] = this.#fit({...limits, one, other});
    // Also another array if the app has changed the last one.
    if (this.#typed[0] !== lower || this.#typed[1] !== upper) this.#typed = [lower, upper];
    return this.#typed;
  }

  /** Two entries with the same name, like those of two native controls. */
  get submitted(): FormData | null {
    const name = this.#options.name();
    const [lower, upper] = this.typed;
    return name ? this.#entries({name, lower, upper}) : null;
  }

  get state(): string {
    return this.typed.join();
  }

  get isDirty(): boolean {
    return this.#given !== null;
  }

  set(pair: NumberPair | null): void {
    this.#given = pair;
  }

  clear(): void {
    this.#given = null;
  }

  restore(state: FormValue): void {
    this.#given = parsePair(state) ?? this.#given;
  }
}
