import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {withBasename} from '../core/navigation/index.js';
import {onAddressChange} from '../dom/address.js';
import {Context} from './context.js';

type PathHost = ReactiveControllerHost & Element;

const paths = new Context<string>();
const basenames = new Context<string>();
/** One listener serves all elements, which are many: each link of a menu is one. */
let stopListening: (() => void) | null = null;

/**
 * Knows the path of the current page for an element: what the page has told the element or one around it, or else the
 * address of the document, as far as its changes can be noticed (`onAddressChange`).
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

  /** The part of the address before the router's paths, for this element and all that is inside it. */
  get basename(): string | null {
    return basenames.givenBy(this.#host);
  }
  set basename(basename: string | null) {
    basenames.give(this.#host, basename || null);
    paths.update();
  }

  /** The path as links have it, under the basename; with query and hash where they are known. */
  get path(): string {
    const path = paths.valueAt(this.#host);
    return path === null ? documentPath() : withBasename(path, basenames.valueAt(this.#host));
  }

  hostConnected(): void {
    stopListening ??= onAddressChange(() => paths.update());
    paths.add(this.#host);
  }

  hostDisconnected(): void {
    paths.delete(this.#host);
    if (paths.isUsed) return;
    stopListening?.();
    stopListening = null;
  }
}

/** On a server there is no address. */
function documentPath(): string {
  if (typeof location === 'undefined') return '';
  return location.pathname + location.search + location.hash;
}
