import type {TableRow} from '../row.js';
import {fold, searchedValue, textOf} from './fold.js';

/** The first code that is not ASCII. */
const NOT_ASCII = 128;

/** Whether rows can be scanned for a folded text: its first character is an ASCII letter or digit. */
export const canScan = (needle: string): boolean => /^[a-z\d]/.test(needle);

/**
 * Creates a test of whether a cell of a row contains a folded text, for rows whose text has not been folded. Only cells of
 * ASCII text that have its first character, and cells of other text, are folded.
 */
export function scanFor(needle: string, fields: readonly string[]): (row: TableRow | undefined) => boolean {
  const lower = needle.charCodeAt(0);
  const upper = needle.toUpperCase().charCodeAt(0);
  const isLetter = lower >= 'a'.charCodeAt(0);
  const hasNeedle = (text: string): boolean => {
    let hasFirst = false;
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      if (code >= NOT_ASCII) return fold(text).includes(needle);
      hasFirst ||= code === lower || code === upper;
    }
    return hasFirst && (needle.length === 1 || fold(text).includes(needle));
  };
  const cellHasNeedle = (row: TableRow | undefined, field: string): boolean => {
    const raw = row?.[field];
    // Most cells are text.
    if (typeof raw === 'string') return hasNeedle(raw);
    const value = searchedValue(row, field);
    // Whole numbers have no letters.
    return !(isLetter && Number.isSafeInteger(value)) && hasNeedle(textOf(value));
  };
  return row => {
    for (const field of fields) {
      try {
        if (cellHasNeedle(row, field)) return true;
      } catch {
        // A getter that throws is an empty cell.
      }
    }
    return false;
  };
}
