import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {composedContains} from '../../dom/composed-tree.js';
import {matchesShortcut, type Shortcut} from '../../core/shortcut/index.js';

const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Acts on a shortcut anywhere on the page. Ignores keys that another listener has handled, keys in a modal dialog that
 * does not contain the element, and keys without Control, Alt, or Meta while the user types.
 */
export class ShortcutController implements ReactiveController {
  /** The keys to listen for, or null for none. */
  shortcut: Shortcut | null = null;

  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #onPress: () => void;

  constructor(host: ReactiveControllerHost & HTMLElement, onPress: () => void) {
    this.#host = host;
    this.#onPress = onPress;
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('keydown', this.#handleKeydown);
  }

  hostDisconnected(): void {
    document.removeEventListener('keydown', this.#handleKeydown);
  }

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    const {shortcut} = this;
    if (shortcut === null || event.defaultPrevented || event.isComposing || event.repeat) return;
    if (!matchesShortcut(shortcut, event) || this.#isElsewhere(event, shortcut)) return;
    event.preventDefault();
    this.#onPress();
  };

  #isElsewhere(event: KeyboardEvent, {ctrl, alt, meta}: Shortcut): boolean {
    const path = event.composedPath().filter(target => target instanceof Element);
    const isTyping = path[0]?.matches(EDITABLE) ?? false;
    if (isTyping && !ctrl && !alt && !meta) return true;
    const modal = path.find(element => element.matches('dialog:modal'));
    return modal !== undefined && !composedContains(modal, this.#host);
  }
}
