/* eslint-disable lit-a11y/click-events-have-key-events -- the keys of the thumb lead to the number of a mark too. */
import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {oneOf} from '../../base/attributes/one-of.js';
import {numberAttribute} from '../../base/attributes/converters.js';
import {property} from '../../base/attributes/property.js';
import {FormControlElement} from '../../base/form-control-element.js';
import {isDisabled, isRequired, localize, warn} from '../../base/members.js';
import {parseNumber} from '../../core/sanitize-value.js';
import {sendChange} from '../../dom/events.js';
import {submitOnEnter} from '../../dom/implicit-submission.js';
import {shareOfRange, type SliderRange} from './native-range.js';
import {numberOfKey} from './slider-keys.js';
import {normalizeMarks, type SliderMark} from './slider-marks.js';
import {sliderStyles} from './slider.styles.js';

/** Names of members that both sliders share. */
export const isVertical = Symbol();
export const moveTo = Symbol();
export const normalizeNumber = Symbol();
export const numberByKey = Symbol();
export const range = Symbol();
export const renderScale = Symbol();
export const sendInput = Symbol();
export const shownMarks = Symbol();
export const textOf = Symbol();
export const track = Symbol();
export const valueText = Symbol();

/** What is in the scale of a slider. */
interface Scale {
  readonly inputs: TemplateResult;
  /** The number at which the filled part of the track starts; without it, at the start of the track. */
  readonly from?: number | undefined;
  /** The numbers of the thumbs. The filled part ends at the last one. */
  readonly values: readonly number[];
}

/** Base class of the sliders with one thumb and with two: the track, its steps, marks, limits, and keys. */
export abstract class SliderElement<Value> extends FormControlElement<Value> {
  static override styles = sliderStyles;

  /**
   * The step, counted from the start of the track. `'any'` allows every number. Invalid values (not greater than 0)
   * warn and fall back to 1.
   */
  @property({converter: numberAttribute, default: 1})
  step!: number | 'any' | null | undefined;

  /** The unit, such as `'px'`. It is shown after the value and announced with it. */
  @property({attribute: 'measurement-unit', default: ''}) measurementUnit!: string | null | undefined;

  /** Whether the track goes from left to right, or in right-to-left text from right to left, or from bottom to top. */
  @property({default: 'horizontal'}) orientation!: 'horizontal' | 'vertical' | null | undefined;

  /**
   * Marks along the track, such as `[{value: 0, label: 'Off'}, {value: 50}]`. As an attribute, JSON. A click moves the
   * thumb to the mark, and the label of the mark at a thumb is announced. Invalid marks warn and are left out.
   */
  @property({converter: jsonAttribute, default: null}) marks!: readonly SliderMark[] | null | undefined;

  /** Shows the ends of the track below it. Marks replace them. */
  @property({type: Boolean, attribute: 'show-limits', default: false}) showLimits!: boolean;

  /** Also shows the value in a bubble at the thumb while it has the focus, so that the finger does not cover it. */
  @property({type: Boolean, attribute: 'show-bubble', default: false}) showBubble!: boolean;

  /** The ends of the track. */
  protected abstract get [track](): {readonly min: number; readonly max: number};

  /** Moves a thumb to the nearest number that it may have, like the user. */
  protected abstract [moveTo](number: number): void;

  /** Not by its rules, because a slider always has a value. */
  protected override get [isRequired](): boolean {
    return this.required;
  }

  protected get [range](): SliderRange {
    const {min, max} = this[track];
    return {min, max: Math.max(min, max), step: this.#step};
  }

  protected get [isVertical](): boolean {
    const names = ['horizontal', 'vertical'] as const;
    return oneOf('orientation', names, this.orientation, message => this[warn](message)) === 'vertical';
  }

  protected get [shownMarks](): readonly SliderMark[] {
    return normalizeMarks(this.marks, message => this[warn](message));
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    // Set by script, not as `style` attributes, which a strict content security policy blocks.
    for (const {style, dataset} of this.renderRoot.querySelectorAll<HTMLElement>('[data-share]')) {
      style.setProperty('--_share', dataset['share']!);
      style.setProperty('--_from', dataset['from'] ?? '');
    }
  }

  /**
   * Parses a number from the app, which may be text. Invalid values warn and return the default. `''` counts as not
   * set.
   */
  protected [normalizeNumber]<Standard>(name: string, given: unknown, standard: Standard): number | Standard {
    const number = typeof given === 'string' ? parseNumber(given) : given;
    if (typeof number === 'number' && Number.isFinite(number)) return number;
    if (given !== null && given !== undefined && given !== '')
      this[warn](`${name} must be a number, not ${JSON.stringify(String(given))}; it is ignored.`);
    return standard;
  }

  /** Returns a number with its unit. */
  protected [textOf](value: number): string {
    return this.measurementUnit ? `${value} ${this.measurementUnit}` : String(value);
  }

  /** Returns what assistive technology announces instead of the number: its unit, and the label of the mark there. */
  protected [valueText](value: number): string | typeof nothing {
    const text = this[textOf](value);
    const label = this[shownMarks].find(mark => mark.value === value)?.label;
    if (label && label !== text) return `${text} (${label})`;
    return this.measurementUnit ? text : nothing;
  }

  /** Returns the number to which a key moves a thumb, or null. Enter submits the form. */
  protected [numberByKey](event: KeyboardEvent, value: number): number | null {
    submitOnEnter(event, this.form);
    const isMirrored = this[localize].dir === 'rtl' && !this[isVertical];
    const number = numberOfKey(event, value, this[range], isMirrored);
    if (number !== null) event.preventDefault();
    return number;
  }

  protected [sendInput](isFinal: boolean): void {
    this.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
    if (isFinal) sendChange(this);
  }

  /** Renders the track with its thumbs, what is at the thumbs, and the marks or limits next to it. */
  protected [renderScale]({inputs, from, values}: Scale): TemplateResult {
    const share = (value: number) => shareOfRange(value, this[range]);
    return html`
      <div
        class=${this[isVertical] ? 'scale is-vertical' : 'scale'}
        data-share=${share(values.at(-1)!)}
        data-from=${from === undefined ? nothing : share(from)}
      >
        ${inputs}${this.#renderMarks(share)}
        <div class="travel" aria-hidden="true">
          ${this.showBubble ? values.map(value => bubble(this[textOf](value), share(value))) : nothing}
        </div>
      </div>
    `;
  }

  /** Assistive technology gets them from the thumbs. */
  #renderMarks(share: (value: number) => number): TemplateResult | typeof nothing {
    const {min, max} = this[range];
    const marks = this[shownMarks].filter(({value}) => value >= min && value <= max);
    if (marks.length > 0)
      return html`
        <div part="marks" class="marks" aria-hidden="true">
          ${marks.map(({value, label}) =>
            mark(label, share(value), () => this[isDisabled] || this[moveTo](value)),
          )}
        </div>
      `;
    if (!this.showLimits) return nothing;
    return html`
      <div part="limits" class="limits" aria-hidden="true">
        ${[min, max].map(limit => html`<span dir="auto">${this[textOf](limit)}</span>`)}
      </div>
    `;
  }

  get #step(): number | 'any' {
    if (this.step === 'any') return 'any';
    const step = this[normalizeNumber]('step', this.step, 1);
    if (step > 0) return step;
    this[warn](`step must be greater than 0, not ${step}; 1 is used.`);
    return 1;
  }
}

// The text may have another direction than the track, which is what its place depends on.
const bubble = (text: string, share: number): TemplateResult =>
  html`<span part="bubble" class="bubble" data-share=${share}><bdi>${text}</bdi></span>`;

const mark = (label: string | undefined, share: number, onClick: () => unknown): TemplateResult =>
  html`<span part="mark" class="mark" data-share=${share} @click=${onClick}
    ><span><bdi>${label}</bdi></span></span
  >`;
