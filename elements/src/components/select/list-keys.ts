import type {PopupHideReason} from '../../controllers/popup.controller.js';
import type {Option} from '../../core/options/index.js';
import {TypeAhead} from '../../core/type-ahead.js';

/** The number of options that a page key moves over. */
const PAGE = 10;

/** What the keyboard needs to know of a list, and what it does with it. */
interface KeyedList {
  readonly isOpen: boolean;
  /** Whether the keys for text edit a text. */
  readonly isSearchable: boolean;
  /** The options in the list. */
  readonly listed: readonly Option[];
  /** The index of the active option, or -1. */
  readonly active: number;
  open(): void;
  hide(reason: PopupHideReason): void;
  activate(index: number): void;
  move(step: number): void;
  take(index: number): void;
  /** Chooses the active option, for Tab. */
  leave(): void;
}

/** The keyboard of a select with its own list. `PopupController` handles Escape. */
export class ListKeys {
  readonly #list: KeyedList;
  readonly #typeAhead = new TypeAhead();

  constructor(list: KeyedList) {
    this.#list = list;
  }

  /** Whether a key chooses the active option of the open list. */
  chooses({key, altKey}: KeyboardEvent): boolean {
    return key === 'Enter' || (key === 'ArrowUp' && altKey) || (key === ' ' && !this.#list.isSearchable);
  }

  handle(event: KeyboardEvent): void {
    const {key} = event;
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    // The focus moves on.
    if (key === 'Tab') {
      if (this.#list.isOpen) this.#list.leave();
    } else if (this.#handleMove(event) || this.#handleText(event)) event.preventDefault();
  }

  /** Returns whether the key moves in the list, opens it, or chooses from it. */
  #handleMove({key, altKey}: KeyboardEvent): boolean {
    switch (key) {
      case 'ArrowDown':
        return this.#handleArrow(1, altKey);
      case 'ArrowUp':
        return this.#handleArrow(-1, altKey);
      case 'PageDown':
        return this.#moveIfOpen(PAGE);
      case 'PageUp':
        return this.#moveIfOpen(-PAGE);
      case 'Enter':
        return this.#takeOrOpen();
    }
    return false;
  }

  #handleArrow(step: 1 | -1, isAlt: boolean): boolean {
    const list = this.#list;
    if (!list.isOpen) list.open();
    else if (!isAlt) list.move(step);
    else if (step === -1) this.#takeOrOpen();
    return true;
  }

  #moveIfOpen(step: number): boolean {
    if (this.#list.isOpen) this.#list.move(step);
    return this.#list.isOpen;
  }

  #takeOrOpen(): boolean {
    const list = this.#list;
    if (!list.isOpen) list.open();
    else if (list.active === -1) list.hide('toggle');
    else list.take(list.active);
    return true;
  }

  /** These keys edit a text, if there is one. A space continues what is typed, or chooses. */
  #handleText(event: KeyboardEvent): boolean {
    const list = this.#list;
    const {key, altKey} = event;
    if (list.isSearchable || altKey || (key.length > 1 && key !== 'Home' && key !== 'End')) return false;
    if (key === ' ' && !list.isOpen) return this.#takeOrOpen();
    list.open();
    if (key === 'Home') list.move(-Infinity);
    else if (key === 'End') list.move(Infinity);
    else if (!this.#typeTo(event) && key === ' ') return this.#takeOrOpen();
    return true;
  }

  /** Makes the option active that starts with the typed characters. Returns false if there is none. */
  #typeTo(event: KeyboardEvent): boolean {
    const list = this.#list;
    const textOf = ({text, disabled}: Option): string => (disabled ? '' : text);
    const index = this.#typeAhead.find(event, list.listed, textOf, list.active);
    if (index !== -1) list.activate(index);
    return index !== -1;
  }
}
