import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {type Terms, translate} from '../core/localization/index.js';
import {memberOf} from '../dom/member-of.js';

type LocalizedHost = ReactiveControllerHost & HTMLElement;

const OBSERVED: MutationObserverInit = {attributeFilter: ['lang', 'dir'], subtree: true};

const connected = new Set<LocalizedHost>();
let observer: MutationObserver | undefined;

/**
 * One observer for all elements: `lang` and `dir` change rarely, and then nearly everything has to follow. It does not
 * see into shadow roots, so each root on the way out is observed; one that is observed already is not observed twice.
 */
function observe(host: LocalizedHost): void {
  connected.add(host);
  observer ??= new MutationObserver(() => {
    for (const element of connected) element.requestUpdate();
  });
  let root = host.getRootNode();
  while (root instanceof ShadowRoot) {
    observer.observe(root, OBSERVED);
    root = root.host.getRootNode();
  }
  observer.observe(root, OBSERVED);
}

function unobserve(host: LocalizedHost): void {
  connected.delete(host);
  if (connected.size > 0) return;
  observer?.disconnect();
  observer = undefined;
}

/** The nearest element with this attribute, looking out of shadow roots too. */
function closestWith(attribute: string, from: Element): Element | null {
  let node: Element | null = from;
  while (node !== null) {
    const found: Element | null = node.closest(`[${attribute}]`);
    if (found !== null) return found;
    const root = node.getRootNode();
    node = root instanceof ShadowRoot ? root.host : null;
  }
  return null;
}

/** Gives an element the library's texts in the language of its nearest `lang`, and its reading direction. */
export class LocalizeController implements ReactiveController {
  readonly #host: LocalizedHost;

  constructor(host: LocalizedHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    observe(this.#host);
    // It may have been moved to a place with another language.
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    unobserve(this.#host);
  }

  /** The language of the nearest ancestor with `lang`, as a BCP 47 tag; `'en'` when there is none. */
  get lang(): string {
    const found = closestWith('lang', this.#host);
    return (found && memberOf(found, 'getAttribute')('lang')) || 'en';
  }

  /** The reading direction at the element. */
  get dir(): 'ltr' | 'rtl' {
    return this.#host.matches(':dir(rtl)') ? 'rtl' : 'ltr';
  }

  /** One of the library's own texts. */
  term<Key extends keyof Terms>(key: Key, ...args: Parameters<Terms[Key]>): string {
    return translate(this.lang, key, ...args);
  }
}

/** Gives one of the library's own texts in the element's language. */
export type Translate = LocalizeController['term'];
