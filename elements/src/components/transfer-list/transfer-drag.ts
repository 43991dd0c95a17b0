import type {Option} from '../../core/options/index.js';
import {cancelClick} from '../../dom/cancel-click.js';
import {dragPointer} from '../../dom/drag-pointer.js';
import {windowOf} from '../../dom/platform.js';
import type {Transfer, TransferHost} from './transfer.js';
import type {SideName, TransferSide} from './transfer-side.js';

/** Pixels that a pointer moves before a press becomes a drag. */
const THRESHOLD = 6;

/** Where options would be dropped. */
interface Place {
  readonly side: TransferSide;
  /** The value of the chosen option after them. By default, they are the last ones. */
  readonly before: string | undefined;
}

/**
 * Lets users drag options to the other list, and to another place of the chosen one. A finger scrolls the lists instead. The
 * marks of what is dragged, and where to, are attributes, so that nothing renders during a drag.
 */
export class TransferDrag {
  readonly #host: TransferHost;
  readonly #transfer: Transfer;
  #dragging: AbortController | null = null;
  #place: Place | null = null;
  #marked: Element | null = null;

  constructor(host: TransferHost, transfer: Transfer) {
    this.#host = host;
    this.#transfer = transfer;
  }

  /** Drops nothing. */
  cancel(): void {
    this.#dragging?.abort();
  }

  /** Follows a pointer that presses an option, once it moves. */
  press({target, currentTarget, button, pointerType, clientX, clientY}: PointerEvent): void {
    const row = (target as Element).closest<HTMLElement>('.option');
    if (row === null || button !== 0 || pointerType === 'touch') return;
    const pressing = new AbortController();
    const {signal} = pressing;
    const lists = currentTarget as HTMLElement;
    lists.addEventListener(
      'pointermove',
      event => {
        if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < THRESHOLD) return;
        pressing.abort();
        this.#start(event, row);
      },
      {signal},
    );
    for (const type of ['pointerup', 'pointercancel'])
      windowOf(lists).addEventListener(type, () => pressing.abort(), {signal});
  }

  #start(event: PointerEvent, row: HTMLElement): void {
    const lists = event.currentTarget as HTMLElement;
    const from = this.#transfer[row.closest('.list')!.id as SideName];
    const option = from.matches[Number(row.dataset['index'])];
    const carried = option === undefined ? [] : from.movableWith(option);
    if (carried.length === 0) return;
    lists.setAttribute('data-dragging', '');
    this.#dragging = dragPointer(event, {
      move: moved => this.#aim(moved, from, carried),
      end: isDropped => {
        lists.removeAttribute('data-dragging');
        this.#mark(null);
        this.#dragging = null;
        cancelClick();
        if (isDropped) this.#drop(from, carried);
      },
    });
    this.#aim(event, from, carried);
  }

  #aim({clientX, clientY}: PointerEvent, from: TransferSide, carried: readonly Option[]): void {
    const hit = this.#host.shadowRoot!.elementFromPoint(clientX, clientY);
    const list = hit?.closest('.side')?.querySelector('.list') ?? null;
    const {available, chosen} = this.#transfer;
    const side = list?.id === 'chosen' ? chosen : available;
    const isOrdered = side === chosen && this.#host.reorderable;
    this.#place = null;
    if (list === null || (side === from && !isOrdered)) return this.#mark(null);
    const row = isOrdered ? hit!.closest<HTMLElement>('.option') : null;
    if (row === null) {
      this.#place = {side, before: undefined};
      return this.#mark(list, 'into');
    }
    row.scrollIntoView({block: 'nearest'});
    const {top, height} = row.getBoundingClientRect();
    const isAfter = clientY > top + height / 2;
    const rest = side.matches.slice(Number(row.dataset['index']) + (isAfter ? 1 : 0));
    this.#place = {side, before: rest.find(option => !carried.includes(option))?.value};
    this.#mark(row, isAfter ? 'after' : 'before');
  }

  #drop(from: TransferSide, carried: readonly Option[]): void {
    if (this.#place === null) return;
    const {side, before} = this.#place;
    if (side === from) this.#transfer.place(carried, before);
    else this.#transfer.move(from, carried, before);
  }

  #mark(element: Element | null, where = ''): void {
    if (this.#marked !== element) this.#marked?.removeAttribute('data-drop');
    element?.setAttribute('data-drop', where);
    this.#marked = element;
  }
}
