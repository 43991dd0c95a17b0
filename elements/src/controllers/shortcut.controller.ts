import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {composedContains} from '../dom/composed-tree.js';
import {matchesShortcut, type Shortcut} from '../core/shortcut/index.js';

const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Acts on shortcuts anywhere on the page. Ignores keys that another listener has handled, keys in a modal dialog that
 * neither contains the element nor is in it, and keys without Control, Alt, or Meta while the user types.
 */
export class ShortcutController implements ReactiveController {
  /** The keys to listen for. If two are the same, the first one counts. */
  shortcuts: readonly Shortcut[] = [];

  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #onPress: (shortcut: Shortcut) => void;

  constructor(host: ReactiveControllerHost & HTMLElement, onPress: (shortcut: Shortcut) => void) {
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
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    const shortcut = this.shortcuts.find(keys => matchesShortcut(keys, event));
    if (shortcut === undefined || this.#isElsewhere(event, shortcut)) return;
    event.preventDefault();
    this.#onPress(shortcut);
  };

  #isElsewhere(event: KeyboardEvent, {ctrl, alt, meta}: Shortcut): boolean {
    const path = event.composedPath().filter(target => target instanceof Element);
    const isTyping = path[0]?.matches(EDITABLE) ?? false;
    if (isTyping && !ctrl && !alt && !meta) return true;
    const modal = path.find(element => element.matches('dialog:modal'));
    return (
      modal !== undefined &&
      !composedContains(modal, this.#host) &&
      modal.getRootNode() !== this.#host.shadowRoot
    );
  }
}
