/** A property of a table that both the app and the user change. */
export class UserProperty<Host extends HTMLElement, Name extends keyof Host> {
  readonly #element: Host;
  readonly #name: Name;
  readonly #event: string;
  #isSetting = false;
  #isSetByApp = false;

  /** @param event The event that offers a change of the user. */
  constructor(element: Host, name: Name, event: keyof HTMLElementEventMap) {
    this.#element = element;
    this.#name = name;
    this.#event = event;
  }

  /** Whether the property is being set for the user. */
  get isSetting(): boolean {
    return this.#isSetting;
  }

  /** Call this when a property is set, also to the value that it has. */
  changed(property: PropertyKey): void {
    if (property === this.#name && !this.#isSetting) this.#isSetByApp = true;
  }

  /** Sets the property for the user or the browser. */
  set(value: Host[Name]): void {
    this.#isSetting = true;
    this.#element[this.#name] = value;
    this.#isSetting = false;
  }

  /**
   * Sets the property for the user and sends its event. If a listener cancels the event and does not set the property
   * itself, the property gets its earlier value again. Returns whether it did not.
   */
  offer(value: Host[Name], detail: unknown = value): boolean {
    const element = this.#element;
    const name = this.#name;
    const before = element[name];
    this.set(value);
    this.#isSetByApp = false;
    const event = new CustomEvent(this.#event, {detail, bubbles: true, composed: true, cancelable: true});
    if (element.dispatchEvent(event) || this.#isSetByApp || element[name] !== value) return true;
    this.set(before);
    return false;
  }
}
