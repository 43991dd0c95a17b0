import type {ElementClass} from './element-properties.js';

type Properties = Readonly<Record<string, unknown>>;
type AnyElement = HTMLElement & Record<string, unknown>;

/** The properties that a component has written to its element, and that it can restore. */
export class WrittenProperties {
  readonly #element: AnyElement;
  readonly #valueProperty: string | undefined;
  /** The properties of the last call of `write`. */
  #values: Properties | null = null;
  /** The value of each property right after it was written, which may differ from the written value. */
  readonly #readings = new Map<string, unknown>();
  #hasEarlierEdit = false;

  /** @param valueProperty The property of a form control for which `undefined` means its initial value. */
  constructor(element: HTMLElement, valueProperty: string | undefined) {
    this.#element = element as AnyElement;
    this.#valueProperty = valueProperty;
  }

  /** Whether the first call of `write` found a value that the user had entered before hydration. */
  get hasEarlierEdit(): boolean {
    return this.#hasEarlierEdit;
  }

  /**
   * Writes the properties that changed since the last call. A property that is no longer given gets its default again.
   * Two values of a form control are not overwritten: one that was entered before hydration, and one that the parent only
   * passes back, because writing it would remove a partial number that the user is typing.
   */
  write(next: Properties): void {
    const values = this.#values ?? {};
    this.#hasEarlierEdit = this.#values === null && this.#hasOwnValue();
    const names = new Set([...Object.keys(values), ...Object.keys(next)]);
    const changed = [...names].filter(name => !Object.is(next[name], values[name]));
    for (const name of changed) if (!this.#isKept(name, next[name])) this.#set(name, next[name]);
    for (const name of changed) this.#readings.set(name, this.#element[name]);
    // The value was not written. Because the reading differs, `revert` writes it if the parent rejects the edit.
    if (this.#hasEarlierEdit) this.#readings.set(this.#valueProperty!, next[this.#valueProperty!]);
    this.#values = next;
  }

  /**
   * Reverts the properties that a user's edit has changed since they were written. Properties that are `undefined` are not
   * controlled and keep their value.
   */
  revert(): void {
    const values = this.#values ?? {};
    // No edit changes the initial value, but the values of a form do.
    const changed = Object.keys(values).filter(
      name =>
        name !== 'initValue' &&
        values[name] !== undefined &&
        !Object.is(this.#element[name], this.#readings.get(name)),
    );
    for (const name of changed) this.#set(name, values[name]);
    for (const name of changed) this.#readings.set(name, this.#element[name]);
  }

  get #class(): ElementClass {
    return this.#element.constructor as ElementClass;
  }

  #hasOwnValue(): boolean {
    return this.#valueProperty !== undefined && this.#class.hasOwnValue?.(this.#element) === true;
  }

  /** Whether the element keeps its value instead of the one that the parent passes. */
  #isKept(name: string, value: unknown): boolean {
    if (name !== this.#valueProperty) return false;
    const isGivenBack = this.#values?.[name] !== undefined && Object.is(this.#element[name], value);
    return this.#hasEarlierEdit || isGivenBack;
  }

  /** `form` is read-only; its attribute sets it. */
  #set(name: string, value: unknown): void {
    const given = value === undefined && name !== this.#valueProperty ? this.#class.defaultOf(name) : value;
    if (name !== 'form') this.#element[name] = given;
    else if (typeof given === 'string') this.#element.setAttribute(name, given);
    else this.#element.removeAttribute(name);
  }
}
