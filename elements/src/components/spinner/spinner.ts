import {html, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {LcElement} from '../../base/lc-element.js';
import {localize, setState, warn} from '../../base/members.js';
import {DelayedStatusController, WORTH_A_WORD} from '../../controllers/delayed-status.controller.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {loaderTexts} from '../../core/localization/english/notices.js';
import {ariaNameOf} from '../../dom/aria-name.js';
import {spinnerStyles} from './spinner.styles.js';

/** The size of a spinner. */
export type SpinnerSize = 'sm' | 'md' | 'lg';

/**
 * A small ring that turns while something loads. Remove it when the content is there.
 *
 * Screen readers find a `progressbar` without a value. They announce the label, politely, if the spinner stays longer than a
 * moment. With `delay`, it stays invisible at first, so that a fast answer does not flicker.
 *
 * @tag lc-spinner
 * @summary A small ring that turns while something loads.
 * @csspart base - The ring.
 * @cssprop --lc-spinner-color - Color of the part that turns.
 * @cssprop --lc-spinner-track-color - Color of the rest of the ring.
 * @cssprop --lc-spinner-size - Diameter, instead of that of `size`.
 * @cssprop --lc-spinner-thickness - Width of the line.
 * @cssstate waiting - It is not visible yet, because of `delay`.
 */
export class LcSpinner extends LcElement {
  static override styles = spinnerStyles;

  protected readonly [localize] = new LocalizeController(this, loaderTexts);

  /** What loads, such as "Loading orders". If empty, "Loading" in the language of the page. */
  @property({default: ''}) label!: string;

  /** The diameter: `'sm'` (1rem), `'md'` (1.5rem), or `'lg'` (2.5rem). Default `'md'`. Other values count as `'md'`. */
  @property({reflect: true, default: 'md'}) size!: SpinnerSize;

  /**
   * Milliseconds until it is visible. It keeps its space. Default 0. Invalid values warn and count as 0. It counts from the
   * moment when the spinner is added to the page.
   */
  @property({type: Number, default: 0}) delay!: number | null | undefined;

  readonly #status: DelayedStatusController = new DelayedStatusController(
    this,
    () => this.#label,
    () => this.#delay || WORTH_A_WORD,
  );

  protected override willUpdate(): void {
    this[setState]('waiting', this.#isWaiting);
  }

  protected override render(): TemplateResult {
    const look = `${this.size}${this.#isWaiting ? ' is-waiting' : ''}`;
    return html`
      <span class="base">
        <span part="base" class="spinner ${look}" role="progressbar" aria-label=${this.#label}></span>
        <span class="visually-hidden" role="status">${this.#status.text}</span>
      </span>
    `;
  }

  get #label(): string {
    return this.label || ariaNameOf(this) || this[localize].term('loading');
  }

  get #isWaiting(): boolean {
    return this.#delay > 0 && this.#status.text === '';
  }

  get #delay(): number {
    const delay = this.delay ?? 0;
    if (delay >= 0 && delay < Infinity) return Number(delay);
    this[warn](`delay must be a number of milliseconds, not ${String(delay)}.`);
    return 0;
  }
}
