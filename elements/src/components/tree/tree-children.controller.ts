import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {TreeSource} from '../../core/tree/tree-data.js';
import {isServerView} from '../../dom/server-view.js';

const ITEM = 'lc-tree-item';

const NONE: readonly TreeSource[] = [];

const OBSERVED: MutationObserverInit = {
  attributeFilter: ['disabled', 'href', 'label', 'lazy', 'open', 'selected', 'slot', 'value'],
  characterData: true,
  childList: true,
  subtree: true,
};

/** Reads the `<lc-tree-item>` children of a tree, which may change at any time, and may not be defined yet. */
export class TreeChildrenController implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #changed: (items: readonly TreeSource[]) => void;
  #items = NONE;
  /** The items that the tree has. */
  #reported = NONE;
  #observer: MutationObserver | null = null;

  constructor(host: ReactiveControllerHost & Element, changed: (items: readonly TreeSource[]) => void) {
    this.#host = host;
    this.#changed = changed;
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer ??= new MutationObserver(() => this.#read());
    this.#observer.observe(this.#host, OBSERVED);
    this.#read();
  }

  /** While the tree hydrates, the children are not known. */
  hostUpdate(): void {
    this.#report(isServerView ? NONE : this.#items);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  #read(): void {
    const items = itemsIn(this.#host);
    this.#items = items.length === 0 ? NONE : items;
    this.#report(this.#items);
  }

  #report(items: readonly TreeSource[]): void {
    if (items === this.#reported) return;
    this.#reported = items;
    this.#changed(items);
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
