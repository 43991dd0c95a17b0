import type {ReactiveController, ReactiveControllerHost} from 'lit';

import {ITEMS_SLOT} from '../core/binding/index.js';
import {assignItem, isUnnamed} from '../dom/slots.js';
import {isServerView, known, mayFill} from '../dom/server-view.js';

type ListHost = ReactiveControllerHost & Element & {readonly shadowRoot: ShadowRoot | null};

const OBSERVED: MutationObserverInit = {
  attributeFilter: ['hidden', 'slot'],
  characterData: true,
  childList: true,
  subtree: true,
};

/**
 * Assigns each item to its own slot, so that the element can wrap it in an `<li>`. With one slot for all
 * items, screen readers would not find a list. It needs `slotAssignment: 'manual'`. The element renders one
 * `<slot class="item">` for each of `items`, and named slots and a default slot for its other children.
 */
export class ListSlotsController implements ReactiveController {
  /** The children that are items, except hidden ones. */
  items: readonly Element[] = [];

  #hiddenItems: readonly Element[] = [];

  readonly #host: ListHost;
  readonly #isItem: (child: Element) => boolean;
  #observer: MutationObserver | null = null;

  /** @param isItem Whether a child is an item. Children with a `slot` attribute are not. */
  constructor(host: ListHost, isItem: (child: Element) => boolean) {
    this.#host = host;
    this.#isItem = isItem;
    host.addController(this);
  }

  /** Whether there are items. While the element hydrates, its shadow root shows whether the server had any. */
  get hasItems(): boolean {
    if (!isServerView) return this.items.length > 0;
    const {shadowRoot} = this.#host;
    return Boolean(known.links?.length || shadowRoot?.querySelector(`slot[name=${ITEMS_SLOT}]`));
  }

  /**
   * The role of the list, without which WebKit exposes no list that has no bullets. On a server, one slot has all items, so
   * that there is no `<li>` for each of them.
   */
  get role(): 'list' | 'group' {
    return isServerView ? 'group' : 'list';
  }

  /** Whether there is a child for the slot with this name. */
  isFilled(name: string): boolean {
    return isServerView ? mayFill(name) : this.#nodesFor(name).length > 0;
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
    const items = isServerView ? [] : [...this.#host.children].filter(child => this.#takes(child));
    this.items = items.filter(child => !child.hasAttribute('hidden'));
    this.#hiddenItems = items.filter(child => child.hasAttribute('hidden'));
  }

  hostUpdated(): void {
    let index = 0;
    for (const slot of this.#host.shadowRoot?.querySelectorAll('slot') ?? []) {
      const item = slot.classList.contains('item') ? this.items[index++] : undefined;
      if (item === undefined) slot.assign?.(...this.#nodesFor(slot.name));
      else assignItem(slot, item);
    }
    for (const item of this.#hiddenItems) assignItem(null, item);
  }

  #takes(child: Element): boolean {
    return isUnnamed(child) && this.#isItem(child);
  }

  /** White space alone does not count, because it would hide the default content of a slot. */
  #nodesFor(name: string): (Element | Text)[] {
    const nodes = [...this.#host.childNodes].filter((node): node is Element | Text =>
      node instanceof Element
        ? (node.getAttribute('slot') ?? '') === name && !this.#takes(node)
        : node instanceof Text && name === '',
    );
    return nodes.some(node => node instanceof Element || node.data.trim() !== '') ? nodes : [];
  }
}
