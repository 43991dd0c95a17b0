import {html, type PropertyValues, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {LcElement} from '../../base/lc-element.js';
import {DelayedStatusController} from '../../controllers/delayed-status.controller.js';
import {SvgTextBoxController} from './svg-text-box.controller.js';
import {mainLoaderStyles} from './main-loader.styles.js';
import {supportsCss} from '../../dom/platform.js';
import {localize, warn} from '../../base/members.js';

const DEFAULT_DURATION = 30;
const DEFAULT_FONT_SIZE = '80px';
const DEFAULT_HEIGHT = 'auto';
const DEFAULT_MESSAGE = 'LIFE CHANGERS';

/** How finely an outline is drawn. */
const LEAST_STEPS = 240;
const STEPS_PER_SECOND = 20;

/**
 * A loader for a whole page: large letters whose dotted outline is drawn while the page waits.
 *
 * The outline is drawn in `duration` seconds; after that it is taken back and drawn again, until the loader leaves the
 * page. Under reduced motion it stands still, fully drawn. Letters that are wider than their place are made smaller.
 * The letters are a picture: screen readers are told `label`, once and politely.
 *
 * @tag lc-main-loader
 * @csspart base - The box around the letters; `height` is its height.
 * @csspart message - The `<svg>` with the letters.
 * @cssprop --lc-main-loader-color - Colour of the dots that are drawn.
 * @cssprop --lc-main-loader-track-color - Colour of the dots that are still to be drawn.
 * @cssprop --lc-main-loader-font-weight - Weight of the letters, 800 by default.
 */
export class LcMainLoader extends LcElement {
  static override styles = mainLoaderStyles;

  /** Seconds until the outline is drawn. Default 30. What is no number greater than 0 warns and is 30 (spec, section 9). */
  @property({type: Number}) duration = DEFAULT_DURATION;

  /** The size of the letters where they have room for it, as a CSS length. Default `80px`; others warn and are `80px`. */
  @property({attribute: 'font-size'}) fontSize = DEFAULT_FONT_SIZE;

  /**
   * The height of the loader, as a CSS length; the letters stand in its middle. Default `auto`: that of the letters.
   * Others warn and are `auto`.
   */
  @property() height = DEFAULT_HEIGHT;

  /** The letters that are drawn, in one line. Default `LIFE CHANGERS`, also when it is empty. */
  @property() message = DEFAULT_MESSAGE;

  /** What screen readers are told. Default `''`: "Loading" in the language of the page. */
  @property() label = '';

  readonly #status = new DelayedStatusController(this, () => this.label || this[localize].term('loading'));
  readonly #textBox = new SvgTextBoxController(this);

  get #base(): HTMLElement {
    return this.shadowRoot!.querySelector<HTMLElement>('.base')!;
  }

  get #svg(): SVGSVGElement {
    return this.shadowRoot!.querySelector<SVGSVGElement>('svg')!;
  }

  get #pen(): SVGElement {
    return this.shadowRoot!.querySelector<SVGElement>('.pen')!;
  }

  protected override render(): TemplateResult {
    const message = this.message || DEFAULT_MESSAGE;
    return html`
      <div part="base" class="base">
        <svg part="message" class="message" aria-hidden="true">
          <mask id="drawn">
            <rect class="room" x="-100%" y="-100%" width="200%" height="200%"></rect>
            <text class="pen">${message}</text>
          </mask>
          <text class="track">${message}</text>
          <g mask="url(#drawn)">
            <rect class="room" x="-100%" y="-100%" width="200%" height="200%"></rect>
            <text class="dots">${message}</text>
          </g>
        </svg>
        <div class="visually-hidden" role="status">${this.#status.text}</div>
      </div>
    `;
  }

  /** Sizes and times go through the style object: a strict content security policy forbids style attributes. */
  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('fontSize'))
      this.#svg.style.fontSize = this.#length('fontSize', 'font-size', DEFAULT_FONT_SIZE);
    if (changed.has('height')) this.#base.style.height = this.#length('height', 'height', DEFAULT_HEIGHT);
    if (changed.has('duration')) this.#time(this.#seconds);
    if (changed.has('fontSize') || changed.has('message')) this.#textBox.fit();
  }

  /**
   * One turn draws the outline and takes it back. Slow strokes go in steps that nobody sees, because each one is drawn
   * where the page that loads is at work: that halves the cost.
   */
  #time(seconds: number): void {
    const steps = Math.ceil(Math.max(LEAST_STEPS, seconds * STEPS_PER_SECOND));
    this.#pen.style.animationDuration = `${2 * seconds}s`;
    this.#pen.style.animationTimingFunction = `steps(${steps})`;
  }

  get #seconds(): number {
    const {duration} = this;
    if (Number.isFinite(duration) && duration > 0) return duration;
    if (duration !== undefined && duration !== null)
      this[warn](`duration must be a number of seconds greater than 0, not ${String(duration)}.`);
    return DEFAULT_DURATION;
  }

  #length(name: 'fontSize' | 'height', cssName: string, standard: string): string {
    const value = this[name];
    if (supportsCss(cssName, value)) return value;
    if (value !== undefined && value !== null)
      this[warn](`${name} must be a CSS length, such as "${standard}", not "${value}".`);
    return standard;
  }
}
