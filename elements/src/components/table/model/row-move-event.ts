import {WaitEvent} from '../../../base/wait-event.js';
import type {RowKey} from '../../../core/table/index.js';

/** The detail of `lc-row-move`. */
export interface RowMoveDetail {
  /** The key of the row that the user has moved. */
  readonly key: RowKey;
  /** The key of the row that it is before now; null at the end. */
  readonly before: RowKey | null;
}

/**
 * Sent when the user has moved a row. `preventDefault()` moves it back. `waitUntil()` shows it as busy in its new place until
 * a promise settles: it stays there if the promise resolves, and moves back if it rejects.
 */
export class RowMoveEvent extends WaitEvent {
  readonly detail: RowMoveDetail;

  constructor(detail: RowMoveDetail, wait: (promise: PromiseLike<unknown>) => void) {
    super('lc-row-move', wait, {bubbles: true, composed: true});
    this.detail = detail;
  }
}
