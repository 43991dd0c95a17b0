import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {TargetController} from '../../controllers/target.controller.js';
import {renderedFocusPart} from '../../dom/focus.js';

interface TriggerOptions {
  readonly isOpen: () => boolean;
  /** Called when the user presses the target. */
  readonly toggle: () => void;
  /** Called when there is another target, or none. */
  readonly onChange: () => void;
  readonly warn: () => void;
}

/** The target of a popover, which opens and closes it, and says so to screen readers. */
export class PopoverTrigger implements ReactiveController {
  readonly #options: TriggerOptions;
  readonly #target: TargetController;
  #listening: AbortController | null = null;
  /** What has the focus in the target. */
  #part: HTMLElement | null = null;
  #isPressed = false;
  #wasOpen = false;

  constructor(host: ReactiveControllerHost & HTMLElement, options: TriggerOptions) {
    this.#options = options;
    this.#target = new TargetController(host, {
      id: () => (host as unknown as {for: string}).for,
      onChange: target => this.#attach(target),
      warn: options.warn,
    });
    host.addController(this);
  }

  get target(): HTMLElement | null {
    return this.#target.element;
  }

  hostUpdated(): void {
    this.update();
  }

  /** Whether the focus leaves the popover because the target is pressed, which closes it. */
  ownsBlur(reason: string): boolean {
    return reason === 'blur' && this.#isPressed;
  }

  /** Says at the target whether the popover is open. */
  update(): void {
    this.#part?.setAttribute('aria-expanded', String(this.#options.isOpen()));
  }

  #attach(target: HTMLElement | null): void {
    this.#listening?.abort();
    for (const name of ['aria-expanded', 'aria-haspopup']) this.#part?.removeAttribute(name);
    this.#part = null;
    this.#options.onChange();
    if (target === null) return;
    this.#listening = new AbortController();
    const {signal} = this.#listening;
    target.addEventListener('pointerdown', this.#handlePress, {signal});
    target.addEventListener('click', this.#handleClick, {signal});
    void renderedFocusPart(target).then(part => {
      if (signal.aborted) return;
      this.#part = part;
      part.setAttribute('aria-haspopup', 'dialog');
      this.update();
    });
  }

  readonly #handlePress = (): void => {
    this.#isPressed = true;
    this.#wasOpen = this.#options.isOpen();
  };

  /** On some systems, a press moves the focus out of the popover only afterwards, which closes it before the click. */
  readonly #handleClick = (event: MouseEvent): void => {
    const isClosedByPress = this.#isPressed && this.#wasOpen && !this.#options.isOpen();
    this.#isPressed = false;
    if (!event.defaultPrevented && !isClosedByPress) this.#options.toggle();
  };
}
