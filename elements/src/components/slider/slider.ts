import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {live} from 'lit/directives/live.js';
import {FormControlElement, type FormValue} from '../../base/form-control-element.js';
import {submitOnEnter} from '../../dom/implicit-submission.js';
import {sendChange} from '../../dom/events.js';
import {parseNumber} from '../../core/sanitize-value.js';
import type {Issue} from '../../core/validation/index.js';
import {fitToRange, shareOfRange, stepLength, type SliderRange} from './native-range.js';
import {sliderStyles} from './slider.styles.js';
import {
  constraintIssue,
  control,
  effectiveLabel,
  formValue,
  isDisabled,
  localize,
  renderControl,
  resetToInitial,
  restoreValue,
  shownIssue,
  takeValue,
  warn,
} from '../../base/members.js';

/** The way of the arrow keys that are mirrored where the text reads from right to left. */
const MIRRORED_STEPS: Readonly<Record<string, number>> = {ArrowLeft: 1, ArrowRight: -1};

/** What an attribute says: a number as HTML writes it. Other text stays, for the warning to quote it. */
const readAttribute = (text: string | null): number | string | null =>
  parseNumber((text ?? '').trim()) ?? text;

/**
 * A number from a range, set by dragging or by the arrow keys, with its label, hint and validation message. It always
 * has a value, so `required` only adds the mark to the label; what the value must be is for `min`, `max` and `rules` to
 * say.
 *
 * @tag lc-slider
 * @attr {number} value - The same as `init-value`, as in HTML.
 * @fires {Event} input - At every step while the user drags or presses keys.
 * @fires {Event} change - When the user has let go, and after every key.
 * @csspart field - The grid of label, value, hint, control and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required slider.
 * @csspart value - The value with its unit.
 * @csspart hint - The line of help.
 * @csspart control - The native `<input type="range">`.
 * @csspart message - The validation message.
 * @cssprop --lc-slider-color - Colour of the thumb and of the track before it.
 * @cssprop --lc-slider-rail-color - Colour of the track after the thumb.
 * @cssprop --lc-slider-thumb-size - Diameter of the thumb.
 * @cssstate valid - The value is valid and the result is on show.
 * @cssstate invalid - The value is not valid and the result is on show.
 * @cssstate pending - An asynchronous rule has not answered yet.
 */
export class LcSlider extends FormControlElement<number> {
  static override styles = sliderStyles;

  protected static override readonly valueProperties = [
    ...FormControlElement.valueProperties,
    ...['min', 'max', 'minValue', 'maxValue', 'step'],
  ];

  /** The value at the start and after a reset. Default 0; what is no number warns and is 0. */
  @property({converter: readAttribute, attribute: 'init-value'}) initValue: number | null | undefined = 0;

  /** The smallest valid value. Default null: `minValue`. What is no number warns and is left out. */
  @property({converter: readAttribute}) min: number | null | undefined = null;

  /** The greatest valid value. Default null: `maxValue`. What is no number warns and is left out. */
  @property({converter: readAttribute}) max: number | null | undefined = null;

  /**
   * The value at the start of the track, which may lie below `min`: a slider that begins at 0 can ask for 1. Default:
   * `min`, or else 0. What is no number warns and is left out.
   * @default `min`, or else 0
   */
  @property({converter: readAttribute, attribute: 'min-value'})
  get minValue(): number {
    return this.#readNumber('minValue', this.#minValue, this.#readNumber('min', this.min, 0));
  }
  set minValue(minValue: number | null | undefined) {
    this.#minValue = minValue;
  }

  /**
   * The value at the end of the track, which may lie above `max`. Default: `max`, or else 100, as in HTML. What is no
   * number warns and is left out, less than the start of the track is that.
   * @default `max`, or else 100
   */
  @property({converter: readAttribute, attribute: 'max-value'})
  get maxValue(): number {
    return this.#readNumber('maxValue', this.#maxValue, this.#readNumber('max', this.max, 100));
  }
  set maxValue(maxValue: number | null | undefined) {
    this.#maxValue = maxValue;
  }

  /**
   * The distance between two values, counted from the start of the track; `'any'` allows every number. Default 1; what is not
   * greater than 0 warns and is 1.
   */
  @property({converter: readAttribute})
  step: number | 'any' | null | undefined = 1;

  /** What stands after the value and is read out with it, as `'px'`. Default: none. */
  @property({attribute: 'measurement-unit'}) measurementUnit: string | null | undefined = '';

  #minValue: number | null | undefined = null;
  #maxValue: number | null | undefined = null;

  /** The number that was asked for; what becomes of it is up to the range, which may change later. */
  #wanted = 0;

  /**
   * The number on show. A number that is set is moved onto a step between the bounds, and sends no event; `undefined`
   * or null go back to `initValue`, and so does what is no number, with a warning.
   */
  @property({attribute: false})
  get value(): number {
    return fitToRange(this.#wanted, this.#range);
  }
  set value(value: number | null | undefined) {
    this[takeValue](this.#readNumber('value', value, undefined), given => (this.#wanted = given));
  }

  /** The number, as the rules see it. */
  get typedValue(): number {
    return this.value;
  }

  protected [formValue](): string {
    return String(this.value);
  }

  protected [resetToInitial](): void {
    this.#wanted = this.#readNumber('initValue', this.initValue, 0);
  }

  protected [restoreValue](state: FormValue): void {
    this.value = Number(state);
  }

  protected [constraintIssue](): Issue | null {
    const min = this.#readNumber('min', this.min, null);
    const max = this.#readNumber('max', this.max, null);
    const isTooSmall = min !== null && this.value < min;
    const isTooGreat = max !== null && this.value > max;
    if (!isTooSmall && !isTooGreat) return null;
    if (min !== null && max !== null) return {code: 'rangeBetween', min, max};
    return isTooSmall ? {code: 'rangeUnderflow', min} : {code: 'rangeOverflow', max: max!};
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    // By script and not as a `style` attribute, which a strict content security policy forbids.
    this[control]?.style.setProperty('--_share', String(shareOfRange(this.value, this.#range)));
  }

  protected [renderControl](): TemplateResult {
    const {min, max, step} = this.#range;
    const {measurementUnit, value} = this;
    const text = measurementUnit ? `${value} ${measurementUnit}` : String(value);
    // Not a live region: the slider itself tells its value.
    return html`
      <output part="value" class="value" for="control" aria-live="off" dir="auto">${text}</output>
      <input
        part="control"
        id="control"
        type="range"
        min=${min}
        max=${max}
        step=${step}
        ?disabled=${this[isDisabled]}
        .value=${live(String(value))}
        aria-label=${this.label ? nothing : this[effectiveLabel] || nothing}
        aria-valuetext=${measurementUnit ? text : nothing}
        aria-invalid=${this[shownIssue] === null ? 'false' : 'true'}
        aria-describedby="hint message"
        @input=${this.#handleInput}
        @change=${this.#handleChange}
        @keydown=${this.#handleKeydown}
      />
    `;
  }

  get #range(): SliderRange {
    const {minValue: min, maxValue: max} = this;
    if (max < min) this[warn](`maxValue must not be less than minValue, as ${max} is less than ${min}.`);
    return {min, max: Math.max(min, max), step: this.#step};
  }

  get #step(): number | 'any' {
    if (this.step === 'any') return 'any';
    const step = this.#readNumber('step', this.step, 1);
    if (step > 0) return step;
    this[warn](`step must be greater than 0, not ${step}; it is read as 1.`);
    return 1;
  }

  /** A number from the app, also as text, or its default. What is not a number warns; `''` is like none. */
  #readNumber<Standard>(property: string, given: unknown, standard: Standard): number | Standard {
    const number = typeof given === 'string' ? parseNumber(given) : given;
    if (typeof number === 'number' && Number.isFinite(number)) return number;
    if (given !== null && given !== undefined && given !== '')
      this[warn](`${property} must be a number, not ${JSON.stringify(String(given))}; it is left out.`);
    return standard;
  }

  #handleInput(event: Event): void {
    this.value = (event.target as HTMLInputElement).valueAsNumber;
  }

  #handleChange(): void {
    sendChange(this);
  }

  /** WebKit does not mirror the arrow keys from right to left, so this does it for all browsers. */
  #handleKeydown(event: KeyboardEvent): void {
    submitOnEnter(event, this.form);
    const steps = MIRRORED_STEPS[event.key];
    const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (steps === undefined || isModified || event.defaultPrevented || this[localize].dir === 'ltr') return;
    event.preventDefault();
    const control = event.target as HTMLInputElement;
    const target = String(fitToRange(this.value + steps * stepLength(this.#range), this.#range));
    if (target === control.value) return;
    control.value = target;
    control.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
    control.dispatchEvent(new Event('change', {bubbles: true}));
  }
}
