import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {loaderTexts} from '../../core/localization/english/notices.js';
import {LcElement} from '../../base/lc-element.js';
import {DelayedStatusController} from '../../controllers/delayed-status.controller.js';
import {barLoaderStyles} from './bar-loader.styles.js';
import {localize, setState, warn} from '../../base/members.js';

const DEFAULT_HEIGHT = 3;

/**
 * A thin indeterminate progress bar for loading of unknown duration.
 *
 * It keeps its height while nothing loads, so that the layout does not shift. Screen readers find a progress
 * bar without a value, and announce `label` if loading takes longer than a moment. Under reduced motion, it
 * is a static dashed line.
 *
 * @tag lc-bar-loader
 * @csspart base - The space that the bar occupies.
 * @csspart track - The background of the bar, only while loading.
 * @csspart bar - The moving part.
 * @cssprop --lc-bar-loader-color - Color of the moving part.
 * @cssprop --lc-bar-loader-track-color - Background color of the bar.
 * @cssstate loading - The bar is shown.
 */
export class LcBarLoader extends LcElement {
  static override styles = barLoaderStyles;

  protected readonly [localize] = new LocalizeController(this, loaderTexts);

  /** Shows the bar while something loads. It keeps its height otherwise. */
  @property({type: Boolean, default: false}) loading!: boolean;

  /** Height of the bar in pixels. Default 3. Invalid values warn and fall back to 3. */
  @property({type: Number}) height = DEFAULT_HEIGHT;

  /**
   * Label of the progress bar, which describes what loads. If empty, "Loading" in the language of the page.
   */
  @property({default: ''}) label!: string;

  readonly #status = new DelayedStatusController(this, () => (this.loading ? this.#label : ''));

  protected override willUpdate(): void {
    this[setState]('loading', this.loading);
  }

  protected override render(): TemplateResult {
    return html`
      <div part="base" class="base">
        ${
          this.loading
            ? html`<div part="track" class="track" role="progressbar" aria-label=${this.#label}>
                <div part="bar" class="bar running"></div>
              </div>`
            : nothing
        }
        <div class="visually-hidden" role="status">${this.#status.text}</div>
      </div>
    `;
  }

  /** Set by script, because a strict content security policy forbids `style` attributes. */
  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('height'))
      this.renderRoot.querySelector<HTMLElement>('.base')!.style.blockSize = `${this.#pixels}px`;
  }

  get #label(): string {
    return this.label || this[localize].term('loading');
  }

  get #pixels(): number {
    const {height} = this;
    if (Number.isFinite(height) && height > 0) return height;
    if (height !== undefined && height !== null)
      this[warn](`height must be a number of pixels greater than 0, not ${String(height)}.`);
    return DEFAULT_HEIGHT;
  }
}
