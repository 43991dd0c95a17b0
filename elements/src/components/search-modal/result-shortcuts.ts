import {ShortcutController} from '../../controllers/shortcut.controller.js';
import type {Warn} from '../../core/bad-input.js';
import type {SearchResult} from '../../core/search/index.js';
import {ariaShortcut, parseShortcut, shortcutText, type Shortcut} from '../../core/shortcut/index.js';
import {hasAppleKeys} from '../../dom/apple-keys.js';
import type {PaletteHost} from './palette-slot.js';
import type {ResultKeys} from './result-list.js';

/** The keys that choose an entry from anywhere on the page, also an entry of a page inside. */
export class ResultShortcuts {
  readonly #warn: Warn;
  readonly #controller: ShortcutController;
  readonly #results = new Map<Shortcut, SearchResult>();
  readonly #keys = new Map<SearchResult, ResultKeys>();

  /** @param choose Chooses a result, as a click does. */
  constructor(host: PaletteHost, choose: (result: SearchResult) => void, warn: Warn) {
    this.#warn = warn;
    this.#controller = new ShortcutController(host, shortcut => choose(this.#results.get(shortcut)!));
  }

  /** Listens for the keys of these results from now on. */
  set(results: Iterable<SearchResult>): void {
    const isApple = hasAppleKeys();
    this.#results.clear();
    this.#keys.clear();
    for (const result of results) {
      if (!result.shortcut) continue;
      const shortcut = parseShortcut(result.shortcut, isApple);
      if (shortcut === null) {
        this.#warn(`shortcut must be keys joined by "+", such as "mod+k", not "${result.shortcut}".`);
        continue;
      }
      this.#results.set(shortcut, result);
      this.#keys.set(result, {text: shortcutText(shortcut, isApple), aria: ariaShortcut(shortcut)});
    }
    this.#controller.shortcuts = [...this.#results.keys()];
  }

  /** Returns the keys of a result; null if it has none. */
  keysOf(result: SearchResult): ResultKeys | null {
    return this.#keys.get(result) ?? null;
  }
}
