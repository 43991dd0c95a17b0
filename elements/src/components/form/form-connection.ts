import {initialAt} from '../../base/form-lists.js';
import type {FormList} from '../../base/form-registry.js';
import type {Path, PlainValues} from '../../core/form/index.js';
import {memberOf} from '../../dom/member-of.js';
import {FormCheck} from './form-check.js';
import {FormConstraints} from './form-constraints.js';
import type {FormIssue} from './form-events.js';
import type {FormField} from './form-field.js';
import {issuesOf, type GivenIssue} from './form-issues.js';
import {FormMessages} from './form-messages.js';
import {FormModel} from './form-model.js';
import type {FieldState, FormOptions} from './form-options.js';
import {FormSubmission} from './form-submission.js';

const EVENTS = ['submit', 'reset', 'input', 'change', 'focusout'];

const connections = new WeakMap<HTMLFormElement, FormConnection>();

/** Returns the connection of a form, or null if it is not connected. */
export function connectionOf(form: HTMLFormElement | null | undefined): FormConnection | null {
  return (form && connections.get(form)) ?? null;
}

/** A form with its values, its schema, and its issues. `connectForm` creates it. */
export class FormConnection<Input = unknown, Output = Input> {
  /** The native form. */
  readonly form: HTMLFormElement;
  readonly #model: FormModel;
  readonly #check: FormCheck;
  readonly #messages: FormMessages;
  readonly #submission: FormSubmission;
  readonly #constraints = new FormConstraints();
  readonly #wasNoValidate: boolean;

  constructor(form: HTMLFormElement, options: FormOptions<Input, Output> = {}) {
    connections.get(form)?.disconnect();
    connections.set(form, this);
    this.form = form;
    const model = (this.#model = new FormModel(form, options as FormOptions, {
      fieldAdded: field => this.#begin(field),
      fieldsChanged: () => this.#check.schedule(),
      issuesChanged: () => this.#messages.update(),
      formReset: () => this.#afterReset(),
    }));
    const check = (this.#check = new FormCheck(model));
    this.#messages = new FormMessages(model, check);
    this.#submission = new FormSubmission(model, check, this.#messages);
    this.#constraints.setSchema(options.schema, []);
    model.registry.supervisor = {
      initialValues: () => model.options.values,
      valueChanged: part => check.follow(part.host),
      valueReset: part => model.fields.noteReset(part),
      partsChanged: () => {
        model.fields.invalidate();
        check.schedule();
      },
      flush: () => check.flush(),
      validate: (container, isCurrent) => this.#validate(container, isCurrent),
    };
    this.#wasNoValidate = memberOf(form, 'noValidate');
    // The browser would stop at its own checks, and move the focus itself.
    memberOf(form, 'toggleAttribute')('novalidate', true);
    for (const type of EVENTS) memberOf(form, 'addEventListener')(type, this, {capture: true});
    // `hold-submit` waits for it.
    memberOf(form, 'removeAttribute')('data-connect');
    for (const list of model.registry.lists) list.start();
    for (const {control} of this.#fields) check.follow(control);
    check.schedule();
  }

  /** All fields, after a reset that has happened. */
  get #fields(): readonly FormField[] {
    return this.#model.settle().fields.all;
  }

  /** @internal Returns what is known of a form, after a reset that has happened; null if it is not connected. */
  static modelOf(form: HTMLFormElement): FormModel | null {
    const connection = connections.get(form);
    return connection === undefined ? null : connection.#model.settle();
  }

  /** The values with their types, by the paths of the names. */
  get values(): Input {
    return this.#model.settle().values as Input;
  }

  /**
   * The values for JSON: a day is `yyyy-MM-dd` and a date with a time `yyyy-MM-ddTHH:mm`, both in local time, and a file is
   * its name. When the form is submitted, `event.detail.plainValues` are those that the schema returns.
   */
  get plainValues(): PlainValues<Input> {
    return this.#model.toPlain(this.values) as PlainValues<Input>;
  }

  /** All issues, shown or not, in document order. Those without a control come last. */
  get issues(): readonly FormIssue[] {
    this.#flush();
    return this.#model.issues.all;
  }

  /**
   * Whether the form would submit other values than after a reset, or than it has submitted. A value that is back at its
   * start is not dirty. One that the browser has restored, or that the user has entered before the form was connected, is. One
   * that the app had set by then is not.
   */
  get dirty(): boolean {
    return this.#model.settle().isDirty;
  }

  /** Whether the user has edited and left a field. */
  get touched(): boolean {
    return this.#model.settle().isTouched;
  }

  /** Whether values are being checked, or the form is being submitted. */
  get pending(): boolean {
    this.#model.settle();
    return this.#submission.isPending || this.#check.isPending;
  }

  /** Returns the state of the field with a name, or null if there is none. */
  field(name: string): FieldState | null {
    this.#flush();
    const field = this.#fields.find(one => one.name === name);
    if (field === undefined) return null;
    const {value, isDirty, isTouched, isPending, control} = field;
    const issues = issuesOf(field);
    return {value, dirty: isDirty, touched: isTouched, pending: isPending, issues, element: control};
  }

  /** Changes options. Those that are left out stay. */
  update(options: FormOptions<Input, Output>): void {
    const model = this.#model.settle();
    const {schema, values, showValidation} = model.options;
    model.options = {...model.options, ...(options as FormOptions)};
    if (model.options.values !== values) model.start();
    if (model.options.showValidation !== showValidation) {
      for (const field of this.#fields) this.#messages.reveal(field);
      this.#messages.update();
    }
    if (model.options.schema === schema) return;
    this.#constraints.setSchema(model.options.schema, this.#fields);
    this.#check.schedule();
  }

  /** Submits the form like its submit button. Resolves to whether it was submitted, and the server had no issues. */
  async submit(): Promise<boolean> {
    if (!this.#submission.isPending) memberOf(this.form, 'requestSubmit')();
    return this.#submission.outcome;
  }

  /** Resets the form: to the initial values, without messages, and without what is being checked. */
  reset(): void {
    memberOf(this.form, 'reset')();
    this.#model.settle();
  }

  /**
   * Checks the fields in an element, or all fields, and shows their messages. Resolves to whether they are valid; if not,
   * the first invalid one gets the focus, or the `<lc-error-summary>` of the form, which lists their issues.
   */
  async validate(container: Element = this.form): Promise<boolean> {
    return this.#validate(container, () => true);
  }

  /** @param isCurrent Whether the result still matters. If not, nothing is shown. */
  async #validate(container: Element, isCurrent: () => boolean): Promise<boolean> {
    const isInside = ({control}: FormField): boolean => memberOf(container, 'contains')(control);
    this.#model.settle();
    this.#check.recheck();
    await this.#check.settle(isInside);
    return isCurrent() && this.#messages.reportIn(this.#fields.filter(isInside));
  }

  /**
   * Shows issues of a server, in place of those before. They do not prevent the form from being submitted again, and each
   * disappears when its field is edited. If the form is being submitted, it then counts as not submitted,
   * and the paths are those of the values that were sent: an issue follows its row, and one of a value that is gone has no field.
   */
  setIssues(issues: readonly GivenIssue[]): void {
    this.#submission.setIssues(issues);
  }

  /**
   * Adds a list of rows that a framework renders. Returns a function that removes it.
   *
   * @internal
   */
  addList(list: FormList): () => void {
    const {lists} = this.#model.registry;
    lists.add(list);
    this.#check.schedule();
    return () => {
      lists.delete(list);
      this.#check.schedule();
    };
  }

  /**
   * Applies a reset of the form that has happened, before a list changes that a framework renders.
   *
   * @internal
   */
  settleReset(): void {
    this.#model.settle();
  }

  /**
   * Returns the initial value at a path, also in a row that was moved.
   *
   * @internal
   */
  initialValueAt(path: Path): unknown {
    return initialAt(this.#model.registry, path);
  }

  /**
   * Keeps the form pending while a framework submits it.
   *
   * @param submission Resolves to whether the form was submitted, and the server had no issues.
   * @internal
   */
  follow(submission: Promise<boolean>, submitter: HTMLElement | null): void {
    this.#submission.follow(submission, submitter);
  }

  /** Ends the connection. The values stay in the controls. */
  disconnect(): void {
    if (!this.#isConnected) return;
    connections.delete(this.form);
    this.#constraints.setSchema(null, []);
    this.#model.registry.supervisor = null;
    this.#check.cancel();
    this.#model.fields.disconnect();
    this.#model.issues.clearServerIssues();
    for (const field of this.#fields) field.reveal(false);
    memberOf(this.form, 'toggleAttribute')('novalidate', this.#wasNoValidate);
    for (const type of EVENTS) memberOf(this.form, 'removeEventListener')(type, this, {capture: true});
  }

  /** @internal Listens to the form. */
  handleEvent(event: Event): void {
    this.#model.settle();
    if (event.type === 'submit') this.#submission.handle(event as SubmitEvent);
    else if (event.type === 'reset') this.#model.reset.handle(event);
    else if (event.type === 'focusout') this.#handleBlur(event);
    else this.#handleEdit(event);
  }

  #handleEdit({target}: Event): void {
    const field = this.#model.fields.of(target);
    if (field === undefined) return;
    field.isEdited = true;
    if (field.part !== undefined) return;
    if (field.look()) this.#check.follow(target!);
    else this.#check.schedule();
  }

  #handleBlur({target, relatedTarget}: Event & {relatedTarget?: EventTarget | null | undefined}): void {
    const field = this.#model.fields.of(target);
    if (!field?.isEdited || field.controls.includes(relatedTarget as HTMLElement)) return;
    field.isTouched = true;
    this.#messages.reveal(field);
  }

  #flush(): void {
    this.#model.settle();
    this.#check.flush();
  }

  /** The browser has reset the controls, and lists that are elements. */
  #afterReset(): void {
    this.#messages.isAttempted = false;
    this.#check.cancel();
    this.#submission.reset();
    for (const list of this.#model.registry.lists) list.reset?.();
    for (const field of this.#fields) {
      // Controls of this library report their own reset.
      field.restart(field.part === undefined ? field.default : field.initial);
      field.isTouched = false;
      this.#messages.reveal(field);
    }
    this.#check.schedule();
  }

  /** Starts to follow a new field. */
  #begin(field: FormField): void {
    this.#model.setInitial(field);
    field.initial = field.default;
    field.isEdited = field.isDirty;
    this.#messages.reveal(field);
    this.#constraints.apply(field);
  }

  get #isConnected(): boolean {
    return connections.get(this.form) === (this as unknown);
  }
}
