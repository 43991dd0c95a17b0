import type {Warn} from '../../core/bad-input.js';

/** Extra HTML attributes for the control inside an element, such as `{placeholder: 'Ada', inputmode: 'numeric'}`. */
export type ControlAttributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * Attributes that the element sets itself, that would run script, inline styles, which a strict CSP blocks, and those for
 * several values, because an element has one.
 */
const RESERVED =
  /^(id|class|type|value|checked|disabled|required|name|part|style|multiple|webkitdirectory|on.*|aria-(invalid|describedby))$/i;

/** The names that `setAttribute` accepts in all browsers. It throws for other names. */
const NAME = /^[a-z_:][-\w:.]*$/i;

/**
 * Sets the app's extra attributes on the native control, instead of those that were applied before, and refuses those that
 * the element sets itself. Returns those that it applied.
 */
export function changeAttributes(
  control: Element | null,
  given: ControlAttributes | null | undefined,
  applied: ControlAttributes,
  warn: Warn,
): ControlAttributes {
  if (control === null) return applied;
  const next: Record<string, string | null> = {};
  for (const [name, value] of Object.entries(given ?? {})) {
    if (NAME.test(name) && !RESERVED.test(name)) next[name] = textOf(value);
    else
      warn(
        `the control attribute "${name}" is ignored; the element sets it, cannot support it, or its name is invalid.`,
      );
  }
  for (const name of Object.keys({...applied, ...next})) {
    const text = next[name] ?? null;
    if (text === null) control.removeAttribute(name);
    else control.setAttribute(name, text);
  }
  return next;
}

/** Returns the text of an attribute, or null for one that is not set. */
function textOf(value: ControlAttributes[string]): string | null {
  if (value === true) return '';
  return value === false || value === null || value === undefined ? null : String(value);
}
