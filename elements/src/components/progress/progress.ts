import {html, nothing, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {LcElement} from '../../base/lc-element.js';
import {localize, setState, warn} from '../../base/members.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {loaderTexts} from '../../core/localization/english/notices.js';
import {describeValue} from '../../core/bad-input.js';
import {ariaNameOf} from '../../dom/aria-name.js';
import {progressStyles} from './progress.styles.js';

/** The shape of a progress bar. */
export type ProgressShape = 'bar' | 'ring';

/** The part of a ring without a value that turns, in percent. */
const TURNING_ARC = 25;

/**
 * The progress of a task, as a bar or a ring, like `<progress>` in HTML.
 *
 * It is a `progressbar` of ARIA. Without a `value`, it runs, because nobody knows how long the task takes. Screen readers find
 * the progress, but do not announce each change: announce the end in a live region, such as a toast.
 *
 * @tag lc-progress
 * @summary The progress of a task, as a bar or a ring.
 * @csspart base - The bar or the ring, with its visible value.
 * @csspart track - The background of the bar or ring.
 * @csspart bar - The completed part, or the part that runs.
 * @csspart value - The visible value, with `showValue`.
 * @cssprop --lc-progress-color - Color of the completed part.
 * @cssprop --lc-progress-track-color - Background color.
 * @cssprop --lc-progress-thickness - Height of a bar, 0.5rem by default, or width of the line of a ring, 0.375rem.
 * @cssprop --lc-progress-size - Diameter of a ring, 4rem by default.
 * @cssstate indeterminate - It has no value.
 */
export class LcProgress extends LcElement {
  static override styles = progressStyles;

  protected readonly [localize] = new LocalizeController(this, loaderTexts);

  #value: unknown = null;
  #max: unknown = null;

  /**
   * How much is done, from 0 to `max`. Null: nobody knows yet. Default null. Smaller and larger numbers warn and count as 0
   * and `max`, and everything else that is not a number warns and counts as 0, like in `<progress>`.
   */
  @property({type: Number})
  get value(): number | null {
    const value = this.#value;
    if (value === null || value === undefined) return null;
    return typeof value === 'number' && value > 0 ? Math.min(value, this.max) : 0;
  }
  set value(value: number | null | undefined) {
    this.#value = value;
  }

  /** The value of a completed task. Default 1. Values that are not a number above 0 warn and count as 1. */
  @property({type: Number})
  get max(): number {
    return isMax(this.#max) ? this.#max : 1;
  }
  set max(max: number | null | undefined) {
    this.#max = max;
  }

  /** `'bar'` or `'ring'`. Default `'bar'`. Other values count as `'bar'`. */
  @property({reflect: true, default: 'bar'}) shape!: ProgressShape;

  /** The name for screen readers, which says what the progress is of. If empty, "Loading" in the language of the page. */
  @property({default: ''}) label!: string;

  /** The value in words, such as "3 of 8 files". Null: a percentage in the language of the page. Default null. */
  @property({attribute: 'value-text', default: null}) valueText!: string | null | undefined;

  /** Shows the value next to the bar, or in the ring. */
  @property({type: Boolean, attribute: 'show-value', default: false}) showValue!: boolean;

  /** The completed share, from 0 to 1; -1 without a value, like in `<progress>`. */
  get position(): number {
    return this.value === null ? -1 : this.value / this.max;
  }

  protected override willUpdate(): void {
    this[setState]('indeterminate', this.value === null);
  }

  protected override render(): TemplateResult {
    this.#checkInput();
    const {value, max} = this;
    const text = this.valueText ?? (value === null ? '' : this.#percentage);
    const isRing = this.shape === 'ring';
    return html`
      <div
        part="base"
        class=${isRing ? 'base is-ring' : 'base'}
        role="progressbar"
        aria-label=${this.label || ariaNameOf(this) || this[localize].term('loading')}
        aria-valuemin="0"
        aria-valuemax=${max}
        aria-valuenow=${value ?? nothing}
        aria-valuetext=${text || nothing}
      >
        ${isRing ? this.#renderRing() : this.#renderBar()}
        ${this.showValue && text !== '' ? html`<span part="value" class="value">${text}</span>` : nothing}
      </div>
    `;
  }

  /** The completed part is an `<svg>`, whose width can be an attribute under a strict content security policy. */
  #renderBar(): TemplateResult {
    const {position} = this;
    return html`<div part="track" class="track">
      <svg
        part="bar"
        class=${position < 0 ? 'bar running' : 'bar'}
        width="${Math.max(position, 0) * 100}%"
        aria-hidden="true"
      ></svg>
    </div>`;
  }

  #renderRing(): TemplateResult {
    const {position} = this;
    const length = position < 0 ? TURNING_ARC : position * 100;
    return html`<svg class=${position < 0 ? 'ring turning' : 'ring'} aria-hidden="true">
      <circle part="track"></circle>
      <circle
        part="bar"
        class="arc"
        pathLength="100"
        stroke-dasharray="${length} 100"
        ?hidden=${length === 0}
      ></circle>
    </svg>`;
  }

  /** Only what is complete is 100%. */
  get #percentage(): string {
    // A product such as 0.29 * 100 may be slightly less than the whole number.
    const share = Math.floor(this.position * 100 + 1e-6) / 100;
    return new Intl.NumberFormat(this[localize].lang, {style: 'percent'}).format(share);
  }

  #checkInput(): void {
    const max = this.#max ?? 1;
    const value = this.#value ?? 0;
    if (!isMax(max)) this[warn](`max must be a number above 0, not ${describeValue(max)}; it counts as 1.`);
    if (value !== (this.value ?? 0))
      this[warn](
        `value must be a number from 0 to max, which is ${this.max}. Other values count as the nearest one.`,
      );
  }
}

const isMax = (max: unknown): max is number => typeof max === 'number' && max > 0 && max < Infinity;
