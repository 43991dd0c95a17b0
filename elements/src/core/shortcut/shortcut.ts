/** A key to press, and the keys to hold meanwhile. */
export interface Shortcut {
  /** A character in lower case, or a name of UI Events as `'Enter'`. */
  readonly key: string;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
  readonly meta: boolean;
}

/** What a keyboard event says. */
export interface KeyPress {
  readonly key: string;
  /** The key's place, which no keyboard layout changes: `'KeyK'`. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly metaKey: boolean;
}

type Modifier = Exclude<keyof Shortcut, 'key'>;

/** What a modifier may be called. `mod` is one of two, by the platform. */
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

/** In the order in which the platforms name them. */
const NAMES: readonly (readonly [modifier: Modifier, aria: string, text: string, appleText: string])[] = [
  ['ctrl', 'Control', 'Ctrl', '⌃'],
  ['alt', 'Alt', 'Alt', '⌥'],
  ['shift', 'Shift', 'Shift', '⇧'],
  ['meta', 'Meta', 'Meta', '⌘'],
];

/** A character that every keyboard has under it, or a name such as `Enter` or `F2`. */
const KEY = /^(?:\S|[a-z]+\d*)$/i;

/**
 * Reads a shortcut as it is written, as `'mod+k'`; case does not matter, and `mod` is the Command key on Apple's
 * machines and Control on others. Gives null for what is no shortcut.
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

/** The shortcut in the platform's own writing: `⌘K` or `Ctrl K`. */
export function shortcutText(shortcut: Shortcut, isApple: boolean): string {
  const held = heldNames(shortcut).map(([, , text, appleText]) => (isApple ? appleText : text));
  return [...held, capitalized(shortcut.key)].join(isApple ? '' : ' ');
}

/** The shortcut as `aria-keyshortcuts` wants it (ARIA 1.2): `Control+K`. */
export function ariaShortcut(shortcut: Shortcut): string {
  return [...heldNames(shortcut).map(([, aria]) => aria), capitalized(shortcut.key)].join('+');
}

/** Whether a press is the shortcut. A letter is found by its place too, where the layout has another script. */
export function matchesShortcut(shortcut: Shortcut, press: KeyPress): boolean {
  const {key, ctrl, alt, shift, meta} = shortcut;
  if (press.ctrlKey !== ctrl || press.altKey !== alt || press.metaKey !== meta) return false;
  // A sign such as `?` needs Shift on some layouts and not on others.
  const isSign = key.length === 1 && !/[a-z]/.test(key);
  if (!isSign && press.shiftKey !== shift) return false;
  if (press.key.toLowerCase() === key.toLowerCase()) return true;
  const isOtherScript = press.key.length === 1 && press.key > '\u007f';
  return isOtherScript && press.code === `Key${key.toUpperCase()}`;
}

const heldNames = (shortcut: Shortcut) => NAMES.filter(([modifier]) => shortcut[modifier]);

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
