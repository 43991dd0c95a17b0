import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {isPlacement, placeBeside, type Box, type Placement} from '../dom/placement.js';
import {windowOf} from '../dom/platform.js';

/** What a popup is placed beside: an element, which may be in another root, or a rectangle in the viewport. */
export type Anchor = Element | Box;

/** The parts of a popup that is placed beside an anchor. */
export interface PlacementParts {
  /** The popup, with the class `placed` (styles/placed.styles.ts) or `popup` (styles/popup.styles.ts). */
  readonly popup: () => HTMLElement | null;
  readonly anchor: () => Anchor | null;
  /** Null leaves the place to the styles, for example those of a sheet. */
  readonly placement: () => Placement | null;
  /** What counts if the placement is not valid. */
  readonly fallback: Placement;
  /** Distance from the anchor, in CSS pixels. */
  readonly gap: number;
  /** Distance from the edges of the window, in CSS pixels. */
  readonly margin: number;
  /** Whether it scrolls rather than being above its anchor. Its styles use `--_room`. */
  readonly canShrink?: boolean;
  /** Called before each frame with the rectangle of the anchor, in the CSS pixels of the popup. */
  readonly onFollow?: (box: Box) => void;
  /** Called when the anchor is no longer visible. */
  readonly onLost?: () => void;
}

/** Space below the anchor, in CSS pixels, in which a popup scrolls rather than being above. */
const ENOUGH = 300;

/**
 * Places an open popup beside an anchor, below a sticky header. Before each frame, it looks where the anchor is, because no
 * event tells that a scroller in another root, the layout, or an animation has moved it. CSS anchors are not used: the side
 * of an arrow does not follow them, and engines differ in when they choose another side.
 *
 * It sets `data-side` (top, bottom, left, or right) on the popup; `--_arrow`, the distance of an arrow from its left or top
 * edge; `--_anchor-width`; and `--_room` if it has less space than its content needs.
 */
export class PlacementController implements ReactiveController {
  readonly #parts: PlacementParts;
  /** Ends the frames. */
  #stop: (() => void) | null = null;
  /** The lengths that were last written. */
  readonly #written = new Map<string, number | null>();

  constructor(host: ReactiveControllerHost, parts: PlacementParts) {
    this.#parts = parts;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.stop();
  }

  /** Places the popup, which is shown, and follows its anchor from now on. */
  place(): void {
    const popup = this.#parts.popup();
    if (popup === null) return;
    this.#place();
    // Simulated documents have no layout, and a test may run all their frames.
    if (this.#stop === null && popup.offsetWidth > 0) this.#follow(windowOf(popup));
  }

  /** Stops following the anchor. */
  stop(): void {
    this.#stop?.();
    this.#stop = null;
    this.#written.clear();
  }

  #follow(view: Window): void {
    const frame = view.requestAnimationFrame(() => {
      this.#follow(view);
      this.#place();
    });
    this.#stop = () => view.cancelAnimationFrame(frame);
  }

  #place(): void {
    const {popup: popupOf, anchor: anchorOf, placement: placementOf, fallback, onLost} = this.#parts;
    const [popup, anchor, placement] = [popupOf(), anchorOf(), placementOf()];
    if (popup === null || anchor === null || placement === null) return;
    const isElement = 'ownerDocument' in anchor;
    if (isElement && !isVisible(anchor)) return onLost?.();
    const isRightToLeft = getComputedStyle(isElement ? anchor : popup).direction === 'rtl';
    const box = isElement ? anchor.getBoundingClientRect() : anchor;
    this.#placeAt(popup, box, isPlacement(placement) ? placement : fallback, isRightToLeft);
  }

  #placeAt(popup: HTMLElement, box: Box, placement: Placement, isRightToLeft: boolean): void {
    const {gap, margin, canShrink, onFollow} = this.#parts;
    const zoom = zoomOf(popup);
    onFollow?.({
      top: box.top / zoom,
      left: box.left / zoom,
      width: box.width / zoom,
      height: box.height / zoom,
    });
    // Its height may depend on it.
    this.#write(popup, {'--_anchor-width': box.width / zoom});
    const {scrollMarginTop, marginTop, marginBottom} = getComputedStyle(popup);
    const margins = parseFloat(marginTop) + parseFloat(marginBottom) || 0;
    const bounds = boundsOf(popup, (parseFloat(scrollMarginTop) || 0) * zoom + margin, margin);
    const width = popup.offsetWidth * zoom;
    let height = (popup.offsetHeight + margins) * zoom;
    if (canShrink) {
      const content = height + (popup.scrollHeight - popup.clientHeight) * zoom;
      const room = bounds.top + bounds.height - box.top - box.height;
      const isShorter = room < content && room >= ENOUGH;
      height = isShorter ? room : height;
      this.#write(popup, {'--_room': isShorter ? room / zoom - margins : null});
    }
    const options = {placement, gap: gap * zoom, isRightToLeft};
    const {top, left, side} = placeBeside(box, {width, height}, bounds, options);
    const isBeside = side === 'left' || side === 'right';
    const middle = isBeside ? box.top + box.height / 2 - top : box.left + box.width / 2 - left;
    this.#write(popup, {top: top / zoom, left: left / zoom, '--_arrow': middle / zoom});
    if (popup.dataset.side !== side) popup.dataset.side = side;
  }

  /** Writes lengths that have changed. */
  #write({style}: HTMLElement, lengths: Readonly<Record<string, number | null>>): void {
    for (const [name, length] of Object.entries(lengths)) {
      if (this.#written.get(name) === length) continue;
      this.#written.set(name, length);
      style.setProperty(name, length === null ? '' : `${length}px`);
    }
  }
}

const isVisible = (element: Element): boolean =>
  element.checkVisibility?.({visibilityProperty: true}) ?? true;

/** The zoom of a rectangle that the lengths of a style do not have. WebKit 2.50 has it in both, or in neither. */
const zoomOf = (element: Element): number => element.currentCSSZoom ?? 1;

/** The window below a sticky header. */
function boundsOf({ownerDocument: {documentElement: page}}: HTMLElement, top: number, margin: number): Box {
  const zoom = zoomOf(page);
  const width = page.clientWidth * zoom - margin * 2;
  return {left: margin, top, width, height: page.clientHeight * zoom - top - margin};
}
