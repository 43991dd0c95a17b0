import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {Provision} from './provision.js';

type PathHost = ReactiveControllerHost & Element;

const paths = new Provision<string>();
let listening: AbortController | null = null;

/**
 * Knows the path of the current page for an element: what the page has told the element or one around it, or else the
 * address of the document. The address is followed on back and forward, and where the browser has the Navigation API
 * also when a router changes it; elsewhere a router must tell.
 */
export class CurrentPathController implements ReactiveController {
  readonly #host: PathHost;

  constructor(host: PathHost) {
    this.#host = host;
    host.addController(this);
  }

  /** What the page has told this element, for it and all that is inside it. Null, or an empty text, is nothing. */
  get own(): string | null {
    return paths.givenBy(this.#host);
  }
  set own(path: string | null | undefined) {
    paths.give(this.#host, path || null);
  }

  /** The path, with query and hash where they are known. */
  get path(): string {
    return paths.valueAt(this.#host) ?? documentPath();
  }

  hostConnected(): void {
    listening ??= listen();
    paths.add(this.#host);
  }

  hostDisconnected(): void {
    paths.delete(this.#host);
    if (paths.isUsed) return;
    listening?.abort();
    listening = null;
  }
}

/** On a server there is no address. */
function documentPath(): string {
  if (typeof location === 'undefined') return '';
  return location.pathname + location.search + location.hash;
}

/** One listener for all elements, which are many: each link of a menu is one. */
function listen(): AbortController {
  const listening = new AbortController();
  const options = {signal: listening.signal};
  const update = () => paths.update();
  addEventListener('popstate', update, options);
  addEventListener('hashchange', update, options);
  const {navigation} = globalThis as {navigation?: EventTarget};
  navigation?.addEventListener('currententrychange', update, options);
  return listening;
}
