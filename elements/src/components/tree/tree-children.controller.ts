import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {isServerView} from '../../dom/server-view.js';
import type {TreeSource} from './tree-data.js';

const ITEM = 'lc-tree-item';

const OBSERVED: MutationObserverInit = {
  attributeFilter: ['disabled', 'href', 'label', 'lazy', 'open', 'selected', 'slot', 'value'],
  characterData: true,
  childList: true,
  subtree: true,
};

/** Reads the `<lc-tree-item>` children of a tree, which may change at any time, and may not be defined yet. */
export class TreeChildrenController implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #changed: () => void;
  #items: readonly TreeSource[] = [];
  #observer: MutationObserver | null = null;

  constructor(host: ReactiveControllerHost & Element, changed: () => void) {
    this.#host = host;
    this.#changed = changed;
    host.addController(this);
  }

  /** The data of the children. While the tree hydrates, they are not known. */
  get items(): readonly TreeSource[] {
    return isServerView ? [] : this.#items;
  }

  hostConnected(): void {
    this.#observer ??= new MutationObserver(() => this.#read());
    this.#observer.observe(this.#host, OBSERVED);
    this.#read();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  #read(): void {
    const items = itemsIn(this.#host);
    if (items.length === 0 && this.#items.length === 0) return;
    this.#items = items;
    this.#changed();
  }
}

function itemsIn(parent: Element): TreeSource[] {
  return [...parent.children].filter(({localName}) => localName === ITEM).map(sourceOf);
}

function sourceOf(element: Element): TreeSource {
  const label = element.getAttribute('label') || textOf(element);
  return {
    element,
    label,
    value: element.getAttribute('value') ?? label,
    icon: iconOf(element),
    href: element.getAttribute('href'),
    open: element.hasAttribute('open'),
    selected: element.hasAttribute('selected'),
    disabled: element.hasAttribute('disabled'),
    hasItems: element.hasAttribute('lazy'),
    items: itemsIn(element),
  };
}

/** The text of an item without that of the items inside. */
function textOf({childNodes}: Element): string {
  const own = [...childNodes].filter(
    node => node.nodeType === Node.TEXT_NODE || (isElement(node) && node.localName !== ITEM && !node.slot),
  );
  return own
    .map(({textContent}) => textContent)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A copy of the icon, because the tree renders the rows, also those of items inside others. */
function iconOf({children}: Element): Node | null {
  const icon = [...children].find(({slot}) => slot === 'icon')?.cloneNode(true) as Element | undefined;
  icon?.removeAttribute('slot');
  return icon ?? null;
}

function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}
