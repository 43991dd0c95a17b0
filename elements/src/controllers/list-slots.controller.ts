import type {ReactiveController, ReactiveControllerHost} from 'lit';

type ListHost = ReactiveControllerHost & Element & {readonly shadowRoot: ShadowRoot | null};

const OBSERVED: MutationObserverInit = {
  attributeFilter: ['hidden', 'slot'],
  characterData: true,
  childList: true,
  subtree: true,
};

/**
 * Gives each child that is an item a slot of its own, so that the element can put it into an `<li>`: a list with one
 * slot for all would be no list to a screen reader. It needs `slotAssignment: 'manual'`. The element renders one
 * `<slot class="item">` for each of `items`, and named slots and the default one for its other children.
 */
export class ListSlotsController implements ReactiveController {
  /** The children that are items, without hidden ones. */
  items: readonly Element[] = [];

  readonly #host: ListHost;
  readonly #isItem: (child: Element) => boolean;
  #observer: MutationObserver | null = null;

  /** @param isItem Tells items from other children; a child with a `slot` attribute is none. */
  constructor(host: ListHost, isItem: (child: Element) => boolean) {
    this.#host = host;
    this.#isItem = isItem;
    host.addController(this);
  }

  /** Whether there is a child for the slot of this name. */
  isFilled(name: string): boolean {
    return this.#nodesFor(name).length > 0;
  }

  hostConnected(): void {
    this.#observer ??= new MutationObserver(() => this.#host.requestUpdate());
    this.#observer.observe(this.#host, OBSERVED);
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  hostUpdate(): void {
    this.items = [...this.#host.children].filter(
      child => !child.hasAttribute('hidden') && this.#takes(child),
    );
  }

  hostUpdated(): void {
    let index = 0;
    for (const slot of this.#host.shadowRoot?.querySelectorAll('slot') ?? []) {
      const item = slot.classList.contains('item') ? this.items[index++] : undefined;
      slot.assign?.(...(item === undefined ? this.#nodesFor(slot.name) : [item]));
    }
  }

  #takes(child: Element): boolean {
    return !child.hasAttribute('slot') && this.#isItem(child);
  }

  /** White space alone is nothing to show, and would keep a slot from showing what stands in for it. */
  #nodesFor(name: string): (Element | Text)[] {
    const nodes = [...this.#host.childNodes].filter((node): node is Element | Text =>
      node instanceof Element
        ? (node.getAttribute('slot') ?? '') === name && !this.#takes(node)
        : node instanceof Text && name === '',
    );
    return nodes.some(node => node instanceof Element || node.data.trim() !== '') ? nodes : [];
  }
}
