import {composedContains} from '../../dom/composed-tree.js';
import {onTopLayerChange, topModal} from '../../dom/top-layer.js';
import {ToastQueue, type ToastDefaults} from '../../core/toast/index.js';
import {ToastAnnouncer, type LiveRegions} from './toast-announcer.js';
import type {ToastContent} from './toast-call-types.js';

/** A region, as the center knows it. */
export interface ToastOutlet extends HTMLElement {
  /** What its toasts have that say nothing else. */
  readonly defaults: ToastDefaults;
  /** Shows the toasts, or none when it is not the active one. */
  requestUpdate(): void;
  /** The key that leads to its toasts. */
  readonly hotkey: string;
  /** What a screen reader hears from it; null before it is rendered. */
  readonly liveRegions: LiveRegions | null;
  /** What a screen reader is told of one of its toasts. */
  spokenText(id: string): string;
  /** Milliseconds that a toast takes to leave. */
  readonly leaveTime: number;
}

/** The browser's clock. */
const clock = {
  now: () => performance.now(),
  setTimer: (callback: () => void, milliseconds: number) => setTimeout(callback, milliseconds),
  clearTimer: (timer: unknown) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/**
 * Brings the toasts of a page to the one region that shows them. A modal makes everything outside of it inert, also
 * the top layer, so while one is open a second region stands in it: its toasts can be clicked and are announced.
 */
export class ToastCenter {
  readonly queue = new ToastQueue<ToastContent>({
    clock,
    leaveTime: () => this.#active?.leaveTime ?? 0,
    onChange: () => this.#active?.requestUpdate(),
    onMessage: ({id, type}) => this.#announcer.announce(id, type === 'error'),
  });

  /** The ids of the toasts that have come in; a region that takes over shows them where they are. */
  readonly entered = new Set<string>();

  /** The regions of the page, in the order in which they came. */
  readonly #regions: ToastOutlet[] = [];
  #guest: ToastOutlet | null = null;
  #active: ToastOutlet | null = null;
  readonly #announcer = new ToastAnnouncer({
    regions: () => this.#active?.liveRegions ?? null,
    textOf: id => this.#active?.spokenText(id) ?? '',
  });
  #stopListening = () => {};

  constructor() {
    // No time runs while nobody shows the toasts.
    this.queue.hold('detached', true);
  }

  /** The region that shows the toasts; null when there is none. */
  get active(): ToastOutlet | null {
    return this.#active;
  }

  /** The region whose settings count: the one that came last. */
  get home(): ToastOutlet | null {
    return this.#regions.at(-1) ?? null;
  }

  /** Whether a region was made for a modal. */
  isGuest(region: ToastOutlet): boolean {
    return region === this.#guest;
  }

  /** A region is on the page from now on. */
  connect(region: ToastOutlet): void {
    if (this.isGuest(region)) return;
    if (this.#regions.length === 0) this.#stopListening = onTopLayerChange(() => this.sync());
    this.#regions.push(region);
    this.sync();
  }

  /** A region is no longer on the page. */
  disconnect(region: ToastOutlet): void {
    const index = this.#regions.indexOf(region);
    if (index >= 0) this.#regions.splice(index, 1);
    if (this.#regions.length === 0) this.#stopListening();
    if (this.isGuest(region)) this.#guest = null;
    this.sync();
  }

  /** Finds the region that is within the user's reach, and makes one in the modal on top where there is none. */
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

  /** A region has its live regions from now on. */
  listen(): void {
    this.#announcer.plan();
  }

  /** Takes over the settings of the region that counts. */
  configure(): void {
    if (this.home !== null) this.queue.configure(this.home.defaults);
  }

  #guestIn(modal: HTMLElement, home: ToastOutlet): ToastOutlet {
    if (this.#guest?.parentNode === modal) return this.#guest;
    const left = this.#guest;
    // It must be known as the guest when it is connected.
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
    // What was over or in a toast there is not told to be away any more.
    for (const reason of ['pointer', 'press', 'focus'] as const) this.queue.hold(reason, false);
    this.configure();
    active?.requestUpdate();
    this.queue.hold('detached', active === null);
    this.#announcer.plan();
  }
}

const KEY = Symbol.for('@life-changers/elements/toast-center');

/**
 * The page's one center. Two copies of the library on a page share it, for only one of them has registered the tag of
 * the region.
 */
export function toastCenter(): ToastCenter {
  const shared = globalThis as {[KEY]?: ToastCenter | undefined};
  return (shared[KEY] ??= new ToastCenter());
}
