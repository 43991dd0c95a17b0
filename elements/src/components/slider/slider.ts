import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {sliderTexts} from '../../core/localization/english/controls.js';
import type {Terms} from '../../core/localization/index.js';
import {property} from '../../base/attributes/property.js';
import {liveState} from '../../dom/live-state.js';
import {describedBy} from '../../base/field/field-aria.js';
import type {ControlState} from '../../base/field/field-parts.js';
import {FormControlElement} from '../../base/form-control-element.js';
import {submitOnEnter} from '../../dom/implicit-submission.js';
import {sendChange} from '../../dom/events.js';
import {isServerView} from '../../dom/server-view.js';
import {parseNumber} from '../../core/sanitize-value.js';
import {fitToRange, shareOfRange, stepLength, type SliderRange} from './native-range.js';
import {SliderValue} from './slider-value.js';
import {sliderStyles} from './slider.styles.js';
import {controlValue, control, isRequired, localize, renderControl, warn} from '../../base/members.js';

/** The steps of the arrow keys that are mirrored in right-to-left text. */
const MIRRORED_STEPS: Readonly<Record<string, number>> = {ArrowLeft: 1, ArrowRight: -1};

/** Parses the number of an attribute like HTML. Other text is kept, so that the warning can quote it. */
const parseAttribute = (text: string | null): number | string | null =>
  parseNumber((text ?? '').trim()) ?? text;

/**
 * A slider for selecting a number from a range, by dragging or with the arrow keys, with its label, hint, and
 * validation message. It always has a value, so `required` only marks the label. Restrict the value with `min`, `max`,
 * and `rules`.
 *
 * @tag lc-slider
 * @attr {number} value - The same as `init-value`, like in HTML.
 * @fires {Event} input - Sent for every step while the user drags or presses keys.
 * @fires {Event} change - Sent when the user releases the thumb, and after every key.
 * @csspart field - The grid with label, value, hint, control, and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required slider.
 * @csspart value - The value with its unit.
 * @csspart hint - The help text.
 * @csspart control - The native `<input type="range">`.
 * @csspart limits - The ends of the track, below it.
 * @csspart message - The validation message.
 * @cssprop --lc-slider-color - Color of the thumb and of the track before it.
 * @cssprop --lc-slider-rail-color - Color of the track after the thumb.
 * @cssprop --lc-slider-thumb-size - Diameter of the thumb.
 * @cssstate filled - The user or the app has set the value.
 * @cssstate valid - The value is valid, and the result is shown.
 * @cssstate invalid - The value is invalid, and the result is shown.
 * @cssstate pending - An asynchronous rule is checking the value.
 */
export class LcSlider extends FormControlElement<number> {
  static override styles = sliderStyles;

  protected static override readonly englishTexts: Partial<Terms> = {...super.englishTexts, ...sliderTexts};

  /** The initial value, also after a reset. Invalid values warn and fall back to 0. */
  @property({converter: parseAttribute, attribute: 'init-value', default: 0}) initValue!:
    | number
    | null
    | undefined;

  /** The minimum valid value. If null, `minValue` applies. Invalid values warn and are ignored. */
  @property({converter: parseAttribute, default: null}) min!: number | null | undefined;

  /** The maximum valid value. If null, `maxValue` applies. Invalid values warn and are ignored. */
  @property({converter: parseAttribute, default: null}) max!: number | null | undefined;

  /**
   * The value at the start of the track. It may be less than `min`: a slider that starts at 0 can require at least 1.
   * Invalid values warn and are ignored.
   * @default `min`, or else 0
   */
  @property({converter: parseAttribute, attribute: 'min-value'})
  get minValue(): number {
    return this.#normalizeNumber('minValue', this.#minValue, this.#normalizeNumber('min', this.min, 0));
  }
  set minValue(minValue: number | null | undefined) {
    this.#minValue = minValue;
  }

  /**
   * The value at the end of the track. It may be greater than `max`. Invalid values warn and are ignored. A value
   * below the start of the track warns and counts as the start.
   * @default `max`, or else 100
   */
  @property({converter: parseAttribute, attribute: 'max-value'})
  get maxValue(): number {
    return this.#normalizeNumber('maxValue', this.#maxValue, this.#normalizeNumber('max', this.max, 100));
  }
  set maxValue(maxValue: number | null | undefined) {
    this.#maxValue = maxValue;
  }

  /**
   * The step, counted from the start of the track. `'any'` allows every number. Invalid values (not greater than 0)
   * warn and fall back to 1.
   */
  @property({converter: parseAttribute, default: 1})
  step!: number | 'any' | null | undefined;

  /** The unit, such as `'px'`. It is shown after the value and announced with it. */
  @property({attribute: 'measurement-unit', default: ''}) measurementUnit!: string | null | undefined;

  /** Shows the ends of the track, `minValue` and `maxValue`, below it. */
  @property({type: Boolean, attribute: 'show-limits', default: false}) showLimits!: boolean;

  #minValue: number | null | undefined = null;
  #maxValue: number | null | undefined = null;

  readonly [controlValue] = new SliderValue({
    initial: () => this.#normalizeNumber('initValue', this.initValue, 0),
    range: () => this.#range,
    bounds: () => ({
      min: this.#normalizeNumber('min', this.min, null),
      max: this.#normalizeNumber('max', this.max, null),
    }),
  });

  /**
   * The number. Setting it moves it to the nearest step within the bounds, and sends no event. `undefined` and null
   * reset it to `initValue`. Invalid values warn and do the same.
   */
  @property({attribute: false})
  get value(): number {
    return this[controlValue].typed;
  }
  set value(value: number | null | undefined) {
    this[controlValue].set(this.#normalizeNumber('value', value, null));
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const {minValue, maxValue} = this;
    // Not while one of them is still to be set.
    if (maxValue < minValue)
      this[warn](`maxValue must not be less than minValue, but ${maxValue} is less than ${minValue}.`);
    // Set by script, not as a `style` attribute, which a strict content security policy blocks.
    this[control]?.style.setProperty('--_share', String(shareOfRange(this.value, this.#range)));
  }

  /** Not by its rules, because a slider always has a value. */
  protected override get [isRequired](): boolean {
    return this.required;
  }

  protected [renderControl](state: ControlState): TemplateResult {
    const {min, max, step} = this.#range;
    const {measurementUnit, value} = this;
    const text = this.#withUnit(value);
    // Not a live region: the slider announces its value itself.
    return html`
      <output part="value" class="value" for="control" aria-live="off" dir="auto">${text}</output>
      <input
        part="control"
        id="control"
        type="range"
        min=${min}
        max=${max}
        step=${step}
        data-share=${isServerView ? shareOfRange(value, this.#range) : nothing}
        ?disabled=${state.isDisabled}
        .value=${liveState(String(value))}
        aria-valuetext=${measurementUnit ? text : nothing}
        aria-invalid=${state.isInvalid}
        aria-label=${state.ariaLabel}
        aria-describedby=${describedBy(state)}
        @input=${this.#handleInput}
        @change=${this.#handleChange}
        @keydown=${this.#handleKeydown}
      />
      ${this.showLimits ? this.#renderLimits(min, max) : nothing}
    `;
  }

  /** The native control exposes its limits itself. */
  #renderLimits(...limits: readonly number[]): TemplateResult {
    return html`
      <div part="limits" class="limits" aria-hidden="true">
        ${limits.map(limit => html`<span dir="auto">${this.#withUnit(limit)}</span>`)}
      </div>
    `;
  }

  #withUnit(value: number): string {
    return this.measurementUnit ? `${value} ${this.measurementUnit}` : String(value);
  }

  get #range(): SliderRange {
    const {minValue: min, maxValue: max} = this;
    return {min, max: Math.max(min, max), step: this.#step};
  }

  get #step(): number | 'any' {
    if (this.step === 'any') return 'any';
    const step = this.#normalizeNumber('step', this.step, 1);
    if (step > 0) return step;
    this[warn](`step must be greater than 0, not ${step}; 1 is used.`);
    return 1;
  }

  /**
   * Parses a number from the app, which may be text. Invalid values warn and return the default. `''` counts as not
   * set.
   */
  #normalizeNumber<Standard>(property: string, given: unknown, standard: Standard): number | Standard {
    const number = typeof given === 'string' ? parseNumber(given) : given;
    if (typeof number === 'number' && Number.isFinite(number)) return number;
    if (given !== null && given !== undefined && given !== '')
      this[warn](`${property} must be a number, not ${JSON.stringify(String(given))}; it is ignored.`);
    return standard;
  }

  #handleInput(event: Event): void {
    this.value = (event.target as HTMLInputElement).valueAsNumber;
  }

  #handleChange(): void {
    sendChange(this);
  }

  /** WebKit does not mirror the arrow keys in right-to-left text, so they are handled here for all browsers. */
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
