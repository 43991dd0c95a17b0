/** Extra HTML attributes for the control inside an element, such as `{placeholder: 'Ada', inputmode: 'numeric'}`. */
export type ControlAttributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** What the element itself decides, what would run script from data, and inline styles, which a strict policy bars. */
const RESERVED =
  /^(id|class|type|value|checked|disabled|required|name|part|style|on.*|aria-(invalid|describedby))$/i;

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

/** The extra attributes that a control has now. */
export class ExtraAttributes {
  #applied: ControlAttributes = {};
  readonly #report: (name: string) => void;

  /** @param report Is told the names that are left out. */
  constructor(report: (name: string) => void) {
    this.#report = report;
  }

  /** Gives the control these attributes, and takes away those it had from here before. */
  apply(control: Element | null, attributes: ControlAttributes): void {
    if (control === null) return;
    const next = allowedAttributes(attributes, this.#report);
    applyAttributes(control, next, this.#applied);
    this.#applied = next;
  }
}
