import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {onAddressChange} from '../../dom/address.js';
import {isServerView} from '../../dom/server-view.js';

type AddressHost = ReactiveControllerHost & {readonly addressKey: string};

/** Keeps the name of the active panel in a parameter of the address. */
export class TabAddressController implements ReactiveController {
  readonly #host: AddressHost;
  readonly #onChange: (name: string) => void;
  /** The panel without a parameter. Null before the address was read. */
  #first: string | null = null;
  #stopListening: (() => void) | null = null;

  /** @param onChange Called with the name in the address when the user navigates. */
  constructor(host: AddressHost, onChange: (name: string) => void) {
    this.#host = host;
    this.#onChange = onChange;
    host.addController(this);
  }

  hostConnected(): void {
    this.#stopListening ??= onAddressChange(() => {
      if (this.#first !== null) this.#onChange(this.#parameter ?? this.#first);
    });
  }

  hostDisconnected(): void {
    this.#stopListening?.();
    this.#stopListening = null;
  }

  /** Returns the name in the address, once; null if there is none. */
  read(first: string): string | null {
    if (isServerView || !this.#host.addressKey || this.#first !== null) return null;
    this.#first = first;
    return this.#parameter;
  }

  /** Replaces the name in the address. The state of the entry belongs to the router of the app. */
  write(name: string): void {
    if (this.#first === null) return;
    const url = new URL(location.href);
    if (name === this.#first) url.searchParams.delete(this.#host.addressKey);
    else url.searchParams.set(this.#host.addressKey, name);
    history.replaceState(history.state, '', url);
  }

  get #parameter(): string | null {
    return new URLSearchParams(location.search).get(this.#host.addressKey);
  }
}
