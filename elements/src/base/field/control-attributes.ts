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

/** Returns the attributes that an app may set on the native control, and reports the others. */
export function allowedAttributes(
  attributes: ControlAttributes,
  report: (name: string) => void,
): ControlAttributes {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name]) => {
      if (NAME.test(name) && !RESERVED.test(name)) return true;
      report(name);
      return false;
    }),
  );
}

/** Replaces one set of extra attributes with the next. Attributes that `next` does not contain are removed. */
export function applyAttributes(
  control: Element,
  next: ControlAttributes,
  previous: ControlAttributes,
): void {
  for (const name of Object.keys(previous)) if (!(name in next)) control.removeAttribute(name);
  for (const [name, value] of Object.entries(next)) {
    if (value === null || value === undefined || value === false) control.removeAttribute(name);
    else control.setAttribute(name, value === true ? '' : String(value));
  }
}

/**
 * Sets the app's extra attributes on the native control, instead of those that were applied before. Returns those that it
 * applied.
 */
export function changeAttributes(
  control: Element | null,
  given: ControlAttributes | null | undefined,
  applied: ControlAttributes,
  warn: Warn,
): ControlAttributes {
  if (control === null) return applied;
  const next = allowedAttributes(given ?? {}, name =>
    warn(
      `the control attribute "${name}" is ignored; the element sets it, cannot support it, or its name is invalid.`,
    ),
  );
  applyAttributes(control, next, applied);
  return next;
}
