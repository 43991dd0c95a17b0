import {composedContains} from '../../dom/composed-tree.js';
import {onTopLayerChange, topModal} from '../../dom/top-layer.js';
import {ToastQueue, type Toast, type ToastDefaults, type ToastType} from '../../core/toast/index.js';
import {ToastAnnouncer, type LiveRegions} from './toast-announcer.js';
import type {ToastContent} from './toast-call-types.js';

/** A toast region as the center uses it. */
export interface ToastOutlet extends HTMLElement {
  /** Defaults of its toasts. */
  readonly defaults: ToastDefaults;
  /** Shows the toasts if this is the active region, else none. */
  requestUpdate(): void;
  /** The key that moves focus to its toasts. */
  readonly hotkey: string;
  /** Whether its toasts do not lie on one another. */
  readonly expanded: boolean;
  /** Its live regions; null before it has rendered. */
  readonly liveRegions: LiveRegions | null;
  /** Duration of the closing animation of a toast, in milliseconds. */
  readonly leaveTime: number;
  /** Returns the message of a toast as text; `''` if it is not shown. */
  readonly messageOf: (id: string) => string;
}

/** The detail of `lc-toast-missed`. */
export interface ToastMissedDetail {
  readonly id: string;
  readonly type: ToastType;
  /** The bold line above the message; `''` if there is none. */
  readonly heading: string;
  /** The message as text, also if it was a node or a template. */
  readonly message: string;
  /** When it closed. */
  readonly date: Date;
}

declare global {
  interface HTMLElementEventMap {
    'lc-toast-missed': CustomEvent<ToastMissedDetail>;
  }
}

/** The browser's clock. */
const clock = {
  now: () => performance.now(),
  setTimer: (callback: () => void, milliseconds: number) => setTimeout(callback, milliseconds),
  clearTimer: (timer: unknown) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/**
 * Shows a page's toasts in one region. A modal makes everything outside it inert, including the top layer. So
 * while a modal is open, it contains a second region, where toasts can be clicked and are announced.
 */
class ToastCenter {
  readonly queue = new ToastQueue<ToastContent>({
    clock,
    leaveTime: () => this.#active?.leaveTime ?? 0,
    onChange: () => this.#active?.requestUpdate(),
    onMessage: ({id, type}) => this.#announcer.announce(id, type === 'error'),
    onMissed: toast => this.#tellMissed(toast),
  });

  /** The ids of the toasts that have appeared. Another region shows them without the opening animation. */
  readonly entered = new Set<string>();

  /** The regions of the page, in the order they were connected. */
  readonly #regions: ToastOutlet[] = [];
  #guest: ToastOutlet | null = null;
  #active: ToastOutlet | null = null;
  readonly #announcer = new ToastAnnouncer(() => this.#active?.liveRegions ?? null);
  #stopListening = () => {};
  #looks = 0;

  constructor() {
    // Time is paused while no region shows the toasts.
    this.queue.hold('detached', true);
  }

  /** The region that shows the toasts; null if there is none. */
  get active(): ToastOutlet | null {
    return this.#active;
  }

  /** The region whose settings apply: the last one connected. */
  get home(): ToastOutlet | null {
    return this.#regions.at(-1) ?? null;
  }

  /** Whether a region was created for a modal. */
  isGuest(region: ToastOutlet): boolean {
    return region === this.#guest;
  }

  /** Adds a region that has been connected. */
  connect(region: ToastOutlet): void {
    if (this.isGuest(region)) return;
    if (this.#regions.length === 0) this.#stopListening = onTopLayerChange(() => this.sync());
    this.#regions.push(region);
    this.sync();
  }

  /** Removes a region that has been disconnected. */
  disconnect(region: ToastOutlet): void {
    const index = this.#regions.indexOf(region);
    if (index >= 0) this.#regions.splice(index, 1);
    if (this.#regions.length === 0) this.#stopListening();
    if (this.isGuest(region)) this.#guest = null;
    this.sync();
  }

  /** Activates the region that the user can reach. If the top modal has no region, adds one to it. */
  sync(): void {
    const {home} = this;
    const modal = home === null ? null : topModal();
    const isInside = home !== null && (modal === null || composedContains(modal, home));
    const guest = isInside || home === null || modal === null ? null : this.#guestIn(modal, home);
    const active = isInside ? home : guest;
    const left = this.#guest;
    this.#guest = guest;
    if (left !== guest) left?.remove();
    this.#activate(active);
  }

  /** Like `sync`, but for many calls in a row, it looks for a modal only at the first call and after the last one. */
  look(): void {
    this.#looks += 1;
    if (this.#looks > 1) return;
    this.sync();
    queueMicrotask(() => {
      const hasMore = this.#looks > 1;
      this.#looks = 0;
      if (hasMore) this.sync();
    });
  }

  /** Called when a region has rendered its live regions. */
  listen(): void {
    this.#announcer.plan();
  }

  /** Applies the settings of the home region. */
  configure(): void {
    if (this.home !== null) this.queue.configure(this.home.defaults);
  }

  #tellMissed({id, type, heading}: Toast<ToastContent>): void {
    const detail = {id, type, heading, message: this.#active?.messageOf(id) ?? '', date: new Date()};
    const event = new CustomEvent<ToastMissedDetail>('lc-toast-missed', {
      detail,
      bubbles: true,
      composed: true,
    });
    this.home?.dispatchEvent(event);
  }

  #guestIn(modal: HTMLElement, home: ToastOutlet): ToastOutlet {
    if (this.#guest?.parentNode === modal) return this.#guest;
    const left = this.#guest;
    // Must be set before it is connected.
    const guest = (this.#guest = document.createElement(home.localName) as ToastOutlet);
    left?.remove();
    modal.append(guest);
    return guest;
  }

  #activate(active: ToastOutlet | null): void {
    if (active === this.#active) return;
    const before = this.#active;
    this.#active = active;
    before?.requestUpdate();
    // The previous region no longer reports when the pointer or the focus leaves its toasts.
    for (const reason of ['pointer', 'press', 'focus'] as const) this.queue.hold(reason, false);
    this.configure();
    active?.requestUpdate();
    this.queue.hold('detached', active === null);
    this.#announcer.plan();
  }
}

const KEY = Symbol.for('@life-changers/elements/toast-center');

/**
 * Returns the center of the page. Two copies of the library share it, because only one of them has registered
 * the tag of the region.
 */
export function toastCenter(): ToastCenter {
  const shared = globalThis as {[KEY]?: ToastCenter | undefined};
  return (shared[KEY] ??= new ToastCenter());
}
