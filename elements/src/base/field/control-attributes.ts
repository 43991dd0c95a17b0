import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {Warn} from '../../core/bad-input.js';

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

/** An element that takes extra attributes for the control inside, which has `id="control"`. */
interface ControlAttributesHost extends ReactiveControllerHost, HTMLElement {
  readonly controlAttributes: ControlAttributes | null | undefined;
}

/** Gives the control inside an element the extra attributes of the page, and takes away those of before. */
export class ControlAttributesController implements ReactiveController {
  readonly #host: ControlAttributesHost;
  readonly #warn: Warn;
  #given: ControlAttributes | null | undefined = null;
  #applied: ControlAttributes = {};

  constructor(host: ControlAttributesHost, warn: Warn) {
    this.#host = host;
    this.#warn = warn;
    host.addController(this);
  }

  hostUpdated(): void {
    const {controlAttributes, shadowRoot} = this.#host;
    const control = shadowRoot?.getElementById('control') ?? null;
    if (control === null || controlAttributes === this.#given) return;
    this.#given = controlAttributes;
    const next = allowedAttributes(controlAttributes ?? {}, name =>
      this.#warn(`the control attribute "${name}" is left out; the element decides it, or it is no name.`),
    );
    applyAttributes(control, next, this.#applied);
    this.#applied = next;
  }
}
