import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {Terms} from '../core/localization/index.js';
import {registryHooks, translateWith} from '../core/localization/registry.js';
import {isShadowRoot} from '../dom/composed-tree.js';
import {languageOf} from '../dom/language.js';
import {isServerView, known} from '../dom/server-view.js';
import {warnOfMissingLanguage} from './missing-language.js';

type LocalizedHost = ReactiveControllerHost & HTMLElement;

const OBSERVED: MutationObserverInit = {attributeFilter: ['lang', 'dir'], subtree: true};

const connected = new Set<LocalizedHost>();

/** Updates all elements with texts, after something that nearly all of them may need has changed. */
export function updateLocalized(): void {
  for (const host of connected) host.requestUpdate();
}

let observer: MutationObserver | undefined;
let observed = new WeakSet<Node>();

/**
 * One observer for all elements: `lang` and `dir` rarely change, and then nearly everything must update. It
 * does not see into shadow roots, so each root up to the document is observed.
 */
function observe(host: LocalizedHost): void {
  connected.add(host);
  registryHooks.update = updateLocalized;
  observer ??= new MutationObserver(updateLocalized);
  let root = host.getRootNode();
  // If a root is observed, those around it may not be: it may have moved to another one.
  while (isShadowRoot(root)) {
    observeRoot(root);
    root = root.host.getRootNode();
  }
  observeRoot(root);
}

function observeRoot(root: Node): void {
  if (observed.has(root)) return;
  observed.add(root);
  observer?.observe(root, OBSERVED);
}

function unobserve(host: LocalizedHost): void {
  connected.delete(host);
  if (connected.size > 0) return;
  observer?.disconnect();
  observer = undefined;
  observed = new WeakSet();
}

/** Provides the messages of the library in the language of the nearest `lang`, and the reading direction. */
export class LocalizeController implements ReactiveController {
  readonly #host: LocalizedHost;
  readonly #english: Partial<Terms>;

  /** @param english The English texts of the host. */
  constructor(host: LocalizedHost, english: Partial<Terms>) {
    this.#host = host;
    this.#english = english;
    host.addController(this);
  }

  hostConnected(): void {
    observe(this.#host);
    // It may have moved to a place with another language.
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    unobserve(this.#host);
  }

  /** The language of the nearest ancestor with `lang`, as a BCP 47 tag; `'en'` if there is none. */
  get lang(): string {
    if (isServerView) return this.#host.getAttribute('lang') || known.lang || 'en';
    return languageOf(this.#host);
  }

  /** The reading direction at the element. */
  get dir(): 'ltr' | 'rtl' {
    return !isServerView && this.#host.matches(':dir(rtl)') ? 'rtl' : 'ltr';
  }

  /** Returns a message of the library, which the host has in English. */
  term<Key extends keyof Terms>(key: Key, ...args: Parameters<Terms[Key]>): string {
    warnOfMissingLanguage(this.lang);
    return translateWith(this.#english, this.lang, key, ...args);
  }
}

/** Returns a message of the library in the element's language. */
export type Translate = LocalizeController['term'];
