import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {isTextField} from '../dom/implicit-submission.js';

type StandInHost = ReactiveControllerHost & HTMLElement & {readonly form: HTMLFormElement | null};

const connected = new Set<StandInController>();

/**
 * Includes an element in implicit submission when Enter is pressed in a native field of its form. Browsers
 * consider only native buttons and fields, so a native one represents the element while the key is down, as a
 * child that is not slotted. It is not permanent, because frameworks own the children of an element.
 */
export class StandInController implements ReactiveController {
  readonly #host: StandInHost;
  readonly #make: () => HTMLElement | null;
  #standIn: HTMLElement | null = null;

  /** @param make Returns a new stand-in, or null if the element does not count now. */
  constructor(host: StandInHost, make: () => HTMLElement | null) {
    this.#host = host;
    this.#make = make;
    host.addController(this);
  }

  hostConnected(): void {
    if (connected.size === 0) listen('addEventListener');
    connected.add(this);
  }

  hostDisconnected(): void {
    this.leave();
    connected.delete(this);
    if (connected.size === 0) listen('removeEventListener');
  }

  /** Adds the stand-in to the element, if the element belongs to this form. */
  enter(form: HTMLFormElement): void {
    if (this.#host.form !== form) return;
    this.#standIn = this.#make();
    if (this.#standIn === null) return;
    this.#standIn.slot = 'stand-in';
    this.#host.append(this.#standIn);
  }

  leave(): void {
    this.#standIn?.remove();
    this.#standIn = null;
  }
}

/** Includes an element with a text field inside: it counts among the fields that block implicit submission. */
export function standInAsTextField(host: StandInHost): void {
  new StandInController(host, () => (isTextField(host) ? host.ownerDocument.createElement('input') : null));
}

function listen(method: 'addEventListener' | 'removeEventListener'): void {
  for (const name of ['keydown', 'keyup'] as const) document[method](name, handleKey, {capture: true});
}

/** Runs before all other listeners, so that all stand-ins are in place before the browser acts. */
function handleKey(event: Event): void {
  const {key, type} = event as KeyboardEvent;
  for (const controller of connected) controller.leave();
  const [field] = event.composedPath();
  if (type !== 'keydown' || key !== 'Enter' || !(field instanceof HTMLInputElement)) return;
  if (field.form !== null) for (const controller of connected) controller.enter(field.form);
}
