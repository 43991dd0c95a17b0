import {isServer, type ReactiveControllerHost} from 'lit';
import type {PopupHideReason} from '../controllers/popup.controller.js';
import {deepActiveElement} from '../dom/composed-tree.js';
import type {LazyCode} from '../dom/lazy-code.js';
import {warn} from './members.js';

/** The element of a popup. */
export type PopupHost = ReactiveControllerHost &
  HTMLElement & {[warn](message: string, cause?: unknown): void};

/** A popup, as its element uses it. */
interface Popup<Start> {
  readonly isOpen: boolean;
  show(start?: Start): void;
  hide(reason: PopupHideReason): void;
  close(): void;
}

/**
 * A popup whose code loads after the page, because users see it only after they act: when the page is idle, or when it opens
 * before that. It then opens once the code has loaded, unless the focus has moved on.
 */
export class LazyPopup<Code, Start> implements Popup<Start> {
  readonly #host: PopupHost;
  readonly #lazy: LazyCode<Code>;
  readonly #create: (code: Code) => Popup<Start>;
  #popup: Popup<Start> | null = null;
  /** Opens the popup once its code has loaded. */
  #openDue: (() => void) | null = null;

  /** @param create Creates the popup, which adds itself to the element. */
  constructor(host: PopupHost, lazy: LazyCode<Code>, create: (code: Code) => Popup<Start>) {
    this.#host = host;
    this.#lazy = lazy;
    this.#create = create;
    host.addController({
      hostConnected: () => isServer || lazy.preloadWhenIdle(),
      hostDisconnected: () => (this.#openDue = null),
    });
  }

  get isOpen(): boolean {
    return this.#popup?.isOpen ?? false;
  }

  show(start?: Start): void {
    const {code} = this.#lazy;
    if (code === null) return this.#load(start);
    this.#popup ??= this.#create(code);
    this.#popup.show(start);
  }

  hide(reason: PopupHideReason): void {
    this.#openDue = null;
    this.#popup?.hide(reason);
  }

  close(): void {
    this.#openDue = null;
    this.#popup?.close();
  }

  #load(start: Start | undefined): void {
    const page = this.#host.ownerDocument;
    const focused = deepActiveElement(page);
    this.#openDue = () => deepActiveElement(page) === focused && this.show(start);
    this.#lazy.load().then(
      () => {
        this.#openDue?.();
        this.#openDue = null;
      },
      (error: unknown) =>
        this.#host[warn]('the popup could not be loaded; the next opening tries it again.', error),
    );
  }
}
