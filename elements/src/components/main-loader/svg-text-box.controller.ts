import type {ReactiveController, ReactiveElement} from 'lit';
import {resizeObserver} from '../../dom/platform.js';

/** Space around the text for strokes and overhangs, relative to the font size. */
const MARGIN = 0.06;

/** The top and the height of the box, relative to the font size, in every font: a server cannot measure its line. */
export const TOP = -1.03;
export const LINE = 1.33;

/** The diameter of a dot: the least in pixels of the screen, and relative to the font size. */
const LEAST_DOT = 1.75;
const DOT = 0.038;

/**
 * Sizes an `<svg>` to fit its text, and the dots of its outline to be visible, because SVG has no layout. A stylesheet
 * may make the `<svg>` smaller, and the text shrinks in it. Text that is too wide leaves the height as it is, because a server
 * does not know how wide it is. The controller measures again when the host asks for it, when it is
 * first shown, when the font size changes, and when a font has loaded.
 */
export class SvgTextBoxController implements ReactiveController {
  readonly #host: ReactiveElement;
  #observer: ResizeObserver | null = null;
  #fontSize = 0;

  constructor(host: ReactiveElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer = resizeObserver(this.#host, this.#handleResize);
    this.#observer.observe(this.#host);
    document.fonts?.addEventListener('loadingdone', this.#fitNow);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = null;
    document.fonts?.removeEventListener('loadingdone', this.#fitNow);
  }

  /** Measures the text of the class `track` in the `<svg>`, and sets the size of the `<svg>`. */
  fit(): void {
    const text = this.#text;
    if (text === null) return;
    const {x = 0, width = 0} = text.getBBox?.() ?? {};
    // Hidden text has no size yet.
    if (width === 0) return;
    this.#fontSize = fontSizeOf(text);
    const margin = this.#fontSize * MARGIN;
    const box = [x - margin, TOP * this.#fontSize, width + 2 * margin, LINE * this.#fontSize];
    const svg = text.ownerSVGElement!;
    svg.setAttribute('viewBox', box.join(' '));
    svg.setAttribute('width', String(box[2]));
    svg.setAttribute('height', String(box[3]));
    this.#sizeDots(svg);
  }

  /** Text that is scaled down has larger dots. The inside of the letters is what remains without the dots. */
  #sizeDots(svg: SVGSVGElement): void {
    const [shown, box] = [svg.getBoundingClientRect(), svg.viewBox.baseVal];
    const scale = Math.min(shown.width / box.width, shown.height / box.height);
    if (!(scale > 0)) return;
    const least = LEAST_DOT / scale;
    svg.style.setProperty('--_least-dot', `${least.toFixed(2)}px`);
    const radius = Math.max(DOT * this.#fontSize, least) / 2;
    // A browser ignores a radius below one pixel of the screen.
    svg.querySelector('feMorphology')!.setAttribute('radius', String(Math.max(radius, 1.01 / scale)));
  }

  get #text(): SVGTextElement | null {
    return this.#host.shadowRoot?.querySelector<SVGTextElement>('.track') ?? null;
  }

  readonly #fitNow = (): void => this.fit();

  /**
   * Shrunk text measures slightly differently, so the size is kept until the font size changes. It waits for
   * the next frame, because a resize observer that resizes its target causes an error.
   */
  readonly #handleResize = (): void => {
    const text = this.#text;
    // What a server has rendered has its size until it hydrates.
    if (text === null || !this.#host.hasUpdated) return;
    if (fontSizeOf(text) !== this.#fontSize) requestAnimationFrame(this.#fitNow);
    else this.#sizeDots(text.ownerSVGElement!);
  };
}

const fontSizeOf = (element: Element): number => parseFloat(getComputedStyle(element).fontSize);
