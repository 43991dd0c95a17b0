import {html, noChange, type PropertyValues, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {loaderTexts} from '../../core/localization/english/notices.js';
import {LcElement} from '../../base/lc-element.js';
import {DelayedStatusController} from '../../controllers/delayed-status.controller.js';
import {LINE, SvgTextBoxController, TOP} from './svg-text-box.controller.js';
import {mainLoaderStyles} from './main-loader.styles.js';
import {supportsCss} from '../../dom/platform.js';
import {isOnServer, isServer} from '../../dom/server-view.js';
import {localize, warn} from '../../base/members.js';

const DEFAULT_DURATION = 30;
const DEFAULT_FONT_SIZE = '80px';
const DEFAULT_HEIGHT = 'auto';
const DEFAULT_MESSAGE = 'LIFE CHANGERS';

/** Number of steps that draw the outline. */
const LEAST_STEPS = 240;
const STEPS_PER_SECOND = 20;

/**
 * A loader for a whole page: large text whose dotted outline is drawn while the page loads.
 *
 * The outline is drawn in `duration` seconds, then erased and drawn again, until the loader is removed. Under
 * reduced motion, it is static and fully drawn. Text that is too wide is scaled down. The text is decorative:
 * screen readers announce `label`, once and politely.
 *
 * @tag lc-main-loader
 * @csspart base - The box around the text; `height` is its height.
 * @csspart message - The `<svg>` with the text.
 * @cssprop --lc-main-loader-color - Color of the drawn dots.
 * @cssprop --lc-main-loader-track-color - Color of the dots that are not drawn yet.
 * @cssprop --lc-main-loader-font-weight - Font weight of the text, 800 by default.
 */
export class LcMainLoader extends LcElement {
  static override styles = mainLoaderStyles;

  protected readonly [localize] = new LocalizeController(this, loaderTexts);

  /** Seconds to draw the outline. Default 30. Invalid values warn and fall back to 30. */
  @property({type: Number}) duration = DEFAULT_DURATION;

  /**
   * Font size as a CSS length. Text that does not fit is smaller. Default `80px`. Invalid values warn and
   * fall back to `80px`.
   */
  @property({attribute: 'font-size'}) fontSize = DEFAULT_FONT_SIZE;

  /**
   * Height of the loader as a CSS length. The text is centered vertically. Default `auto`: the height of the
   * text in its font size, also if it is scaled down to fit the width. Invalid values warn and fall back to `auto`.
   */
  @property() height = DEFAULT_HEIGHT;

  /** Text to draw, in one line. Default `LIFE CHANGERS`. Empty text counts as not set. */
  @property() message = DEFAULT_MESSAGE;

  /** Announcement for screen readers. If empty, "Loading" in the language of the page. */
  @property({default: ''}) label!: string;

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
    const box = isServer && isOnServer ? estimatedBox(message, this.fontSize) : NO_BOX;
    return html`
      <div part="base" class="base">
        <svg
          part="message"
          class="message"
          aria-hidden="true"
          font-size=${box.fontSize}
          viewBox=${box.viewBox}
          width=${box.width}
          height=${box.height}
        >
          <mask id="drawn">
            <rect class="room" x="-100%" y="-100%" width="200%" height="200%"></rect>
            <text class="pen">${message}</text>
          </mask>
          <filter id="around" filterUnits="userSpaceOnUse" x="-100%" y="-100%" width="300%" height="300%">
            <feMorphology operator="erode" in="SourceAlpha" radius="0.0275" result="inside"></feMorphology>
            <feFlood></feFlood>
            <feComposite operator="out" in2="inside"></feComposite>
          </filter>
          <mask id="outline" maskUnits="userSpaceOnUse" x="-100%" y="-100%" width="300%" height="300%">
            <text class="inside" filter="url(#around)">${message}</text>
          </mask>
          <g mask="url(#outline)">
            <text class="track">${message}</text>
            <g mask="url(#drawn)">
              <rect class="room" x="-100%" y="-100%" width="200%" height="200%"></rect>
              <text class="dots">${message}</text>
            </g>
          </g>
        </svg>
        <div class="visually-hidden" role="status">${this.#status.text}</div>
      </div>
    `;
  }

  /** Set by script, because a strict content security policy forbids `style` attributes. */
  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('fontSize'))
      this.#svg.style.fontSize = this.#length('fontSize', 'font-size', DEFAULT_FONT_SIZE);
    if (changed.has('height')) this.#base.style.height = this.#length('height', 'height', DEFAULT_HEIGHT);
    if (changed.has('duration')) this.#time(this.#seconds);
    if (changed.has('fontSize') || changed.has('message')) this.#textBox.fit();
  }

  /**
   * One cycle draws and erases the outline. Slow strokes use steps too small to see, because each frame is
   * painted on the main thread of the loading page: steps halve the cost.
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

/** Width of a bold character, relative to the font size, such as of Inter. */
const CHARACTER = 0.72;

/** The attributes that size an `<svg>`, unless they are set by script. */
interface Box {
  readonly fontSize: unknown;
  readonly viewBox: unknown;
  readonly width: unknown;
  readonly height: unknown;
}

const NO_BOX: Box = {fontSize: noChange, viewBox: noChange, width: noChange, height: noChange};

/** About the box that the browser measures (`SvgTextBoxController`), for a server, which cannot measure text. */
function estimatedBox(message: string, fontSize: string): Box {
  const [, size, unit] = /^([\d.]+)([a-z]+)$/i.exec(fontSize) ?? /^(\d+)(px)$/.exec(DEFAULT_FONT_SIZE)!;
  const width = CHARACTER * message.length + 0.12;
  const lengthOf = (ems: number): string => `${ems * Number(size)}${unit}`;
  const viewBox = `-0.06 ${TOP} ${width} ${LINE}`;
  return {fontSize: 1, viewBox, width: lengthOf(width), height: lengthOf(LINE)};
}
