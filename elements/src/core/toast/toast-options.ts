/** The type of a toast sets its icon, its color, and whether it interrupts screen readers (only `'error'` does). */
export type ToastType = 'default' | 'success' | 'info' | 'warning' | 'error';

/** The position of toasts on the screen. Left and right are the same in every language. */
export type ToastPosition =
  | 'top-right'
  | 'top-center'
  | 'top-left'
  | 'bottom-right'
  | 'bottom-center'
  | 'bottom-left';

/**
 * Why a toast closed: its time was over, the user pressed the close button, the action, Escape, or Delete, or dragged
 * it to the side, or the app closed it.
 */
export type ToastCloseReason = 'timeout' | 'close-button' | 'action' | 'escape' | 'drag' | 'api';

/** The button of a toast, next to the close button. */
export interface ToastAction {
  /** The text of the button. */
  readonly text: string;
  /** Called when the button is pressed. Then the toast closes. */
  readonly onClick: () => void;
}

/** The options of a toast. */
export interface ToastOptions {
  /** The id. If a toast with this id is open, it is updated, and its timer restarts. Default: a new id. */
  id?: string | undefined;
  /** What it is about; `'error'` interrupts a screen reader. Default `'default'`. */
  type?: ToastType | undefined;
  /** A bold line above the message. Announced before it. Default: no heading. */
  heading?: string | null | undefined;
  /** The position on the screen. Default: that of the region, which is `'top-right'` by default. */
  position?: ToastPosition | undefined;
  /**
   * Milliseconds until the toast closes by itself, or `false` for never. Default: that of the region, which is 5000 by
   * default, or `false` for a toast with an action or `loading`, so that users have time for the button (WCAG 2.2.1).
   */
  autoClose?: number | false | undefined;
  /** A button in the toast, such as `{text: 'Undo', onClick}`. */
  action?: ToastAction | null | undefined;
  /** The drag distance that closes the toast, 1 to 100 percent of its width. 0 disables dragging. Default 80. */
  draggablePercent?: number | undefined;
  /**
   * Whether a line shows the time that is left.
   * @default true
   */
  progress?: boolean | undefined;
  /** Shows a loading indicator. Default false. */
  loading?: boolean | undefined;
  /** Called when the toast closes. */
  onClose?: ((reason: ToastCloseReason) => void) | undefined;
}

/** All toast types. */
export const TOAST_TYPES: readonly ToastType[] = ['default', 'success', 'info', 'warning', 'error'];

/** All toast positions. */
export const TOAST_POSITIONS: readonly ToastPosition[] = [
  'top-right',
  'top-center',
  'top-left',
  'bottom-right',
  'bottom-center',
  'bottom-left',
];

/** The default position of toasts. */
export const DEFAULT_POSITION: ToastPosition = 'top-right';

/** The default time until a toast closes, in milliseconds. */
export const DEFAULT_AUTO_CLOSE = 5000;

/** The default drag distance that closes a toast, in percent of its width. */
export const DEFAULT_DRAGGABLE_PERCENT = 80;

/** The default limit of visible toasts. */
export const DEFAULT_LIMIT = 5;

const oneOf = (values: readonly string[]) => (value: unknown) => values.includes(value as string);
const isA = (type: string) => (value: unknown) => typeof value === type;

/** Whether a value is valid as `autoClose`: a number of milliseconds above 0, or false. */
export function isAutoClose(value: unknown): value is number | false {
  return value === false || (typeof value === 'number' && value > 0);
}

/** Whether a value is a valid limit of toasts: a whole number of at least 1, or Infinity. */
export function isLimit(value: unknown): value is number {
  return typeof value === 'number' && value >= 1 && (Number.isInteger(value) || value === Infinity);
}

/** Whether a value is a toast position. */
export function isPosition(value: unknown): value is ToastPosition {
  return oneOf(TOAST_POSITIONS)(value);
}

function isPercent(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 100;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function isAction(value: unknown): boolean {
  if (value === null) return true;
  const {text, onClick} = value as Partial<Record<keyof ToastAction, unknown>>;
  return isText(text) && typeof onClick === 'function';
}

const CHECKS: Record<keyof ToastOptions, (value: unknown) => boolean> = {
  id: isText,
  type: oneOf(TOAST_TYPES),
  heading: isA('string'),
  position: isPosition,
  autoClose: isAutoClose,
  action: isAction,
  draggablePercent: isPercent,
  progress: isA('boolean'),
  loading: isA('boolean'),
  onClose: isA('function'),
};

/** The name of an invalid option, or `options` for all of them. */
export type InvalidToastOption = keyof ToastOptions | 'options';

/**
 * Returns the valid options. The names of invalid options are reported to `problem`, and their values are ignored, so that
 * their defaults apply. Unknown options are ignored silently.
 */
export function normalizeToastOptions(
  options: ToastOptions | null | undefined,
  problem: (name: InvalidToastOption) => void,
): ToastOptions {
  const given = Object(options ?? {}) as ToastOptions;
  if (given !== (options ?? given)) problem('options');
  const normalized: Record<string, unknown> = {};
  for (const name of Object.keys(CHECKS) as (keyof ToastOptions)[]) {
    if (!(name in given)) continue;
    const value: unknown = given[name];
    const isGiven = value !== undefined && !(value === null && name !== 'action');
    const isRight = isGiven && CHECKS[name](value);
    if (isGiven && !isRight) problem(name);
    normalized[name] = isRight ? value : undefined;
  }
  return normalized;
}

/** Returns what an option must be. Apart from the checks, so that a build without warnings leaves it out. */
export function describeToastOption(name: InvalidToastOption): string {
  const oneOf = (values: readonly string[]) => `one of ${values.map(value => `'${value}'`).join(', ')}`;
  const flag = 'true or false';
  const wanted: Record<InvalidToastOption, string> = {
    options: "an object, such as {type: 'error'}",
    id: 'a text that is not empty',
    type: oneOf(TOAST_TYPES),
    heading: 'a text',
    position: oneOf(TOAST_POSITIONS),
    autoClose: 'a number of milliseconds above 0, or false',
    action: 'an object {text, onClick} of a text and a function, or null',
    draggablePercent: 'a number from 0 to 100',
    progress: flag,
    loading: flag,
    onClose: 'a function',
  };
  return wanted[name];
}
