import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {textOrObject} from '../../base/attributes/converters.js';
import {numberAttribute} from '../../base/attributes/converters.js';
import {property} from '../../base/attributes/property.js';
import {describedBy} from '../../base/field/field-aria.js';
import {type ControlState, type FieldParts, groupField} from '../../base/field/field-parts.js';
import {
  controlValue,
  effectiveLabel,
  isDisabled,
  localize,
  renderControl,
  renderField,
  warn,
} from '../../base/members.js';
import {rangeSliderTexts} from '../../core/localization/english/controls.js';
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
} from '../slider/slider-element.js';
import {
  limitsOf,
  moveThumb,
  nearerThumb,
  normalizePair,
  type NumberPair,
  type PairLimits,
  type Thumb,
} from './number-pair.js';
import {RangeSliderValue} from './range-slider-value.js';
import {rangeSliderStyles} from './range-slider.styles.js';
import {ThumbDrag} from './thumb-drag.js';

export type {SliderMark} from '../slider/slider-marks.js';
export type {NumberPair} from './number-pair.js';

/** The numbers of both thumbs as an app sets them: a pair, or text such as `20,60`. */
export type NumberPairInput = readonly [number, number] | string | null | undefined;

/**
 * A slider with two thumbs for selecting a range of numbers, such as of prices, with its label, hint, and validation
 * message. It always has a value, so `required` only marks the label. Restrict the value with `rules`.
 *
 * Each thumb is a slider with its own name, and stops at the other one (ARIA practice "Slider (Multi-Thumb)"). A click on the
 * track moves the nearer thumb. If both are on one spot, the direction of the drag decides which one moves.
 *
 * The form submits two entries with the name of the slider, the lower number first, like two native controls with one name.
 * `FormData.getAll()` returns both.
 *
 * @tag lc-range-slider
 * @attr {string} value - The same as `init-value`, like in HTML.
 * @fires {Event} input - Sent for every step while the user drags or presses keys.
 * @fires {Event} change - Sent when the user releases a thumb, and after every key.
 * @csspart field - The grid with label, value, hint, control, and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required slider.
 * @csspart value - Both values with their unit.
 * @csspart hint - The help text.
 * @csspart control - The native `<input type="range">` of the lower number.
 * @csspart end-control - The native `<input type="range">` of the upper number.
 * @csspart limits - The ends of the track, below it.
 * @csspart marks - The row of the marks, below the track.
 * @csspart mark - A mark with its label.
 * @csspart bubble - The value at a thumb.
 * @csspart message - The validation message.
 * @cssprop --lc-slider-color - Color of the thumbs and of the track between them.
 * @cssprop --lc-slider-rail-color - Color of the rest of the track.
 * @cssprop --lc-slider-thumb-size - Diameter of a thumb.
 * @cssprop --lc-slider-length - Height of a vertical slider.
 * @cssstate filled - The user or the app has set the value.
 * @cssstate valid - The value is valid, and the result is shown.
 * @cssstate invalid - The value is invalid, and the result is shown.
 * @cssstate pending - An asynchronous rule is checking the value.
 */
export class LcRangeSlider extends SliderElement<NumberPair> {
  static override styles = rangeSliderStyles;

  protected static override readonly englishTexts: Partial<Terms> = {
    ...super.englishTexts,
    ...rangeSliderTexts,
  };

  /**
   * The initial numbers, also after a reset, such as `[20, 60]`, or `20,60` as text. If null, the ends of the track. Invalid
   * pairs warn and are ignored.
   */
  @property({attribute: 'init-value', converter: textOrObject, default: null}) initValue!: NumberPairInput;

  /** The number at the start of the track. Default 0. Invalid values warn and are ignored. */
  @property({converter: numberAttribute, default: 0}) min!: number | null | undefined;

  /** The number at the end of the track. Default 100. Invalid values, and those below `min`, warn and are ignored. */
  @property({converter: numberAttribute, default: 100}) max!: number | null | undefined;

  /**
   * How far the numbers are apart at least. Default 0: both thumbs can be on one spot. It counts in whole steps. Invalid
   * values, such as negative ones, warn and are ignored.
   */
  @property({converter: numberAttribute, attribute: 'min-distance', default: 0})
  minDistance!: number | null | undefined;

  /** The name of the lower thumb after the label. Default: "From" in the language of the page. */
  @property({attribute: 'from-label', default: ''}) fromLabel!: string | null | undefined;

  /** The name of the upper thumb after the label. Default: "To" in the language of the page. */
  @property({attribute: 'to-label', default: ''}) toLabel!: string | null | undefined;

  readonly #warn = (message: string): void => this[warn](message);

  readonly [controlValue] = new RangeSliderValue({
    name: () => this.name,
    initial: () => normalizePair('initValue', this.initValue, this.#warn),
    limits: () => this.#limits,
  });

  readonly #drag = new ThumbDrag({
    value: () => this.value,
    at: event => this.#numberAt(event),
    move: (thumb, number) => this.#move(thumb, number),
    focus: thumb => this.#inputs[thumb]?.focus(),
    onEnd: () => sendChange(this),
  });

  /**
   * The numbers of both thumbs, the lower one first. Setting it moves them to the nearest steps within the track, and sends no
   * event. `undefined` and null reset it to `initValue`. Invalid pairs warn and do the same. Numbers in the other order warn
   * and are swapped. It returns the same array until the value changes.
   */
  @property({attribute: false})
  get value(): NumberPair {
    return this[controlValue].typed;
  }
  set value(value: NumberPairInput) {
    this[controlValue].set(normalizePair('value', value, this.#warn));
  }

  protected get [track](): {readonly min: number; readonly max: number} {
    return {
      min: this[normalizeNumber]('min', this.min, 0),
      max: this[normalizeNumber]('max', this.max, 100),
    };
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const {min, max} = this[track];
    const {distance} = this.#limits;
    // Not while one of them is still to be set.
    if (max < min) this[warn](`max must not be less than min, but ${max} is less than ${min}.`);
    else if (distance > max - min)
      this[warn](
        `minDistance must not be greater than the track, but ${distance} is greater than ${max - min}.`,
      );
  }

  /** The nearer thumb. */
  protected override [moveTo](number: number): void {
    const thumb = nearerThumb(this.value, number);
    this.#inputs[thumb]?.focus();
    if (this.#move(thumb, number)) sendChange(this);
  }

  protected override [renderField](parts: FieldParts): TemplateResult {
    return groupField(parts);
  }

  protected [renderControl](state: ControlState): TemplateResult {
    const {value} = this;
    const [lower, upper] = value;
    // Not a live region: the thumbs announce their values themselves.
    return html`
      <output part="value" class="value" for="control end" aria-live="off"
        ><span dir="auto">${lower}</span> – <span dir="auto">${this[textOf](upper)}</span></output
      >
      ${this[renderScale]({
        from: lower,
        values: value,
        inputs: html`<div
          class="thumbs"
          role="group"
          aria-labelledby=${this.label ? 'label' : nothing}
          aria-label=${state.ariaLabel}
          @mousedown=${keepFocus}
          @pointerdown=${(event: PointerEvent) => state.isDisabled || this.#drag.start(event)}
          @pointermove=${(event: PointerEvent) => this.#drag.move(event)}
          @pointerup=${(event: PointerEvent) => this.#drag.end(event)}
          @pointercancel=${() => this.#drag.cancel()}
        >
          ${this.#renderThumb(0, state)}${this.#renderThumb(1, state)}
        </div>`,
      })}
    `;
  }

  /**
   * The limits of ARIA follow the other thumb. Those of the native control are the ends of the track, because the browser
   * positions the thumb by them.
   */
  #renderThumb(thumb: Thumb, state: ControlState): TemplateResult {
    const {min, max, step} = this[range];
    const number = this.value[thumb];
    const limits = limitsOf(thumb, this.value, this.#limits);
    return html`<input
      part=${thumb === 0 ? 'control' : 'end-control'}
      id=${thumb === 0 ? 'control' : 'end'}
      type="range"
      min=${min}
      max=${max}
      step=${step}
      ?disabled=${state.isDisabled}
      .value=${liveState(String(number))}
      aria-valuemin=${limits.min}
      aria-valuemax=${limits.max}
      aria-valuetext=${this[valueText](number)}
      aria-orientation=${this[isVertical] ? 'vertical' : nothing}
      aria-invalid=${state.isInvalid}
      aria-label=${this.#nameOf(thumb)}
      aria-describedby=${describedBy(state)}
      @input=${(event: Event) => this.#handleInput(thumb, event)}
      @change=${() => sendChange(this)}
      @keydown=${(event: KeyboardEvent) => this.#handleKeydown(thumb, event)}
    />`;
  }

  #nameOf(thumb: Thumb): string {
    const name =
      thumb === 0
        ? this.fromLabel || this[localize].term('filterFrom')
        : this.toLabel || this[localize].term('filterTo');
    const label = this[effectiveLabel];
    return label ? `${label}: ${name}` : name;
  }

  get #inputs(): NodeListOf<HTMLInputElement> {
    return this.renderRoot.querySelectorAll('input');
  }

  get #limits(): PairLimits {
    const distance = this[normalizeNumber]('minDistance', this.minDistance, 0);
    if (distance < 0) this[warn](`minDistance must not be negative, but it is ${distance}; it is ignored.`);
    return {...this[range], distance: Math.max(0, distance)};
  }

  /** The number at a pointer. The rectangle is what the centers of the thumbs pass. */
  #numberAt({clientX, clientY}: PointerEvent): {readonly number: number; readonly perPixel: number} {
    const {min, max} = this[range];
    const {left, right, bottom, width, height} = this.renderRoot
      .querySelector('.travel')!
      .getBoundingClientRect();
    const isRtl = this[localize].dir === 'rtl';
    const [pixels, length] = this[isVertical]
      ? [bottom - clientY, height]
      : [isRtl ? right - clientX : clientX - left, width];
    const perPixel = (max - min) / (length || 1);
    return {number: min + pixels * perPixel, perPixel};
  }

  /** Moves a thumb like the user, and returns whether the value has changed. */
  #move(thumb: Thumb, number: number): boolean {
    const old = this.value;
    const moved = moveThumb(thumb, number, old, this.#limits);
    if (this[isDisabled] || moved.join() === old.join()) return false;
    this[controlValue].set(moved);
    this.requestUpdate('value', old);
    this[sendInput](false);
    return true;
  }

  /** Assistive technology can move a native thumb over the other one. */
  #handleInput(thumb: Thumb, event: Event): void {
    event.stopPropagation();
    this.#move(thumb, (event.target as HTMLInputElement).valueAsNumber);
    this.requestUpdate();
  }

  #handleKeydown(thumb: Thumb, event: KeyboardEvent): void {
    const number = this[numberByKey](event, this.value[thumb]);
    if (number !== null && this.#move(thumb, number)) sendChange(this);
  }
}

/** The browser would move the focus to the first thumb. */
function keepFocus(event: Event): void {
  event.preventDefault();
}
