import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {windowOf} from '../dom/platform.js';
import {RequiredInputController} from './required-input.controller.js';

/** The options of the controller. */
interface TargetOptions {
  /** Returns the ID of the target, such as the property `for` of the element. An empty ID has no target. */
  readonly id: () => string;
  /**
   * Called when the target is found, replaced, or gone, and with null when the element is removed. The target can be in the
   * document, but not rendered or not defined yet.
   */
  readonly onChange: (target: HTMLElement | null, previous: HTMLElement | null) => void;
  /** Called if there is still no target after the page has loaded and the app has had time to add it. */
  readonly warn: () => void;
}

type TargetHost = ReactiveControllerHost & HTMLElement & {readonly hasUpdated?: boolean};

/** What waits for, or follows, an ID in a document or shadow root. */
interface Watch {
  readonly watchers: Set<() => void>;
  readonly observer: MutationObserver;
}

const watches = new WeakMap<Node, Watch>();

/**
 * Finds the element whose ID is in a property of the host, in the same document or shadow root. It may come later, be
 * replaced, or leave.
 */
export class TargetController implements ReactiveController {
  readonly #host: TargetHost;
  readonly #options: TargetOptions;
  #element: HTMLElement | null = null;
  #unwatch: (() => void) | null = null;

  constructor(host: TargetHost, options: TargetOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
    new RequiredInputController(host, {isGiven: () => this.#element !== null, warn: options.warn});
  }

  /** The target; null if there is none. */
  get element(): HTMLElement | null {
    return this.#element;
  }

  hostConnected(): void {
    if (this.#host.hasUpdated) this.hostUpdated();
  }

  hostUpdated(): void {
    // A removed element may still render.
    if (!this.#host.isConnected) return;
    const hasId = Boolean(this.#options.id());
    if (hasId) this.#unwatch ??= watch(this.#host, this.#find);
    else this.#stop();
    this.#find();
  }

  hostDisconnected(): void {
    this.#stop();
    this.#change(null);
  }

  readonly #find = (): void => {
    const id = this.#options.id();
    const root = this.#host.getRootNode() as Document | ShadowRoot;
    this.#change(id ? root.getElementById(id) : null);
  };

  #change(element: HTMLElement | null): void {
    const previous = this.#element;
    if (element === previous) return;
    this.#element = element;
    this.#options.onChange(element, previous);
  }

  #stop(): void {
    this.#unwatch?.();
    this.#unwatch = null;
  }
}

/** Calls back after changes that may affect IDs, with one observer for each root. Returns a function that stops it. */
function watch(host: Element, watcher: () => void): () => void {
  const root = host.getRootNode();
  const {watchers, observer} = watches.get(root) ?? startWatch(host, root);
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    observer.disconnect();
    watches.delete(root);
  };
}

function startWatch(host: Element, root: Node): Watch {
  const watchers = new Set<() => void>();
  const observer = new (windowOf(host).MutationObserver)(() => {
    for (const watcher of [...watchers]) watcher();
  });
  observer.observe(root, {childList: true, subtree: true, attributeFilter: ['id']});
  const started: Watch = {watchers, observer};
  watches.set(root, started);
  return started;
}
