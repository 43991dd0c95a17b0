import {nothing, render} from 'lit';
import type {Toast} from '../../core/toast/index.js';
import {resizeObserver} from '../../dom/platform.js';
import {OUTSIDE, regionState, type RegionState, type ToastCard} from './region-state.js';
import {toastCenter} from './toast-center.js';
import type {ToastContent} from './toast-call-types.js';

const dismiss: RegionState['dismiss'] = (reason, {dataset}) =>
  toastCenter().queue.dismiss(dataset.toast, reason);

/*
 * What is measured is not inherited, nor is what the styles compute from it: otherwise, the browser would compute the styles
 * of everything in the toasts again.
 */
for (const name of ['height', 'front', 'above', 'total', 'cut'])
  try {
    CSS.registerProperty({name: `--_toast-${name}`, syntax: '*', inherits: false});
  } catch {
    // There is no document, or another copy of the library has registered it.
  }

/**
 * Shows toasts as children of a region, so that the app's CSS applies to them and their content. The newest is the first,
 * and in front of the others of its position. A toast that stays keeps its element, and with it the focus and its
 * animations.
 */
export class ToastList {
  readonly #region: HTMLElement;
  #elements: ReadonlyMap<string, ToastCard> = new Map();
  /** The heights that the observer has reported, so that no toast is measured while others still change. */
  readonly #heights = new WeakMap<Element, number>();
  #observer: ResizeObserver | null = null;

  constructor(region: HTMLElement) {
    this.#region = region;
  }

  /** Returns the element of a toast; null if it is not shown. */
  elementOf(id: string): ToastCard | null {
    return this.#elements.get(id) ?? null;
  }

  /**
   * Shows these toasts, and removes all others.
   *
   * @param toasts The oldest first.
   * @param motionOf Returns the duration of the opening animation; 0 if it does not play now.
   */
  show(toasts: readonly Toast<ToastContent>[], motionOf: (toast: Toast<ToastContent>) => number): void {
    const old = this.#elements;
    this.#elements = new Map(toasts.map(({id}) => [id, old.get(id) ?? this.#create()]));
    for (const [id, element] of old) if (!this.#elements.has(id)) this.#remove(element);
    let next: ToastCard | null = null;
    for (const toast of toasts) {
      const element = this.#elements.get(toast.id)!;
      update(element, toast, motionOf(toast));
      this.#place(element, next);
      next = element;
    }
    this.#stack();
  }

  #create(): ToastCard {
    const element = document.createElement('lc-toast') as HTMLElement as ToastCard;
    this.#observer ??= resizeObserver(this.#region, sizes => this.#measure(sizes));
    this.#observer.observe(element);
    // It does not move to its place, which depends on its height.
    element.style.transitionDuration = '0s';
    return element;
  }

  /**
   * Also tells the directives of the content that they are no longer on the page. The page would keep the toast until the end
   * of its time, which may be hours away, because the line that shows it is animated.
   */
  #remove(element: ToastCard): void {
    this.#observer?.unobserve(element);
    element[regionState] = OUTSIDE;
    render(nothing, element);
    element.remove();
  }

  #place(element: ToastCard, next: ToastCard | null): void {
    const isPlaced = element.parentNode === this.#region && (next === null || element.nextSibling === next);
    if (!isPlaced) this.#region.insertBefore(element, next);
  }

  #measure(sizes: readonly ResizeObserverEntry[]): void {
    for (const {target, borderBoxSize} of sizes) this.#heights.set(target, borderBoxSize[0]!.blockSize);
    this.#stack();
    requestAnimationFrame(() => {
      for (const {target} of sizes) (target as HTMLElement).style.transitionDuration = '';
    });
  }

  /** Tells the styles of each stack how high its toasts are. A closing toast stays in its place. */
  #stack(): void {
    for (const slot of this.#region.shadowRoot!.querySelectorAll('slot')) {
      const toasts = slot.assignedElements() as HTMLElement[];
      const open = toasts.filter(element => !element.hasAttribute('inert'));
      // Until the front one is measured, it is as high as the next one, which would otherwise move away and back.
      const measured = open.find(toast => this.#heights.has(toast));
      const front = `${(measured && this.#heights.get(measured)) ?? 0}px`;
      let above = 0;
      open.forEach((toast, index) => {
        const height = this.#heights.get(toast) ?? 0;
        setSizes(toast, {
          '--_index': index,
          '--_toast-height': `${height}px`,
          '--_toast-front': front,
          '--_toast-above': `${above}px`,
        });
        above += height;
      });
      // The stack would cut off a toast that is closing below its end.
      const ends = toasts.filter(element => element.inert).map(element => this.#endOf(element));
      setSizes(slot, {
        '--_behind': open.length - 1,
        '--_toast-front': front,
        '--_toast-total': `${above}px`,
        '--_toast-least': `${Math.max(0, ...ends)}px`,
      });
    }
  }

  /** Where a closing toast ends, which stays in its place. */
  #endOf(toast: HTMLElement): number {
    return (
      (this.#heights.get(toast) ?? 0) + (parseFloat(toast.style.getPropertyValue('--_toast-above')) || 0)
    );
  }
}

function setSizes(element: Element, sizes: Readonly<Record<string, string | number>>): void {
  for (const [name, size] of Object.entries(sizes))
    (element as HTMLElement).style.setProperty(name, String(size));
}

function update(element: ToastCard, toast: Toast<ToastContent>, motion: number): void {
  const {id, content, type, heading, position, loading, action, draggablePercent, progress, time, isLeaving} =
    toast;
  element.slot = position;
  element.dataset.toast = id;
  element.toggleAttribute('inert', isLeaving);
  Object.assign(element, {type, heading, loading, action, draggablePercent});
  element[regionState] = {time: progress ? time : null, motion, isLeaving, dismiss};
  render(content, element);
}
