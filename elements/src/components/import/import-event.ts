import {WaitEvent} from '../../base/wait-event.js';
import type {TableRow} from '../../core/table/index.js';

/** What `lc-import` asks to save. */
export interface ImportDetail<Row extends object = TableRow> {
  /** The rows of a batch: the values by field. A message about `rows[3].qty` is shown in the cell of the fourth of them. */
  readonly rows: readonly Row[];
  /** Aborted when the user cancels, or when the element is removed. */
  readonly signal: AbortSignal;
}

/**
 * Sent for each batch of rows. `waitUntil()` delays the next batch until a promise settles. If it resolves, the rows are saved,
 * except those that `refuse()` was called for. If it rejects, none of them is: a reason that `readServerIssues` can read rejects
 * the rows that it names, and the others are sent again without them. Any other reason stops the import, and so does
 * `preventDefault()`.
 */
export class ImportEvent<Row extends object = TableRow> extends WaitEvent {
  readonly detail: ImportDetail<Row>;
  readonly #refuse: (reason: unknown) => void;

  constructor(
    detail: ImportDetail<Row>,
    {wait, refuse}: {wait: (promise: PromiseLike<unknown>) => void; refuse: (reason: unknown) => void},
  ) {
    super('lc-import', wait, {bubbles: true, composed: true});
    this.detail = detail;
    this.#refuse = refuse;
  }

  /**
   * Rejects the rows that a server names, and has not saved, while it has saved the others of the batch. Call it before the
   * promise of `waitUntil()` resolves.
   *
   * @param reason What `readServerIssues` can read, such as `{errors: {'rows[3].qty': 'Too many.'}}`.
   */
  refuse(reason: unknown): void {
    this.#refuse(reason);
  }
}

/** What became of the rows of a file. */
export interface ImportResult {
  readonly saved: number;
  /** Rows with errors, and those that the server has refused. */
  readonly rejected: number;
  /** Rows that are valid, and were not saved, because the import has stopped. */
  readonly left: number;
}

declare global {
  interface HTMLElementEventMap {
    'lc-import': ImportEvent;
    'lc-after-import': CustomEvent<ImportResult>;
  }
}
