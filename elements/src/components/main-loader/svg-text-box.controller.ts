import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {resizeObserver} from '../../dom/platform.js';

/** Room around the letters for their strokes and overhangs, as a part of the font size. */
const MARGIN = 0.06;

/**
 * Gives an `<svg>` the size of the text in it: SVG has no layout of its own. The stylesheet may then make it smaller,
 * and the text shrinks with it. Measured anew when the host asks for it, when it is first shown, when the font size is
 * another one, and when a font arrives.
 */
export class SvgTextBoxController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #observer: ResizeObserver | null = null;
  #fontSize = 0;

  constructor(host: ReactiveControllerHost & HTMLElement) {
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

  /** Measures the first text right inside the `<svg>`, and gives the `<svg>` its size. */
  fit(): void {
    const text = this.#text;
    if (text === null) return;
    const {x = 0, y = 0, width = 0, height = 0} = text.getBBox?.() ?? {};
    // What is not shown has no size yet.
    if (width === 0) return;
    this.#fontSize = fontSizeOf(text);
    const margin = this.#fontSize * MARGIN;
    const box = [x - margin, y - margin, width + 2 * margin, height + 2 * margin];
    const svg = text.ownerSVGElement!;
    svg.setAttribute('viewBox', box.join(' '));
    svg.setAttribute('width', String(box[2]));
    svg.setAttribute('height', String(box[3]));
  }

  get #text(): SVGTextElement | null {
    return this.#host.shadowRoot?.querySelector('svg > text') ?? null;
  }

  readonly #fitNow = (): void => this.fit();

  /**
   * Shrunk letters measure a little differently, so the size that was found stays while the font size does. A frame
   * later, because an observer that resizes what it observes is an error of the page.
   */
  readonly #handleResize = (): void => {
    const text = this.#text;
    if (text !== null && fontSizeOf(text) !== this.#fontSize) requestAnimationFrame(this.#fitNow);
  };
}

const fontSizeOf = (element: Element): number => parseFloat(getComputedStyle(element).fontSize);
