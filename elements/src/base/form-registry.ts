import {memberOf} from '../dom/member-of.js';
import type {Path} from '../core/validation/path.js';
import type {FormHost} from './control.js';
import type {FormPart} from './form-part.js';

/** A list of rows in a form, which may have none. Its values are those of the controls in its rows. */
export interface FormList {
  /** The path of the list; empty without a valid name. */
  readonly path: Path;
  /** Whether the list is not submitted. */
  readonly isDisabled: boolean;
  /** Whether a row was added, removed, or moved since the list was reset or submitted. */
  readonly isDirty: boolean;
  /** The number of rows. */
  readonly length: number;
  /** Returns the initial values of the row at an index. */
  valuesOf(index: number): unknown;
  /** Follows new initial values of the form. */
  start(): void;
  /** Returns to the initial rows, if the list is not an element, which the browser resets. */
  reset?: (() => void) | undefined;
  /** Returns a function after which the current rows count as submitted. */
  keep(): () => void;
  /** The rows for a draft, and the initial ones. */
  readonly draft: readonly [rows: unknown, initial: unknown];
  /** Restores the rows of a draft. */
  restore(rows: unknown): void;
  /** Resolves once the fields of all rows are in the document. Undefined if they are. */
  readonly rendered: Promise<void> | undefined;
}

/** What follows all values of a form, such as the connection of a form with a schema. */
export interface FormSupervisor {
  /** Returns the initial values of the form. */
  initialValues(): unknown;
  /** The value of a part has changed. */
  valueChanged(part: FormPart): void;
  /** The browser has reset a part, which has its initial value now. */
  valueReset(part: FormPart): void;
  /** A part has joined or left the form. */
  partsChanged(): void;
  /** Applies what has changed, for an app that asks for the validity before this happens by itself. */
  flush(): void;
  /**
   * Checks the fields in an element, shows their messages, and resolves to whether they are valid. If the result no longer
   * matters when it is there, nothing is shown.
   */
  validate(container: Element, isCurrent: () => boolean): Promise<boolean>;
}

/** The controls that a user has edited, or the browser has restored. For others, the app sets the value. */
export const entered = new WeakSet<EventTarget>();

/**
 * The parts of one form. It listens to the form once for all of them, so that joining a form takes the same time
 * however many parts it has.
 */
export class FormRegistry {
  readonly parts = new Map<EventTarget, FormPart>();
  readonly lists = new Set<FormList>();
  supervisor: FormSupervisor | null = null;
  /** The element whose parts an attempt is about, such as a step of the form. Null for the whole form. */
  scope: Element | null = null;
  readonly #form: HTMLFormElement;
  /** The first invalid control, as long as it is known. */
  #first: {readonly control: Element | undefined} | null = null;

  constructor(form: HTMLFormElement) {
    this.#form = form;
  }

  add(part: FormPart): void {
    if (this.parts.size === 0) this.#listen('addEventListener');
    this.parts.set(part.host, part);
    this.supervisor?.partsChanged();
  }

  remove(part: FormPart): void {
    // A table is another control once users can edit it.
    if (this.parts.get(part.host) === part) this.parts.delete(part.host);
    if (this.parts.size === 0) this.#listen('removeEventListener');
    this.supervisor?.partsChanged();
  }

  /** Called when the validity of a part changes. */
  forgetFirstInvalid(): void {
    this.#first = null;
  }

  /** The first invalid control of the form. It is looked up once for all `invalid` events of a failed submit. */
  get firstInvalid(): Element | undefined {
    const known = this.#first;
    if (known?.control?.matches(INVALID)) return known.control;
    if (known === null) setTimeout(() => this.forgetFirstInvalid());
    const control = firstInvalidIn(memberOf(this.#form, 'elements'));
    this.#first = {control};
    return control;
  }

  /** @internal Listens to the form. */
  handleEvent(event: Event): void {
    if (event.type === 'submit') this.#attempt();
    else if (event.type === 'input') entered.add(event.target!);
    else this.#handleInvalid(event);
  }

  #listen(method: 'addEventListener' | 'removeEventListener'): void {
    const call = memberOf(this.#form, method);
    call('submit', this);
    call('input', this);
    call('invalid', this, {capture: true});
  }

  #attempt(): void {
    for (const part of this.parts.values())
      if (this.scope?.contains(part.host) ?? true) part.handleSubmitAttempt();
  }

  /**
   * A form that fails validation sends no `submit`, and sends `invalid` only to its invalid controls. The event on its
   * first invalid control signals the attempt to the valid ones.
   */
  #handleInvalid(event: Event): void {
    const {target} = event;
    const {firstInvalid} = this;
    if (target === firstInvalid) this.#attempt();
    // A later field with a bubble would get the focus instead of this one.
    if (!hasNoBubble(target) && hasNoBubble(firstInvalid)) event.preventDefault();
  }
}

/** Selects the invalid controls of a form. */
export const INVALID = ':invalid:not(fieldset)';

/** Returns the first invalid control of some, in document order. */
export function firstInvalidIn<Control extends Element>(controls: Iterable<Control>): Control | undefined {
  return [...controls].find(control => control.matches(INVALID));
}

function hasNoBubble(control: EventTarget | null | undefined): boolean {
  return Boolean((control as FormHost | null | undefined)?.noValidationBubble);
}

const registries = new WeakMap<HTMLFormElement, FormRegistry>();

/** Returns the registry of a form. */
export function registryOf(form: HTMLFormElement): FormRegistry {
  let registry = registries.get(form);
  if (registry === undefined) registries.set(form, (registry = new FormRegistry(form)));
  return registry;
}

/** Moves a part from the form that it is in, if any, to another one. Returns the registry of that. */
export function moveToForm(
  part: FormPart,
  from: FormRegistry | null,
  form: HTMLFormElement | null,
): FormRegistry | null {
  from?.remove(part);
  const registry = form && registryOf(form);
  registry?.add(part);
  return registry;
}
