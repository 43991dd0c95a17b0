import type {ListSource} from '../../base/combobox/combobox-list.js';
import type {ControlValue} from '../../base/control-value.js';
import type {Warn} from '../../core/bad-input.js';
import {parseNumber} from '../../core/sanitize-value.js';
import type {Option} from '../../core/options/index.js';
import {rememberLast} from '../../core/remember-last.js';
import {formatHtmlTime, parseHtmlTime, timeOf} from '../../core/time/html-time.js';
import {
  brokenLimit,
  indexOfNext,
  isOnTimeStep,
  isOverMidnight,
  suggestedTimes,
  type TimeRange,
} from '../../core/time/time-range.js';
import type {TimeText} from '../../core/time/time-text.js';
import type {Issue} from '../../core/validation/index.js';

/** The properties that the value of a time field depends on. */
export interface TimeProperties {
  readonly initValue: string | null | undefined;
  readonly required: boolean;
  readonly min: string | null | undefined;
  readonly max: string | null | undefined;
  readonly step: string | number | null | undefined;
}

/** What a time value needs from its field. */
export interface TimeValueOptions {
  /** How the field writes and reads times. */
  readonly text: () => TimeText;
  /** Writes a step in words. */
  readonly stepText: (milliseconds: number) => string;
  readonly warn: Warn;
}

const MINUTE = 60_000;

/** The value of a time field: text in the format of HTML, and what the user typed for it. */
export class TimeValue implements ControlValue<string>, ListSource {
  readonly isTyped = true;
  readonly #properties: TimeProperties;
  readonly #options: TimeValueOptions;
  readonly #list = rememberLast(({text, ...range}: TimeRange & {text: TimeText}): readonly Option[] =>
    suggestedTimes(range).map(time => ({text: text.format(time), value: formatHtmlTime(time)})),
  );
  #given: string | null = null;
  /** What the user typed, until the field shows the time in its format. */
  #typed: string | null = null;
  #isBad = false;
  #isEditing = false;

  constructor(properties: TimeProperties, options: TimeValueOptions) {
    this.#properties = properties;
    this.#options = options;
  }

  /** The time in the format of HTML. Empty if the field is empty, or if its text is not a time. */
  get typed(): string {
    return this.time === null ? '' : this.wanted;
  }

  /** What was given or is initial. */
  get wanted(): string {
    return String(this.#given ?? this.#properties.initValue ?? '');
  }

  /** The milliseconds since midnight, or null. */
  get time(): number | null {
    return parseHtmlTime(this.wanted);
  }

  get submitted(): string {
    return this.typed;
  }

  /** Also text that is not a time. */
  get state(): string {
    return this.#isBad ? this.#typed! : this.typed;
  }

  get isDirty(): boolean {
    return this.#given !== null;
  }

  get issue(): Issue | null {
    if (this.#isBad) return {code: 'notATime'};
    const {time, range} = this;
    if (time === null) return this.#properties.required ? {code: 'valueMissing'} : null;
    const broken = brokenLimit(time, range);
    if (broken !== null) return this.#limitIssue(broken, range);
    if (isOnTimeStep(time, range)) return null;
    return {code: 'stepMismatch', step: this.#options.stepText(range.step!)};
  }

  /** The text in the field. */
  get text(): string {
    return this.#typed ?? (this.time === null ? '' : this.#options.text().format(this.time));
  }

  get range(): TimeRange {
    const min = this.#limit('min');
    const base = min ?? parseHtmlTime(String(this.#properties.initValue ?? '')) ?? 0;
    return {min, max: this.#limit('max'), step: this.#step, base};
  }

  /** The text does not filter the times. */
  get query(): string {
    return '';
  }

  match(): readonly Option[] {
    return this.#list({...this.range, text: this.#options.text()});
  }

  /** At first, the time of the field is active. */
  get first(): number {
    return this.#times.indexOf(this.time!);
  }

  /** The list opens at the time of the field or the next one, or at that of now. */
  startIn(): number {
    const now = new Date();
    return indexOfNext(this.time ?? timeOf(now.getHours(), now.getMinutes(), 0), this.#times);
  }

  /**
   * Sets a value of the app. The time that the field has keeps the text as typed, such as `9`, and an app that follows the
   * user's edits keeps text that is not a time yet.
   */
  set(value: string | null | undefined): void {
    const isKept = value === this.typed && (this.#isEditing || !this.#isBad);
    if (!isKept) this.#forget();
    this.#given = value ?? null;
  }

  /** Sets the text that the user typed. */
  type(text: string): void {
    const {range} = this;
    // With one limit, both halves of the day are likely.
    const isOpen = range.min === null || range.max === null;
    const fits = (time: number) => isOpen || brokenLimit(time, range) === null;
    const time = text.trim() === '' ? null : this.#options.text().parse(text, fits);
    this.#typed = text;
    this.#isBad = time === null && text.trim() !== '';
    this.#isEditing = true;
    this.#given = time === null ? '' : formatHtmlTime(time);
  }

  /** Sets the time that the user chose. */
  choose(time: string): void {
    this.#forget();
    this.#given = time;
  }

  /** The user has finished. The field shows the time in its format. */
  settle(): void {
    this.#isEditing = false;
    if (!this.#isBad) this.#typed = null;
  }

  clear(): void {
    this.#forget();
    this.#given = null;
  }

  restore(state: unknown): void {
    if (typeof state !== 'string') return;
    if (state === '' || parseHtmlTime(state) !== null) this.set(state);
    else this.type(state);
    this.settle();
  }

  /** The times to choose from. */
  get #times(): number[] {
    return suggestedTimes(this.range);
  }

  #limitIssue(broken: 'min' | 'max', range: TimeRange): Issue {
    const [min, max] = [range.min, range.max].map(limit =>
      limit === null ? '' : this.#options.text().format(limit),
    ) as [string, string];
    if (broken === 'max') return {code: 'timeOverflow', max};
    return {code: 'timeUnderflow', min, ...(isOverMidnight(range) && {max})};
  }

  /** In milliseconds; null for any time. */
  get #step(): number | null {
    const step = this.#properties.step ?? '';
    if (step === 'any') return null;
    const size = Math.round((parseNumber(String(step)) ?? 0) * 1000);
    if (size > 0) return size;
    if (step !== '')
      this.#options.warn(
        `step must be a number of seconds greater than 0 or "any", not "${step}"; it is 60.`,
      );
    return MINUTE;
  }

  #limit(name: 'min' | 'max'): number | null {
    const limit = this.#properties[name] ?? '';
    const time = parseHtmlTime(String(limit));
    if (time === null && limit !== '')
      this.#options.warn(`${name} must be a time such as "09:30", not "${limit}"; it is ignored.`);
    return time;
  }

  #forget(): void {
    this.#typed = null;
    this.#isBad = false;
  }
}
