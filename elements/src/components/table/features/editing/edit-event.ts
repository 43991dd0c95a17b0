import {WaitEvent} from '../../../../base/wait-event.js';
import type {RowKey, TableEdit, TableRow} from '../../../../core/table/index.js';

/** A row to save. */
export interface EditedRow {
  readonly key: RowKey;
  /** What happened to the row. */
  readonly kind: 'add' | 'change' | 'remove';
  /** The row with its new values. Null if the table has not loaded it, or if it was removed. */
  readonly row: TableRow | null;
  /** The row before. Null if the table has not loaded it, or if it was added. */
  readonly old: TableRow | null;
  /** The new values, by field. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** What `lc-edit` asks to save. */
export interface EditDetail {
  /** The rows to save. A message of a server about `rows[3].qty` is shown in the cell of the fourth of them. */
  readonly rows: readonly EditedRow[];
  /** The edits of these rows. */
  readonly edits: readonly TableEdit[];
  /** Aborted when none of the edits waits for the save: newer ones have replaced them, or users have discarded them. */
  readonly signal: AbortSignal;
}

/**
 * Sent to save edits of a table. `preventDefault()` leaves them unsaved; `waitUntil()` marks their cells as being saved until a
 * promise settles. If it resolves with a row, or a list of rows, these replace the rows with the same keys; rows with new keys are
 * those that were added, in the same order. If it rejects, the edits stay: a reason that `readServerIssues` can read has
 * messages for their cells. Without either, edits of a table with a `name` in a form stay until the form is sent, and those of
 * others are saved at once.
 */
export class EditEvent extends WaitEvent {
  readonly detail: EditDetail;

  constructor(detail: EditDetail, wait: (promise: PromiseLike<unknown>) => void) {
    super('lc-edit', wait, {bubbles: true, composed: true});
    this.detail = detail;
  }
}

declare global {
  interface HTMLElementEventMap {
    'lc-edit': EditEvent;
    'lc-edits-change': CustomEvent<readonly TableEdit[]>;
  }
}
