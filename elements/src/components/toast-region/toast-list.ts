import {nothing, render} from 'lit';
import type {Toast} from '../../core/toast/index.js';
import {regionState, type RegionState, type ToastCard} from './region-state.js';
import {toastCenter} from './toast-center.js';
import type {ToastContent} from './toast-call-types.js';

const dismiss: RegionState['dismiss'] = (reason, {dataset}) =>
  toastCenter().queue.dismiss(dataset.toast, reason);

/**
 * Shows toasts as children of a region, so that the app's CSS applies to them and their content. New toasts are added
 * below those at the top and above those at the bottom, so that no toast moves. A toast that stays keeps its element,
 * and with it the focus and its animations.
 */
export class ToastList {
  readonly #region: HTMLElement;
  #elements: ReadonlyMap<string, ToastCard> = new Map();

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
    this.#elements = new Map(toasts.map(({id}) => [id, old.get(id) ?? createCard()]));
    for (const [id, element] of old) if (!this.#elements.has(id)) remove(element);
    let next: ToastCard | null = null;
    for (const toast of fromLastToFirst(toasts)) {
      const element = this.#elements.get(toast.id)!;
      update(element, toast, motionOf(toast));
      this.#place(element, next);
      next = element;
    }
  }

  #place(element: ToastCard, next: ToastCard | null): void {
    const isPlaced = element.parentNode === this.#region && (next === null || element.nextSibling === next);
    if (!isPlaced) this.#region.insertBefore(element, next);
  }
}

const createCard = (): ToastCard => document.createElement('lc-toast') as HTMLElement as ToastCard;

/** Returns the toasts in the reverse order of their elements. */
function fromLastToFirst(toasts: readonly Toast<ToastContent>[]): Toast<ToastContent>[] {
  const isAtTop = ({position}: Toast<ToastContent>) => position.startsWith('top');
  return [...toasts.filter(toast => !isAtTop(toast)), ...toasts.filter(isAtTop).reverse()];
}

function update(element: ToastCard, toast: Toast<ToastContent>, motion: number): void {
  const {id, content, type, position, loading, action, draggablePercent, progress, time, isLeaving} = toast;
  element.slot = position;
  element.dataset.toast = id;
  element.toggleAttribute('inert', isLeaving);
  Object.assign(element, {type, loading, action, draggablePercent});
  element[regionState] = {time: progress ? time : null, motion, isLeaving, dismiss};
  render(content, element);
}

/** Also tells the directives of the content that they are no longer on the page. */
function remove(element: ToastCard): void {
  render(nothing, element);
  element.remove();
}
