import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {composedClosest} from '../dom/composed-tree.js';
import {resizeObserver, windowOf} from '../dom/platform.js';

type HeaderHost = ReactiveControllerHost & HTMLElement;

/** What scrolls behind a header: an element or the page. */
interface Scroller {
  readonly target: EventTarget;
  readonly style: CSSStyleDeclaration;
  /** Removes the styles that were set. */
  readonly reset: () => void;
}

const HEIGHT = '--lc-header-height';
const PADDING = 'scroll-padding-block-start';

/** Space below the header, in which the label of a focused field is visible. */
const GAP = '2rem';

/**
 * Keeps the page clear of a sticky header: the browser scrolls focused elements and the targets of links to below it
 * (WCAG 2.2, 2.4.11), and popups do not cover it. For this, it sets `--lc-header-height` and
 * `scroll-padding-block-start` on what scrolls.
 */
export class StickyHeaderController implements ReactiveController {
  readonly #host: HeaderHost;
  readonly #header: () => HTMLElement | null;
  readonly #onResize: ((height: number) => void) | undefined;
  #stop: (() => void) | null = null;

  /**
   * @param header Returns the header; null if there is none. It may also not be sticky.
   * @param onResize Called with the height of the header, in CSS pixels.
   */
  constructor(host: HeaderHost, header: () => HTMLElement | null, onResize?: (height: number) => void) {
    this.#host = host;
    this.#header = header;
    this.#onResize = onResize;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostUpdated(): void {
    // An element also updates after it was removed, and nothing would stop what follows its header then.
    const header = this.#host.isConnected ? this.#header() : null;
    if (header === null) this.hostDisconnected();
    else this.#stop ??= follow(header, this.#onResize);
  }

  hostDisconnected(): void {
    this.#stop?.();
    this.#stop = null;
  }
}

function follow(header: HTMLElement, onResize?: (height: number) => void): () => void {
  const view = windowOf(header);
  let scroller: Scroller | undefined;
  let height = 0;
  const uncover = (event: Event): void => uncoverFocus(event, header);
  const reserve = (): void => {
    const isSticky = getComputedStyle(header).position === 'sticky';
    scroller?.style.setProperty(HEIGHT, isSticky ? `${height}px` : '');
    scroller?.style.setProperty(PADDING, isSticky ? `calc(${height}px + ${GAP})` : '');
  };
  const observer = resizeObserver(header, entries => {
    height = entries.at(-1)?.borderBoxSize[0]?.blockSize ?? 0;
    onResize?.(height);
    scroller ??= scrollerOf(header);
    scroller.target.addEventListener('focusin', uncover);
    reserve();
  });
  observer.observe(header);
  // Some headers are sticky only in a high window.
  view.addEventListener('resize', reserve);
  return () => {
    observer.disconnect();
    view.removeEventListener('resize', reserve);
    scroller?.target.removeEventListener('focusin', uncover);
    scroller?.reset();
  };
}

/** WebKit ignores the padding when it scrolls to the focus. */
function uncoverFocus(event: Event, header: HTMLElement): void {
  const path = event.composedPath();
  const focused = path[0] as HTMLElement;
  if (path.includes(header)) return;
  // Afterwards, the browser scrolls.
  requestAnimationFrame(() => {
    const {top, bottom} = header.getBoundingClientRect();
    const end = focused.getBoundingClientRect().bottom;
    if (focused.matches(':focus') && end > top && end <= bottom) focused.scrollIntoView({block: 'nearest'});
  });
}

function scrollerOf(header: HTMLElement): Scroller {
  const {body} = header.ownerDocument;
  const scroller = composedClosest(
    header,
    element =>
      element === body ||
      (element !== header && /auto|scroll|hidden/.test(getComputedStyle(element).overflowY)),
  );
  if (scroller === null || scroller === body) return pageOf(windowOf(header));
  const {style} = scroller;
  const reset = (): void => [HEIGHT, PADDING].forEach(name => style.removeProperty(name));
  return {target: scroller, style, reset};
}

/** Its styles are a rule that those of the app override. A `style` attribute could also disturb the hydration of the root. */
function pageOf({document: page, CSSStyleSheet: Sheet}: Window & typeof globalThis): Scroller {
  const sheet = new Sheet();
  sheet.replaceSync(':where(:root) {}');
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  const reset = (): void => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter(other => other !== sheet);
  };
  return {target: page, style: (sheet.cssRules[0] as CSSStyleRule).style, reset};
}
