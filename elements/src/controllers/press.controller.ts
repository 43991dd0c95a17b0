import type {ReactiveController, ReactiveControllerHost} from 'lit';

/**
 * Knows whether the user has just pressed what may submit a form. An app may ask whether a form is valid at any time, and then
 * the controls send the same events.
 */
export class PressController implements ReactiveController {
  /** Whether the user has pressed a key or a button in the current task. */
  isPressed = false;

  readonly #host: ReactiveControllerHost & Element;
  #root: Node | null = null;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#root = this.#host.getRootNode();
    for (const type of ['click', 'keydown']) this.#root.addEventListener(type, this, true);
  }

  hostDisconnected(): void {
    for (const type of ['click', 'keydown']) this.#root?.removeEventListener(type, this, true);
  }

  /** @internal */
  handleEvent(event: Event): void {
    if (event.type === 'keydown' && (event as KeyboardEvent).key !== 'Enter') return;
    this.isPressed = true;
    setTimeout(() => (this.isPressed = false));
  }
}
