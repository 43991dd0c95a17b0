import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {LcElement} from '../../base/lc-element.js';
import {DelayedStatusController} from '../../controllers/delayed-status.controller.js';
import {barLoaderStyles} from './bar-loader.styles.js';
import {localize, setState, warn} from '../../base/members.js';

const DEFAULT_HEIGHT = 3;

/**
 * A thin bar that runs while something loads and nobody knows how long it takes.
 *
 * It keeps its height while nothing loads, so that the page does not jump. Screen readers find a progress bar without
 * a value, and are told `label` once it has lasted a moment. Under reduced motion it is a still, broken line.
 *
 * @tag lc-bar-loader
 * @csspart base - The room that the bar keeps.
 * @csspart track - The ground of the bar, there only while it loads.
 * @csspart bar - The part that runs.
 * @cssprop --lc-bar-loader-color - Colour of the part that runs.
 * @cssprop --lc-bar-loader-track-color - Colour of the ground.
 * @cssstate loading - It runs.
 */
export class LcBarLoader extends LcElement {
  static override styles = barLoaderStyles;

  /** Whether something loads, and the bar shows. It keeps its height while nothing loads. Default false. */
  @property({type: Boolean}) loading = false;

  /** The height of the bar in pixels. Default 3 (spec, section 9). What is no number greater than 0 warns and is 3. */
  @property({type: Number}) height = DEFAULT_HEIGHT;

  /** What loads, in words: the name of the progress bar. Default `''`: "Loading" in the language of the page. */
  @property() label = '';

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
                <div part="bar" class="bar"></div>
              </div>`
            : nothing
        }
        <div class="visually-hidden" role="status">${this.#status.text}</div>
      </div>
    `;
  }

  /** Through the style object: a strict content security policy forbids style attributes. */
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
