/** A key with its modifiers. */
export interface Shortcut {
  /** A lowercase character, or a key name of UI Events such as `'Enter'`. */
  readonly key: string;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
  readonly meta: boolean;
}

/** The parts of a keyboard event that a shortcut needs. */
export interface KeyPress {
  readonly key: string;
  /** The physical key, independent of the keyboard layout: `'KeyK'`. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly metaKey: boolean;
}

type Modifier = Exclude<keyof Shortcut, 'key'>;

/** The names of modifiers. `mod` depends on the platform. */
const MODIFIERS: ReadonlyMap<string, Modifier | 'mod'> = new Map([
  ['mod', 'mod'],
  ['ctrl', 'ctrl'],
  ['control', 'ctrl'],
  ['alt', 'alt'],
  ['option', 'alt'],
  ['shift', 'shift'],
  ['meta', 'meta'],
  ['cmd', 'meta'],
  ['command', 'meta'],
]);

/** In the order that the platforms use. */
const NAMES: readonly (readonly [modifier: Modifier, aria: string, text: string, appleText: string])[] = [
  ['ctrl', 'Control', 'Ctrl', '⌃'],
  ['alt', 'Alt', 'Alt', '⌥'],
  ['shift', 'Shift', 'Shift', '⇧'],
  ['meta', 'Meta', 'Meta', '⌘'],
];

/** A single printable character, or a key name such as `Enter` or `F2`. */
const KEY = /^(?:\S|[a-z]+\d*)$/i;

/**
 * Parses a shortcut such as `'mod+k'`, in upper or lower case. `mod` is Command on Apple devices and Control on others.
 * Returns null if the text is not a shortcut.
 */
export function parseShortcut(text: string, isApple: boolean): Shortcut | null {
  const parts = text.split('+').map(part => part.trim());
  const key = parts.pop() ?? '';
  if (!KEY.test(key) || MODIFIERS.has(key.toLowerCase())) return null;
  const held = {ctrl: false, alt: false, shift: false, meta: false};
  for (const part of parts) {
    const name = MODIFIERS.get(part.toLowerCase());
    if (name === undefined) return null;
    held[name === 'mod' ? (isApple ? 'meta' : 'ctrl') : name] = true;
  }
  return {...held, key: key.length === 1 ? key.toLowerCase() : capitalized(key)};
}

/** Formats a shortcut in the style of the platform: `⌘K` or `Ctrl K`. */
export function shortcutText(shortcut: Shortcut, isApple: boolean): string {
  const held = heldNames(shortcut).map(([, , text, appleText]) => (isApple ? appleText : text));
  return [...held, capitalized(shortcut.key)].join(isApple ? '' : ' ');
}

/** Formats a shortcut for `aria-keyshortcuts` (ARIA 1.2): `Control+K`. */
export function ariaShortcut(shortcut: Shortcut): string {
  return [...heldNames(shortcut).map(([, aria]) => aria), capitalized(shortcut.key)].join('+');
}

/**
 * Whether a key press is the shortcut. A letter also matches its physical key, for layouts of other scripts, and for what
 * Option types on Apple devices.
 */
export function matchesShortcut(shortcut: Shortcut, press: KeyPress): boolean {
  const {key, ctrl, alt, shift, meta} = shortcut;
  if (press.ctrlKey !== ctrl || press.altKey !== alt || press.metaKey !== meta) return false;
  // A character such as `?` needs Shift only on some layouts.
  const isSign = key.length === 1 && !/[a-z]/.test(key);
  if (!isSign && press.shiftKey !== shift) return false;
  if (press.key.toLowerCase() === key.toLowerCase()) return true;
  const isOther = press.key === 'Dead' || (press.key.length === 1 && press.key > '\u007f');
  return isOther && press.code === `Key${key.toUpperCase()}`;
}

const heldNames = (shortcut: Shortcut) => NAMES.filter(([modifier]) => shortcut[modifier]);

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
