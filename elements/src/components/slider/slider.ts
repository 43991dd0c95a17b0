import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {numberAttribute} from '../../base/attributes/converters.js';
import {property} from '../../base/attributes/property.js';
import {describedBy} from '../../base/field/field-aria.js';
import type {ControlState} from '../../base/field/field-parts.js';
import {control, controlValue, renderControl, warn} from '../../base/members.js';
import {sliderTexts} from '../../core/localization/english/controls.js';
import type {Terms} from '../../core/localization/index.js';
import {sendChange} from '../../dom/events.js';
import {liveState} from '../../dom/live-state.js';
import {
  isVertical,
  moveTo,
  normalizeNumber,
  numberByKey,
  range,
  renderScale,
  sendInput,
  SliderElement,
  textOf,
  track,
  valueText,
} from './slider-element.js';
import {SliderValue} from './slider-value.js';

export type {SliderMark} from './slider-marks.js';

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
 * @csspart marks - The row of the marks, below the track.
 * @csspart mark - A mark with its label.
 * @csspart bubble - The value at the thumb.
 * @csspart message - The validation message.
 * @cssprop --lc-slider-color - Color of the thumb and of the track before it.
 * @cssprop --lc-slider-rail-color - Color of the track after the thumb.
 * @cssprop --lc-slider-thumb-size - Diameter of the thumb.
 * @cssprop --lc-slider-length - Height of a vertical slider.
 * @cssstate filled - The user or the app has set the value.
 * @cssstate valid - The value is valid, and the result is shown.
 * @cssstate invalid - The value is invalid, and the result is shown.
 * @cssstate pending - An asynchronous rule is checking the value.
 */
export class LcSlider extends SliderElement<number> {
  protected static override readonly englishTexts: Partial<Terms> = {...super.englishTexts, ...sliderTexts};

  /** The initial value, also after a reset. Invalid values warn and fall back to 0. */
  @property({converter: numberAttribute, attribute: 'init-value', default: 0}) initValue!:
    | number
    | null
    | undefined;

  /** The minimum valid value. If null, `minValue` applies. Invalid values warn and are ignored. */
  @property({converter: numberAttribute, default: null}) min!: number | null | undefined;

  /** The maximum valid value. If null, `maxValue` applies. Invalid values warn and are ignored. */
  @property({converter: numberAttribute, default: null}) max!: number | null | undefined;

  /**
   * The value at the start of the track. It may be less than `min`: a slider that starts at 0 can require at least 1.
   * Invalid values warn and are ignored.
   * @default `min`, or else 0
   */
  @property({converter: numberAttribute, attribute: 'min-value'})
  get minValue(): number {
    return this[normalizeNumber]('minValue', this.#minValue, this[normalizeNumber]('min', this.min, 0));
  }
  set minValue(minValue: number | null | undefined) {
    this.#minValue = minValue;
  }

  /**
   * The value at the end of the track. It may be greater than `max`. Invalid values warn and are ignored. A value
   * below the start of the track warns and counts as the start.
   * @default `max`, or else 100
   */
  @property({converter: numberAttribute, attribute: 'max-value'})
  get maxValue(): number {
    return this[normalizeNumber]('maxValue', this.#maxValue, this[normalizeNumber]('max', this.max, 100));
  }
  set maxValue(maxValue: number | null | undefined) {
    this.#maxValue = maxValue;
  }

  #minValue: number | null | undefined = null;
  #maxValue: number | null | undefined = null;

  readonly [controlValue] = new SliderValue({
    initial: () => this[normalizeNumber]('initValue', this.initValue, 0),
    range: () => this[range],
    bounds: () => ({
      min: this[normalizeNumber]('min', this.min, null),
      max: this[normalizeNumber]('max', this.max, null),
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
    this[controlValue].set(this[normalizeNumber]('value', value, null));
  }

  protected get [track](): {readonly min: number; readonly max: number} {
    return {min: this.minValue, max: this.maxValue};
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const {minValue, maxValue} = this;
    // Not while one of them is still to be set.
    if (maxValue < minValue)
      this[warn](`maxValue must not be less than minValue, but ${maxValue} is less than ${minValue}.`);
  }

  protected override [moveTo](number: number): void {
    const old = this.value;
    this.value = number;
    this[control]?.focus();
    if (this.value !== old) this[sendInput](true);
  }

  protected [renderControl](state: ControlState): TemplateResult {
    const {min, max, step} = this[range];
    const {value} = this;
    // Not a live region: the slider announces its value itself.
    return html`
      <output part="value" class="value" for="control" aria-live="off" dir="auto"
        >${this[textOf](value)}</output
      >
      ${this[renderScale]({
        values: [value],
        inputs: html`<input
          part="control"
          id="control"
          type="range"
          min=${min}
          max=${max}
          step=${step}
          ?disabled=${state.isDisabled}
          .value=${liveState(String(value))}
          aria-orientation=${this[isVertical] ? 'vertical' : nothing}
          aria-valuetext=${this[valueText](value)}
          aria-invalid=${state.isInvalid}
          aria-label=${state.ariaLabel}
          aria-describedby=${describedBy(state)}
          @input=${this.#handleInput}
          @change=${this.#handleChange}
          @keydown=${this.#handleKeydown}
        />`,
      })}
    `;
  }

  #handleInput(event: Event): void {
    this.value = (event.target as HTMLInputElement).valueAsNumber;
  }

  #handleChange(): void {
    sendChange(this);
  }

  #handleKeydown(event: KeyboardEvent): void {
    const number = this[numberByKey](event, this.value);
    if (number !== null) this[moveTo](number);
  }
}
