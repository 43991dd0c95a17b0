import type {Warn} from '../bad-input.js';

/** What a toast is about: its icon, its colour, and whether it interrupts a screen reader (`'error'` does). */
export type ToastType = 'default' | 'success' | 'info' | 'warning' | 'error';

/** Where toasts stand on the screen. Left and right are those of the screen, in every language. */
export type ToastPosition =
  'top-right' | 'top-center' | 'top-left' | 'bottom-right' | 'bottom-center' | 'bottom-left';

/**
 * Why a toast closed: its time was up, a press on its close button or its action, Escape or Delete, a drag to the
 * side, or the page itself.
 */
export type ToastCloseReason = 'timeout' | 'close-button' | 'action' | 'escape' | 'drag' | 'api';

/** The one button that a toast may have besides the one that closes it. */
export interface ToastAction {
  /** What the button says. */
  readonly text: string;
  /** Is called when the button is pressed; the toast closes then. */
  readonly onClick: () => void;
}

/** What a toast may be told. What is left out, or undefined, has its default. */
export interface ToastOptions {
  /** A toast of the same id is updated, and its time starts anew, in place of a second one. Default: a new id. */
  id?: string | undefined;
  /** What it is about; `'error'` interrupts a screen reader. Default `'default'`. */
  type?: ToastType | undefined;
  /** Where it stands. Default: the region's, which is `'top-right'`. */
  position?: ToastPosition | undefined;
  /**
   * Milliseconds until it closes by itself; `false`: never. Default: the region's, which is 5000, and `false` for a
   * toast that has an action or is loading: nobody may lose a button to the clock (WCAG 2.2.1).
   */
  autoClose?: number | false | undefined;
  /** One button in the toast, as `{text: 'Undo', onClick}`. Default: none. */
  action?: ToastAction | null | undefined;
  /** How far a drag must go to close it, in percent of its width, 1 to 100; 0: it cannot be dragged. Default 80. */
  draggablePercent?: number | undefined;
  /**
   * Whether a line shows the time that is left.
   * @default true
   */
  progress?: boolean | undefined;
  /** Whether it shows that something is under way. Default false. */
  loading?: boolean | undefined;
  /** Is called when it closes. */
  onClose?: ((reason: ToastCloseReason) => void) | undefined;
}

/** All types. */
export const TOAST_TYPES: readonly ToastType[] = ['default', 'success', 'info', 'warning', 'error'];

/** All positions. */
export const TOAST_POSITIONS: readonly ToastPosition[] = [
  'top-right',
  'top-center',
  'top-left',
  'bottom-right',
  'bottom-center',
  'bottom-left',
];

/** Where toasts stand when nobody says otherwise (spec, section 9). */
export const DEFAULT_POSITION: ToastPosition = 'top-right';

/** Milliseconds until a toast closes when nobody says otherwise (spec, section 9). */
export const DEFAULT_AUTO_CLOSE = 5000;

/** How far a toast must be dragged to close, in percent of its width (spec, section 9). */
export const DEFAULT_DRAGGABLE_PERCENT = 80;

/** How many toasts are on show at once. */
export const DEFAULT_LIMIT = 5;

const oneOf = (values: readonly string[]) => (value: unknown) => values.includes(value as string);
const listed = (values: readonly string[]) => values.map(value => `'${value}'`).join(', ');
const isBoolean = (value: unknown) => typeof value === 'boolean';

/** Whether a value is a time after which a toast may close: a number of milliseconds above 0, or false. */
export function isAutoClose(value: unknown): value is number | false {
  return value === false || (typeof value === 'number' && value > 0);
}

/** Whether a value is a number of toasts: whole and at least 1, or Infinity. */
export function isLimit(value: unknown): value is number {
  return typeof value === 'number' && value >= 1 && (Number.isInteger(value) || value === Infinity);
}

/** Whether a value is a position. */
export function isPosition(value: unknown): value is ToastPosition {
  return oneOf(TOAST_POSITIONS)(value);
}

function isPercent(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 100;
}

function isAction(value: unknown): boolean {
  if (value === null) return true;
  const {text, onClick} = value as Partial<Record<keyof ToastAction, unknown>>;
  return typeof text === 'string' && text !== '' && typeof onClick === 'function';
}

/** What each option must be, and how to say so. */
const CHECKS: Record<keyof ToastOptions, readonly [isRight: (value: unknown) => boolean, what: string]> = {
  id: [value => typeof value === 'string' && value !== '', 'a text that is not empty'],
  type: [oneOf(TOAST_TYPES), `one of ${listed(TOAST_TYPES)}`],
  position: [isPosition, `one of ${listed(TOAST_POSITIONS)}`],
  autoClose: [isAutoClose, 'a number of milliseconds above 0, or false'],
  action: [isAction, 'an object {text, onClick} of a text and a function, or null'],
  draggablePercent: [isPercent, 'a number from 0 to 100'],
  progress: [isBoolean, 'true or false'],
  loading: [isBoolean, 'true or false'],
  onClose: [value => typeof value === 'function', 'a function'],
};

/**
 * The options that are right. What is wrong is left out, so that it has its default, and `problem` is told; options
 * that nobody knows are left out in silence.
 */
export function readToastOptions(options: ToastOptions, problem: Warn): ToastOptions {
  const read: Record<string, unknown> = {};
  for (const [name, [isRight, what]] of Object.entries(CHECKS)) {
    if (!(name in options)) continue;
    const value: unknown = options[name as keyof ToastOptions];
    const isGiven = value !== undefined && !(value === null && name !== 'action');
    if (isGiven && !isRight(value)) problem(`${name} must be ${what}.`);
    read[name] = isGiven && isRight(value) ? value : undefined;
  }
  return read;
}
