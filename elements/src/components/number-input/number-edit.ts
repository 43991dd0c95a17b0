import type {ReactiveControllerHost} from 'lit';
import {sendChange, sendInput} from '../../dom/events.js';
import type {NumberValue} from './number-value.js';
import {PressAndHold} from './press-and-hold.js';

/** How far a key moves the number, in steps. */
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  End: Infinity,
  Home: -Infinity,
};

/** The field of an edit. */
export interface NumberEditHost extends ReactiveControllerHost, HTMLElement {
  readonly value: string;
  requestUpdate(name?: PropertyKey, old?: unknown): void;
}

/** The edits of a number by keys and buttons, with their events. `change` is sent once an edit is finished. */
export class NumberEdit {
  /** The number after a step. It is announced, because screen readers do not notice it. */
  announced = '';

  readonly #host: NumberEditHost;
  readonly #value: NumberValue;
  readonly #canEdit: () => boolean;
  readonly #hold: PressAndHold;
  /** What the field had before the edit that is not finished; null if there is none. */
  #before: string | null = null;

  constructor(host: NumberEditHost, value: NumberValue, canEdit: () => boolean) {
    this.#host = host;
    this.#value = value;
    this.#canEdit = canEdit;
    this.#hold = new PressAndHold(host);
  }

  /** Sets the text that the user typed. The browser sends `input` itself. */
  type(text: string): void {
    const {value: old} = this.#host;
    this.#begin();
    this.#value.type(text);
    this.#host.requestUpdate('value', old);
  }

  /** Finishes an edit. */
  commit(): void {
    const before = this.#before;
    this.drop();
    if (before !== null && before !== this.#value.state) sendChange(this.#host);
  }

  /** Forgets an edit, such as when the form is reset. */
  drop(): void {
    this.#before = null;
  }

  handleKey(event: KeyboardEvent): void {
    const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
    const steps = KEY_STEPS[key];
    if (steps === undefined || ctrlKey || metaKey || altKey || shiftKey || !this.#canEdit()) return;
    // Without a limit, they move the caret.
    if (!Number.isFinite(steps) && !this.#value.hasLimit(steps)) return;
    event.preventDefault();
    this.#step(steps);
    this.commit();
  }

  press({button}: PointerEvent, steps: number): void {
    if (button !== 0) return;
    this.#hold.start(
      () => this.#step(steps),
      () => this.commit(),
    );
  }

  release(): void {
    this.#hold.stop();
  }

  /** Also a press of assistive technology. After a press that was held, the number has moved already. */
  click({detail}: MouseEvent, steps: number): void {
    if (detail > 0 && this.#hold.hasRepeated) return;
    this.#step(steps);
    this.commit();
  }

  /** Moves the number like the user. Returns whether it has moved. */
  #step(steps: number): boolean {
    const {value: old} = this.#host;
    const next = this.#canEdit() ? this.#value.move(steps) : null;
    if (next === null) return false;
    this.#begin();
    this.#value.set(next);
    this.announced = this.#value.shown(false);
    this.#host.requestUpdate('value', old);
    sendInput(this.#host);
    return true;
  }

  #begin(): void {
    this.#before ??= this.#value.state;
  }
}
