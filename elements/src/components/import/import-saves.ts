import {readServerIssues, type ServerIssue} from '../../core/form/server-issues.js';
import {inParallel} from '../../core/in-parallel.js';
import {sentPlace} from '../../core/table/edits/sent-place.js';
import type {ImportRows} from '../../core/table/import/index.js';
import type {TableRow} from '../../core/table/index.js';

/** What became of a batch. */
export interface Answer {
  /** What the server has refused. */
  readonly refused: readonly ServerIssue[];
  /** Why nothing was saved. */
  readonly failure: {readonly reason: unknown} | null;
}

interface SaveOptions {
  readonly batchSize: number;
  readonly concurrency: number;
  readonly signal: AbortSignal;
  /** Sends a batch. It never rejects. */
  readonly send: (rows: readonly TableRow[], signal: AbortSignal) => Promise<Answer>;
  /** Called after each answer. */
  readonly changed: () => void;
}

/**
 * Saves the valid rows, in batches, a few at a time. A batch that was rejected because of some rows is sent again without them.
 * A failure that names no row ends it, because the others would fail as well. Returns why it has ended; null at the end.
 */
export async function saveRows(
  rows: ImportRows,
  options: SaveOptions,
): Promise<{readonly message: string} | null> {
  const {batchSize, concurrency, signal, send, changed} = options;
  const ready = rows.ready();
  const tasks: (() => Promise<void>)[] = [];
  let stop: {readonly message: string} | null = null;
  const end = (message: string): void => {
    stop ??= {message};
    tasks.length = 0;
  };
  const save = (batch: readonly number[]) => async (): Promise<void> => {
    const {refused, failure} = await send(
      batch.map(number => rows.valuesOf(number)),
      signal,
    );
    // What was saved before the user has canceled is saved.
    if (signal.aborted) end('');
    if (signal.aborted && failure !== null) return;
    const issues = failure === null ? refused : readServerIssues(failure.reason);
    const messages = messagesByRow(issues, batch.length);
    for (const [index, found] of messages) rows.refuse(batch[index]!, found);
    const others = batch.filter((_, index) => !messages.has(index));
    if (failure === null) rows.save(others);
    else if (messages.size === 0) end(issues[0]?.message ?? '');
    else if (others.length > 0 && stop === null) tasks.unshift(save(others));
    changed();
  };
  for (let start = 0; start < ready.length; start += batchSize)
    tasks.push(save(ready.slice(start, start + batchSize)));
  await inParallel(tasks, concurrency);
  return stop;
}

/** Returns the messages of rows by index. */
function messagesByRow(
  issues: readonly ServerIssue[],
  count: number,
): Map<number, (readonly [field: string, message: string])[]> {
  const found = new Map<number, (readonly [string, string])[]>();
  for (const {path, message} of issues) {
    const place = sentPlace(path, count);
    if (place === null) continue;
    const {index, field = ''} = place;
    found.set(index, [...(found.get(index) ?? []), [String(field), message]]);
  }
  return found;
}
