import type {ReactiveController, ReactiveControllerHost} from 'lit';

type ListHost = ReactiveControllerHost & {readonly shadowRoot: ShadowRoot | null};

/** The parts of an element that its active option needs. */
export interface ActiveOptionParts<Key> {
  /**
   * Returns the index of an option by its key, or -1 if it is not in the list. Without a key, returns the index of the
   * option that is active at first. It is called for each update, so that an option stays active in a changed list.
   */
  indexOf: (key: Key | undefined) => number;
  /** Returns the id of an option in the shadow root. */
  idOf: (index: number) => string;
  /** Scrolls to an option. By default, everything around it scrolls as little as possible. */
  scrollTo?: (option: HTMLElement) => void;
}

/**
 * Stores which option of a listbox is active while the focus stays on another element, such as a text field (ARIA
 * practices, `aria-activedescendant`), and scrolls to it after it has rendered. The element decides which keys move to
 * which option.
 *
 * @typeParam Key Identifies an option when the list changes, such as its value.
 */
export class ActiveOptionController<Key> implements ReactiveController {
  protected readonly host: ListHost;
  readonly #parts: ActiveOptionParts<Key>;
  #key: Key | undefined = undefined;
  #isScrollDue = false;

  constructor(host: ListHost, parts: ActiveOptionParts<Key>) {
    this.host = host;
    this.#parts = parts;
    host.addController(this);
  }

  /** The index of the active option, or -1. */
  get index(): number {
    return this.#parts.indexOf(this.#key);
  }

  /** Whether an option was made active, also if it is not in the list. */
  get isMoved(): boolean {
    return this.#key !== undefined;
  }

  /** Whether the option that was made active is not in the list. */
  get isLost(): boolean {
    return this.isMoved && this.index === -1;
  }

  /** The index of the option to scroll to. */
  protected get scrollIndex(): number {
    return this.index;
  }

  /** The id of the active option, for `aria-activedescendant`, or null. */
  get id(): string | null {
    const {index} = this;
    return index === -1 ? null : this.#parts.idOf(index);
  }

  /** The element of the active option, or null. */
  get element(): HTMLElement | null {
    return this.#elementAt(this.index);
  }

  /** Makes another option active, and scrolls to it. */
  activate(key: Key | undefined): void {
    if (key === this.#key) return;
    this.#key = key;
    this.#isScrollDue = true;
    this.host.requestUpdate();
  }

  /** Returns to the option that is active at first, if there is one, and scrolls to it with the next update. */
  reset(): void {
    this.activate(undefined);
    this.#isScrollDue = true;
  }

  hostUpdated(): void {
    if (!this.#isScrollDue) return;
    const option = this.#elementAt(this.scrollIndex);
    if (option === null) return;
    this.#isScrollDue = false;
    if (this.#parts.scrollTo) this.#parts.scrollTo(option);
    // jsdom does not support it.
    else option.scrollIntoView?.({block: 'nearest'});
  }

  #elementAt(index: number): HTMLElement | null {
    return index === -1 ? null : (this.host.shadowRoot?.getElementById(this.#parts.idOf(index)) ?? null);
  }
}
