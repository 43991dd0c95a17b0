import type {ReactiveControllerHost} from 'lit';
import {nextIndex} from '../core/next-index.js';
import {TypeAhead} from '../core/type-ahead.js';
import {composedContains, deepActiveElement} from '../dom/composed-tree.js';
import {isTab, keepFocus, keepFromClick} from '../dom/focus.js';
import {windowOf} from '../dom/platform.js';
import {PopupController, type PopupHideReason} from './popup.controller.js';

/** Which item gets the focus when a menu opens. */
export type MenuStart = 'first' | 'last';

type PopupParts = ConstructorParameters<typeof PopupController>[1];

/** The parts and callbacks of a menu. The `popup` has `role="menu"`, or contains the element that has it. */
export interface MenuParts<Item extends HTMLElement> extends Omit<PopupParts, 'onOpen'> {
  /** Returns what gets the focus when the menu closes. */
  opener: () => HTMLElement | null;
  /** Returns the visible items in order. */
  items: () => readonly Item[];
  textOf: (item: Item) => string;
}

/**
 * A menu in a popup (ARIA practices, "Menu"): it opens with the focus on an item, and the arrow keys, Home, End, and typed
 * text move the focus. Tab closes the menu, and goes on from what opened it. A menu inside, such as a submenu, handles its
 * keys first.
 */
export class MenuController<Item extends HTMLElement> {
  readonly #host: HTMLElement;
  readonly #parts: MenuParts<Item>;
  readonly #popup: PopupController;
  readonly #typeAhead = new TypeAhead();
  /** The item that has or had the focus, and its index. */
  #current: Item | null = null;
  #index = -1;
  /** Whether the last space continued typed text. */
  #isTyping = false;
  #observer: MutationObserver | null = null;

  constructor(host: ReactiveControllerHost & HTMLElement, parts: MenuParts<Item>) {
    this.#host = host;
    this.#parts = parts;
    this.#popup = new PopupController(host, {
      ...parts,
      onOpen: () => this.#listen(),
      mayHide: reason => !(reason === 'blur' && this.#keepsFocus()) && (parts.mayHide?.(reason) ?? true),
      onHide: reason => this.#handleHide(reason),
    });
  }

  /** Whether the menu is open. */
  get isOpen(): boolean {
    return this.#popup.isOpen;
  }

  /** Opens the menu, and focuses its first or last item. Null leaves the focus where it is. */
  show(start: MenuStart | null = 'first'): void {
    this.#popup.show();
    if (this.isOpen && start !== null) this.#focus(start === 'first' ? 0 : this.#parts.items().length - 1);
  }

  hide(reason: PopupHideReason): void {
    this.#popup.hide(reason);
  }

  /** Closes the menu of something that is no longer there, or without asking. */
  close(): void {
    this.#popup.close();
  }

  /** Focuses an item; if there is none, the menu, so that its keys still work. */
  #focus(index: number): void {
    (this.#parts.items()[index] ?? this.#list)?.focus();
  }

  get #list(): HTMLElement | null {
    const popup = this.#parts.popup();
    return popup?.querySelector<HTMLElement>('[role=menu]') ?? popup;
  }

  #listen(): void {
    const popup = this.#parts.popup()!;
    // A press must not move the focus out of the menu, which would close it.
    popup.addEventListener('mousedown', keepFocus);
    popup.addEventListener('keydown', this.#handleText, true);
    popup.addEventListener('keydown', this.#handleKey);
    popup.addEventListener('keyup', this.#handleKeyUp);
    popup.addEventListener('focusin', this.#handleFocus);
    this.#observer ??= new (windowOf(this.#host).MutationObserver)(records => this.#recover(records));
    this.#observer.observe(this.#host, {childList: true, subtree: true});
  }

  #handleHide(reason: PopupHideReason | null): void {
    const isInside = this.#hasFocus(this.#parts.popup()!);
    const isLeft = reason === 'outside' || reason === 'blur';
    const opener = this.#parts.opener();
    this.#observer?.disconnect();
    this.#current = null;
    this.#parts.onHide?.(reason);
    if (isInside && !isLeft) opener?.focus({preventScroll: true});
  }

  readonly #handleFocus = (event: FocusEvent): void => {
    const index = this.#indexOf(event);
    // A submenu that is removed with its item leaves the focus to the menu, which then focuses what follows the item.
    if (index === -1 && this.#current !== null) return;
    this.#index = index;
    this.#current = this.#parts.items()[this.#index] ?? null;
  };

  /** A removed item loses the focus, which is then still in the menu. */
  #keepsFocus(): boolean {
    const isInside = this.#host.ownerDocument.hasFocus() && this.#hasFocus(this.#parts.popup()!);
    return isInside || this.#recover();
  }

  /**
   * Focuses a focused item that was moved, what is now in the place of one that was removed, or the first item of a menu that
   * had none. Returns whether it did.
   */
  #recover(records = this.#observer?.takeRecords() ?? []): boolean {
    const items = this.#parts.items();
    const current = this.#current;
    const place = current === null ? -1 : items.indexOf(current);
    const removal = records.findLast(({removedNodes}) =>
      [...removedNodes].some(node => node.contains(current)),
    );
    const isMoved = removal !== undefined;
    const isLost =
      current === null
        ? items.length > 0 && this.#hasFocus(this.#parts.popup()!)
        : (isMoved || place === -1) && (this.#isListFocused || !this.#hasFocus(this.#host));
    if (place !== -1) this.#index = place;
    else if (isMoved) this.#index = placeAfter(removal, items);
    if (this.isOpen && isLost) this.#focus(Math.max(0, Math.min(this.#index, items.length - 1)));
    return this.isOpen && isLost;
  }

  get #isListFocused(): boolean {
    return deepActiveElement(this.#host.ownerDocument) === this.#list;
  }

  /** Chromium does not match `:focus-within` through nested slots. */
  #hasFocus(element: Element): boolean {
    return composedContains(element, deepActiveElement(element.ownerDocument));
  }

  /** Returns the index of the item that an event comes from, or that contains the submenu it comes from. */
  #indexOf(event: Event): number {
    const path = event.composedPath();
    return this.#parts.items().findIndex(item => path.includes(item));
  }

  readonly #handleKey = (event: KeyboardEvent): void => {
    // The focus returns to the opener first, so that Tab moves on from there.
    if (isTab(event)) return this.hide('tab');
    if (event.defaultPrevented || popupOf(event) !== this.#parts.popup()) return;
    this.#moveTo(event, this.#nextItem(event.key, this.#indexOf(event)));
  };

  readonly #handleKeyUp = (event: KeyboardEvent): void => {
    if (this.#isTyping) keepFromClick(event);
  };

  /** Comes before the item, because a space that continues typed text must not choose it. */
  readonly #handleText = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || popupOf(event) !== this.#parts.popup()) return;
    const {items, textOf} = this.#parts;
    const found = this.#typeAhead.find(event, items(), textOf, this.#indexOf(event));
    if (event.key === ' ') this.#isTyping = found !== -1;
    this.#moveTo(event, found);
  };

  /** Focuses the item to which a key leads, if it is not -1. */
  #moveTo(event: KeyboardEvent, index: number): void {
    if (index === -1) return;
    event.preventDefault();
    this.#focus(index);
  }

  /** Returns the item to which a key moves the focus; -1 for other keys. */
  #nextItem(key: string, index: number): number {
    const {length} = this.#parts.items();
    if (key === 'ArrowDown') return nextIndex(index, length, 1);
    if (key === 'ArrowUp') return nextIndex(index, length, -1);
    if (key === 'Home') return 0;
    return key === 'End' ? length - 1 : -1;
  }
}

/** Returns the index of the first item after what was removed; others may have been added or removed in the same task. */
function placeAfter({nextSibling}: MutationRecord, items: readonly Element[]): number {
  const isAfter = (item: Element): boolean =>
    item === nextSibling ||
    (nextSibling!.compareDocumentPosition(item) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const index = nextSibling === null ? -1 : items.findIndex(isAfter);
  return index === -1 ? items.length : index;
}

/** Returns the innermost popup that an event comes from. */
function popupOf(event: Event): EventTarget | undefined {
  return event.composedPath().find(node => node instanceof Element && node.classList.contains('popup'));
}
