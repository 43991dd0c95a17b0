import type {ReactiveControllerHost} from 'lit';

/** The icon in a slot that is not rendered, and its copies. A slot can be at one place only. */
export class CopiedIcon {
  readonly #host: ReactiveControllerHost;
  #icon: Element | null = null;
  #copies: Node[] = [];

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** Returns the copy for a place, or null without an icon. It stays the same until the slot has another icon. */
  at(place: number): Node | null {
    return this.#icon && (this.#copies[place] ??= this.#icon.cloneNode(true));
  }

  /** Listens to `slotchange`. */
  handleEvent(event: Event): void {
    [this.#icon = null] = (event.target as HTMLSlotElement).assignedElements();
    this.#copies = [];
    this.#host.requestUpdate();
  }
}
