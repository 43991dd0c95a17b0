/** A keyboard move of the highlighted day (ARIA Authoring Practices, date picker dialog). */
export type CalendarMove =
  | 'previous-day'
  | 'next-day'
  | 'previous-week'
  | 'next-week'
  | 'week-start'
  | 'week-end'
  | 'previous-month'
  | 'next-month'
  | 'previous-year'
  | 'next-year';

/** The parts of a `KeyboardEvent` that determine a move. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

const MOVES: ReadonlyMap<string, CalendarMove> = new Map([
  ['ArrowLeft', 'previous-day'],
  ['ArrowRight', 'next-day'],
  ['ArrowUp', 'previous-week'],
  ['ArrowDown', 'next-week'],
  ['Home', 'week-start'],
  ['End', 'week-end'],
  ['PageUp', 'previous-month'],
  ['PageDown', 'next-month'],
  ['Shift+PageUp', 'previous-year'],
  ['Shift+PageDown', 'next-year'],
]);

/** In a right-to-left calendar, the left arrow moves to the next day. */
const MIRRORED: ReadonlyMap<string, string> = new Map([
  ['ArrowLeft', 'ArrowRight'],
  ['ArrowRight', 'ArrowLeft'],
]);

/**
 * Returns the move for a key, or null for letters, Tab, and other keys, and for shortcuts with Control, Alt, or Meta,
 * which belong to the browser. Shift changes only PageUp and PageDown; other keys do not move with Shift.
 *
 * @param isRightToLeft Whether the calendar is laid out from right to left.
 */
export function moveOfKey(press: KeyPress, isRightToLeft = false): CalendarMove | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  const key = isRightToLeft ? (MIRRORED.get(press.key) ?? press.key) : press.key;
  return MOVES.get(press.shiftKey ? `Shift+${key}` : key) ?? null;
}
