import {FormReset} from '../../dom/form-reset.js';
import {memberOf} from '../../dom/member-of.js';

/** What follows a form: its connection, its draft, and its guard. */
export interface FormListener {
  /** A control is edited. */
  handleEdit(event: Event): void;
  /** Something is clicked, such as a button that adds fields. */
  handleClick?(): void;
  /** The focus leaves a control. */
  handleBlur?(event: FocusEvent): void;
  /** The form is about to be submitted. A listener may cancel the event. */
  handleSubmit?(event: SubmitEvent): void;
  /** The values are about to be sent. */
  handleSend?(): void;
  /** The values were sent, and accepted. */
  handleSubmitted?(): void;
  /** The browser has reset the controls, and lists that are elements. */
  handleReset(): void;
}

/** What is called for each event. Those of the browser are captured, so that an element in the form cannot hide them. */
const HANDLERS: Readonly<Record<string, keyof FormListener>> = {
  input: 'handleEdit',
  change: 'handleEdit',
  'lc-edits-change': 'handleEdit',
  click: 'handleClick',
  focusout: 'handleBlur',
  submit: 'handleSubmit',
  'lc-submit': 'handleSend',
  'lc-submitted': 'handleSubmitted',
};

/** Listens to one form for all that follow it. */
export class FormListeners {
  readonly #form: HTMLFormElement;
  #list: readonly FormListener[] = [];
  readonly #reset = new FormReset(() => {
    for (const listener of this.#list) listener.handleReset();
  });

  constructor(form: HTMLFormElement) {
    this.#form = form;
  }

  /** Adds a listener. The others depend on what the first one, the connection, does. */
  add(listener: FormListener, isFirst = false): void {
    this.#setList(isFirst ? [listener, ...this.#list] : [...this.#list, listener]);
  }

  remove(listener: FormListener): void {
    this.#setList(this.#list.filter(one => one !== listener));
  }

  /** Applies a reset that has happened. Call it before anything that depends on it. */
  settle(): void {
    this.#reset.settle();
  }

  /** @internal Listens to the form. */
  handleEvent(event: Event): void {
    this.settle();
    if (event.type === 'reset') return this.#reset.handle(event);
    const name = HANDLERS[event.type]!;
    for (const listener of this.#list) listener[name]?.(event as SubmitEvent & FocusEvent);
  }

  #setList(list: readonly FormListener[]): void {
    this.#list = list;
    const method = list.length === 0 ? 'removeEventListener' : 'addEventListener';
    for (const type of ['reset', ...Object.keys(HANDLERS)])
      memberOf(this.#form, method)(type, this, {capture: true});
  }
}

const known = new WeakMap<HTMLFormElement, FormListeners>();

/** Returns what follows a form. It stays when the form is connected again. */
export function listenersOf(form: HTMLFormElement): FormListeners {
  let listeners = known.get(form);
  if (listeners === undefined) known.set(form, (listeners = new FormListeners(form)));
  return listeners;
}
