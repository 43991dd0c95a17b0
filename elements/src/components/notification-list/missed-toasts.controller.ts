import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {ToastMissedDetail} from '../toast-region/toast-center.js';
import type {NotificationItem} from './notification-data.js';

/** More would only fill the memory. */
const MOST = 50;

/** Keeps the toasts that closed because their time was over, as notifications. The newest is the first. */
export class MissedToastsController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #isOn: () => boolean;
  #items: readonly NotificationItem[] = [];
  #listening: AbortController | null = null;

  constructor(host: ReactiveControllerHost & HTMLElement, isOn: () => boolean) {
    this.#host = host;
    this.#isOn = isOn;
    host.addController(this);
  }

  get items(): readonly NotificationItem[] {
    return this.#items;
  }

  /** Changes the notifications, for example when users read them. */
  change(change: (items: readonly NotificationItem[]) => readonly NotificationItem[]): void {
    this.#items = change(this.#items);
    this.#host.requestUpdate();
  }

  hostConnected(): void {
    this.#listening = new AbortController();
    const {signal} = this.#listening;
    this.#host.ownerDocument.addEventListener(
      'lc-toast-missed',
      event => this.#add((event as CustomEvent<ToastMissedDetail>).detail),
      {signal},
    );
  }

  hostDisconnected(): void {
    this.#listening?.abort();
  }

  #add({id, type, heading, message, date}: ToastMissedDetail): void {
    if (!this.#isOn()) return;
    const title = heading || message;
    const added = {id: `toast:${id}`, title, text: heading ? message : '', date, type};
    this.change(items => [added, ...items.filter(item => item.id !== added.id)].slice(0, MOST));
  }
}
