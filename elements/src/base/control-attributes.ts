/** Extra HTML attributes for the control inside an element, such as `{placeholder: 'Ada', inputmode: 'numeric'}`. */
export type ControlAttributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** What the element itself decides, and what would run script from data. */
const RESERVED =
  /^(id|class|type|value|checked|disabled|required|name|part|on.*|aria-(invalid|describedby))$/i;

/** The names that `setAttribute` takes everywhere; it throws for others. */
const NAME = /^[a-z_:][-\w:.]*$/i;

/** The attributes that a page may set on the control inside; the others are left out and reported. */
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

/** Moves a control from one set of extra attributes to the next: what is no longer named is removed. */
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
