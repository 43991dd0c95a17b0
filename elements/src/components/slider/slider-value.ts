import type {ControlValue, FormValue} from '../../base/control-value.js';
import {rememberLast} from '../../core/remember-last.js';
import type {Issue} from '../../core/validation/index.js';
import {fitToRange, type SliderRange} from './native-range.js';

/** What the value of a slider depends on. */
export interface SliderValueOptions {
  readonly initial: () => number;
  readonly range: () => SliderRange;
  /** The bounds of valid values, or null. */
  readonly bounds: () => {readonly min: number | null; readonly max: number | null};
}

/** The number of a slider, at the nearest step within the range. */
export class SliderValue implements ControlValue<number> {
  readonly #options: SliderValueOptions;
  readonly #fit = rememberLast(({wanted, ...range}: SliderRange & {readonly wanted: number}) =>
    fitToRange(wanted, range),
  );
  #given: number | null = null;

  constructor(options: SliderValueOptions) {
    this.#options = options;
  }

  get typed(): number {
    const wanted = this.#given ?? this.#options.initial();
    return this.#fit({...this.#options.range(), wanted});
  }

  get submitted(): string {
    return String(this.typed);
  }

  get state(): string {
    return this.submitted;
  }

  get isDirty(): boolean {
    return this.#given !== null;
  }

  get issue(): Issue | null {
    const {typed} = this;
    const {min, max} = this.#options.bounds();
    const isTooSmall = min !== null && typed < min;
    const isTooGreat = max !== null && typed > max;
    if (!isTooSmall && !isTooGreat) return null;
    if (min !== null && max !== null) return {code: 'rangeBetween', min, max};
    return isTooSmall ? {code: 'rangeUnderflow', min} : {code: 'rangeOverflow', max: max!};
  }

  set(number: number | null): void {
    this.#given = number;
  }

  clear(): void {
    this.#given = null;
  }

  restore(state: FormValue): void {
    const number = Number(state);
    if (Number.isFinite(number)) this.#given = number;
  }
}
