import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {withBasename} from '../core/navigation/index.js';
import {onAddressChange} from '../dom/address.js';
import {isServerView, known} from '../dom/server-view.js';
import {Context} from './context.js';

type PathHost = ReactiveControllerHost & Element;

const paths = new Context<string>();
const basenames = new Context<string>();
/** One listener for all elements, because each link of a menu uses this controller. */
let stopListening: (() => void) | null = null;

/**
 * Provides the current path at an element: the path that the app has set on the element or an ancestor, or
 * else the URL of the document, updated as far as the browser reports changes (`onAddressChange`).
 */
export class CurrentPathController implements ReactiveController {
  readonly #host: PathHost;

  constructor(host: PathHost) {
    this.#host = host;
    host.addController(this);
  }

  /**
   * The path that the app has set on this element, which also applies inside it. Null or an empty string
   * unsets it.
   */
  get own(): string | null {
    return paths.providedBy(this.#host);
  }
  set own(path: string | null | undefined) {
    paths.provide(this.#host, path || null);
  }

  /** The part of the URL before the router's paths, for this element and everything inside it. */
  get basename(): string | null {
    return basenames.providedBy(this.#host);
  }
  set basename(basename: string | null) {
    basenames.provide(this.#host, basename || null);
    paths.update();
  }

  /**
   * The path as in links, including the basename, and query and hash if known. Null on a server, if the app has not set
   * it.
   */
  get path(): string | null {
    const path = paths.valueAt(this.#host) ?? known.current;
    return path ? withBasename(path, basenames.valueAt(this.#host) ?? known.basename) : documentPath();
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

function documentPath(): string | null {
  if (isServerView) return null;
  return location.pathname + location.search + location.hash;
}
