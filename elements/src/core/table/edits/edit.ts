import {isSameData} from '../../same-data.js';
import type {RowKey} from '../selection/selected-rows.js';

/**
 * What became of an edit:
 *
 * - `'changed'`: it is valid, and not saved yet.
 * - `'checking'`: asynchronous rules are checking it.
 * - `'invalid'`: its text cannot be read, or the rules reject it.
 * - `'saving'`: it was sent.
 * - `'failed'`: it was sent, and could not be saved.
 * - `'conflict'`: the row has got another value meanwhile.
 */
export type EditState = 'changed' | 'checking' | 'invalid' | 'saving' | 'failed' | 'conflict';

/** An edit of a table that is not saved. */
export interface TableEdit {
  /** The key of the row. */
  readonly key: RowKey;
  /** The field of the cell; null for a row that was added or removed. */
  readonly field: string | null;
  /** The value before the edit: of an added row null, and of a removed one the row. */
  readonly old: unknown;
  /** The value after the edit: of an added row its initial values, and of a removed one null. */
  readonly new: unknown;
  /** What became of the edit. Default `'changed'`. */
  readonly state: EditState;
  /** The text that was typed, if it cannot be read as a value. */
  readonly text?: string | undefined;
  /** Why the edit is invalid, or could not be saved. */
  readonly message?: string | undefined;
  /** The value that the row has got meanwhile, in a conflict. */
  readonly server?: unknown;
}

/** The value of a cell, or the text that was typed instead. */
export interface CellValue {
  readonly value: unknown;
  readonly text?: string | undefined;
}

/** Where an edit is. */
export type EditPlace = Pick<TableEdit, 'key' | 'field'>;

/** Returns a name for a place. Numbers need no quotes, which take most of the time with many cells. */
export const placeName = ({key, field}: EditPlace): string =>
  typeof key === 'number' && field !== null ? `${key} ${field}` : JSON.stringify([key, field]);

/** Whether a row was added. */
export const isAddition = ({field, old}: TableEdit): boolean => field === null && old === null;

/** Whether a row was removed. */
export const isRemoval = (edit: TableEdit): boolean => edit.field === null && edit.new === null;

/** Whether two values of a cell are the same. A date is the same as another of its time. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one instanceof Date || other instanceof Date)
    return one instanceof Date && other instanceof Date && Object.is(one.getTime(), other.getTime());
  return isSameData(one, other);
}

/** Whether an edit changes nothing, so that it is not needed. A cell with a message has something to say. */
export const isNoEdit = ({field, old, new: now, text, message}: TableEdit): boolean =>
  isSameValue(old, now) && (field === null || (text === undefined && message === undefined));
