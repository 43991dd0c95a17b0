import type {FormControlElement} from '../../base/form-control-element.js';
import {deepActiveElement} from '../../dom/composed-tree.js';
import {recordEvents} from '../events.js';
import type {Chance} from './chance.js';
import {leave} from './keys.js';
import type {Walk} from './walk.js';

/** What a control must be. */
export interface ControlState {
  readonly value: unknown;
  /** What the form submits, in order. */
  readonly submitted: readonly (readonly [name: string, value: string])[];
  /** What the text fields show. */
  readonly shown: readonly string[];
  /** The first flag of the validity, or `''`. */
  readonly flag: keyof ValidityStateFlags | '';
}

/** Random steps with a control in a form. A subclass has its model, and the steps that only this control knows. */
export abstract class ControlWalk<Control extends FormControlElement> implements Walk {
  readonly root = document.createElement('form');
  readonly control: Control;
  /** The `input` and `change` events that the steps must have sent. */
  protected readonly expectedEvents: string[] = [];
  readonly #events: string[];

  constructor(tag: string, properties: object) {
    this.control = document.createElement(tag) as Control;
    this.#events = recordEvents(this.control, 'input', 'change');
    Object.assign(this.control, {name: 'field', label: 'Field', ...properties});
    this.root.noValidate = true;
    this.root.addEventListener('submit', event => event.preventDefault());
    this.root.append(this.control);
    document.body.append(this.root);
  }

  abstract readonly steps: Walk['steps'];

  /** The state of the model. */
  protected abstract get state(): ControlState;

  /** Follows the control after a step without the user, such as a reset. */
  protected abstract reset(): void;

  /** Follows the control when the focus leaves it. */
  protected abstract left(): void;

  /** The steps that all controls have. */
  protected readonly shared = {
    focus: [2, () => this.#focus()],
    leave: [2, () => this.#leave()],
    reset: [1, () => this.#reset()],
    require: [1, chance => this.#require(chance)],
    move: [1, () => this.#move()],
  } satisfies Walk['steps'];

  *check(): Iterable<string> {
    const {control, root, state} = this;
    const {value} = control as unknown as {value: unknown};
    yield* difference('value', value, state.value);
    yield* difference('typedValue', control.typedValue, this.typedOf(state.value));
    yield* difference('FormData', [...new FormData(root)], state.submitted);
    const texts = [...control.shadowRoot!.querySelectorAll('input')].map(input => input.value);
    yield* difference('text', texts, state.shown);
    yield* difference('validity', flagOf(control.validity), state.flag);
    yield* difference('events', this.#events, this.expectedEvents);
    this.#events.length = this.expectedEvents.length = 0;
  }

  /** Returns the value that rules see. */
  protected typedOf(value: unknown): unknown {
    return value;
  }

  protected get hasFocus(): boolean {
    return document.activeElement === this.control;
  }

  /** The text field that has the focus, or the first one. */
  protected get field(): HTMLInputElement {
    const focused = deepActiveElement(document);
    const isInside = focused instanceof HTMLInputElement && focused.getRootNode() === this.control.shadowRoot;
    return isInside ? focused : this.control.shadowRoot!.querySelector('input')!;
  }

  #focus(): string {
    this.control.focus();
    return 'focus';
  }

  #leave(): string | null {
    if (!this.hasFocus) return null;
    leave();
    this.left();
    return 'leave';
  }

  #reset(): string {
    this.root.reset();
    this.reset();
    return 'reset';
  }

  #require(chance: Chance): string {
    this.control.required = chance.is(0.5);
    return `required is ${this.control.required}`;
  }

  /** The element stays the same. Whether `blur` is sent differs between browsers, so the focus leaves before. */
  #move(): string | null {
    if (this.hasFocus) return null;
    this.root.remove();
    document.body.append(this.root);
    return 'remove the form, and add it again';
  }
}

function* difference(name: string, actual: unknown, expected: unknown): Iterable<string> {
  const [one, other] = [actual, expected].map(value => JSON.stringify(value));
  if (one !== other) yield `${name} is ${one}, not ${other}`;
}

function flagOf(validity: ValidityState): string {
  const names: string[] = [];
  for (const name in validity)
    if (name !== 'valid' && validity[name as keyof ValidityState]) names.push(name);
  return names.join();
}
