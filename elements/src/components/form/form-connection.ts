import {initialAt} from '../../base/form-lists.js';
import {registryOf, type FormList, type FormRegistry} from '../../base/form-registry.js';
import {plainValues, type Path, type PlainValues} from '../../core/form/index.js';
import {SentValues} from '../../core/form/sent-values.js';
import {nameOf} from '../../core/validation/path.js';
import {FormReset} from '../../dom/form-reset.js';
import {memberOf} from '../../dom/member-of.js';
import {createWarnOnce} from '../../dom/warn-once.js';
import {FormCheck} from './form-check.js';
import {FormConstraints} from './form-constraints.js';
import type {FormIssue} from './form-events.js';
import {formTerm, type FormField} from './form-field.js';
import {isGivenIssue, issuesOf, type GivenIssue} from './form-issues.js';
import {FormMessages} from './form-messages.js';
import type {FieldState, FormOptions} from './form-options.js';
import {FormSubmission, type SubmitHandler} from './form-submission.js';

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
  readonly #registry: FormRegistry;
  readonly #check: FormCheck;
  readonly #messages: FormMessages;
  readonly #submission: FormSubmission;
  readonly #wasNoValidate: boolean;
  readonly #warnOnce = createWarnOnce();
  readonly #warn = (message: string, cause?: unknown): void =>
    this.#warnOnce(`connectForm(): ${message}`, cause, this.form);
  #options: FormOptions<Input, Output>;
  /** Issues that were set in the current task survive a reset in it, such as the one after an action of React 19. */
  #areIssuesNew = false;
  readonly #constraints = new FormConstraints();
  readonly #reset = new FormReset(() => this.#afterReset());
  #sent: ReadonlyMap<FormField, unknown> = new Map();
  #sentLists: readonly (() => void)[] = [];
  /** The values that a pending submission has sent. */
  #sentValues: SentValues<FormField> | null = null;

  constructor(form: HTMLFormElement, options: FormOptions<Input, Output> = {}) {
    connections.get(form)?.disconnect();
    connections.set(form, this as unknown as FormConnection);
    this.form = form;
    this.#options = options;
    this.#registry = registryOf(form);
    const shared = {form, options: () => this.#options as FormOptions, warn: this.#warn};
    this.#check = new FormCheck({
      ...shared,
      registry: this.#registry,
      added: field => this.#begin(field),
      issuesChanged: () => this.#messages.update(),
    });
    this.#messages = new FormMessages({...shared, check: this.#check});
    this.#constraints.setSchema(options.schema, []);
    this.#submission = new FormSubmission({
      form,
      check: this.#check,
      messages: this.#messages,
      onSubmit: () => this.#options.onSubmit as SubmitHandler | null | undefined,
      setPending: isPending => {
        if (!isPending) this.#sentValues = null;
        this.#options.onPendingChange?.(isPending);
      },
      start: () => this.#start(),
      toPlain: values => this.#toPlain(values),
      succeed: () => this.#succeed(),
      setIssues: issues => this.setIssues(issues),
    });
    this.#registry.supervisor = {
      initialValues: () => this.#options.values,
      valueChanged: part => this.#check.follow(part.host),
      valueReset: part => this.#check.fields.noteReset(part),
      partsChanged: () => {
        this.#check.fields.invalidate();
        this.#check.schedule();
      },
      flush: () => this.#check.flush(),
      validate: (container, isCurrent) => this.#validate(container, isCurrent),
    };
    this.#wasNoValidate = memberOf(form, 'noValidate');
    // The browser would stop at its own checks, and move the focus itself.
    memberOf(form, 'toggleAttribute')('novalidate', true);
    for (const type of EVENTS) memberOf(form, 'addEventListener')(type, this, {capture: true});
    // `hold-submit` waits for it.
    memberOf(form, 'removeAttribute')('data-connect');
    for (const list of this.#registry.lists) list.start();
    for (const {control} of this.#fields) this.#check.follow(control);
    this.#check.schedule();
  }

  /** The check, after a reset that has happened. */
  get #settled(): FormCheck {
    this.#reset.settle();
    return this.#check;
  }

  get #fields(): readonly FormField[] {
    return this.#settled.fields.all;
  }

  /** @internal Returns the fields of a connected form, in document order. */
  static fieldsOf(connection: FormConnection): readonly FormField[] {
    return connection.#fields;
  }

  /** The values with their types, by the paths of the names. */
  get values(): Input {
    return this.#settled.values as Input;
  }

  /**
   * The values for JSON: a day is `yyyy-MM-dd` and a date with a time `yyyy-MM-ddTHH:mm`, both in local time, and a file is
   * its name. When the form is submitted, `event.detail.plainValues` are those that the schema returns.
   */
  get plainValues(): PlainValues<Input> {
    return this.#toPlain(this.values) as PlainValues<Input>;
  }

  /** All issues, shown or not, in document order. Those without a control come last. */
  get issues(): readonly FormIssue[] {
    this.#settled.flush();
    return this.#check.issues.all;
  }

  /**
   * Whether the form would submit other values than after a reset, or than it has submitted. A value that is back at its
   * start is not dirty. One that the browser has restored, or that the user has entered before the form was connected, is. One
   * that the app had set by then is not.
   */
  get dirty(): boolean {
    const fields = this.#fields;
    return [...this.#registry.lists, ...fields].some(({isDirty}) => isDirty);
  }

  /** Whether the user has edited and left a field. */
  get touched(): boolean {
    return this.#fields.some(field => field.isTouched);
  }

  /** Whether values are being checked, or the form is being submitted. */
  get pending(): boolean {
    return this.#submission.isPending || this.#settled.isPending;
  }

  /** Returns the state of the field with a name, or null if there is none. */
  field(name: string): FieldState | null {
    this.#settled.flush();
    const field = this.#fields.find(one => one.name === name);
    if (field === undefined) return null;
    const {value, isDirty, isTouched, isPending, control} = field;
    const issues = issuesOf(field);
    return {value, dirty: isDirty, touched: isTouched, pending: isPending, issues, element: control};
  }

  /** Changes options. Those that are left out stay. */
  update(options: FormOptions<Input, Output>): void {
    this.#reset.settle();
    const {schema, values, showValidation} = this.#options;
    this.#options = {...this.#options, ...options};
    if (this.#options.values !== values) {
      for (const list of this.#registry.lists) list.start();
      for (const field of this.#fields) this.#setInitial(field);
    }
    if (this.#options.showValidation !== showValidation) {
      for (const field of this.#fields) this.#messages.reveal(field);
      this.#messages.update();
    }
    if (this.#options.schema === schema) return;
    this.#constraints.setSchema(this.#options.schema, this.#fields);
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
    this.#reset.settle();
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
    this.#settled.recheck();
    await this.#check.settle(isInside);
    return isCurrent() && this.#messages.reportIn(this.#fields.filter(isInside));
  }

  /**
   * Shows issues of a server, in place of those before. They do not prevent the form from being submitted again, and each
   * disappears when its field is edited. If the form is being submitted, it then counts as not submitted,
   * and the paths are those of the values that were sent: an issue follows its row, and one of a value that is gone has no field.
   */
  setIssues(issues: readonly GivenIssue[]): void {
    this.#settled.flush();
    const list: readonly unknown[] = Array.isArray(issues) ? issues : [issues];
    const given = list.filter(isGivenIssue);
    if (given.length < list.length) {
      this.#warn(
        'setIssues() needs a list of {path, message}; others are replaced by a message for the form.',
        issues,
      );
      given.push({path: [], message: formTerm(this.form, 'formFailed')});
    }
    this.#submission.setRejected(given.length > 0);
    this.#check.issues.setServerIssues(given, path => this.#sentFieldAt(path));
    this.#areIssuesNew = true;
    setTimeout(() => (this.#areIssuesNew = false));
    if (given.length > 0) this.#messages.report();
  }

  /**
   * Adds a list of rows that a framework renders. Returns a function that removes it.
   *
   * @internal
   */
  addList(list: FormList): () => void {
    const {lists} = this.#registry;
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
    this.#reset.settle();
  }

  /**
   * Returns the initial value at a path, also in a row that was moved.
   *
   * @internal
   */
  initialValueAt(path: Path): unknown {
    return initialAt(this.#registry, path);
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
    this.#registry.supervisor = null;
    this.#check.cancel();
    this.#check.fields.disconnect();
    this.#check.issues.clearServerIssues();
    for (const field of this.#fields) field.reveal(false);
    memberOf(this.form, 'toggleAttribute')('novalidate', this.#wasNoValidate);
    for (const type of EVENTS) memberOf(this.form, 'removeEventListener')(type, this, {capture: true});
  }

  /** @internal Listens to the form. */
  handleEvent(event: Event): void {
    this.#reset.settle();
    if (event.type === 'submit') this.#submission.handle(event as SubmitEvent);
    else if (event.type === 'reset') this.#reset.handle(event);
    else if (event.type === 'focusout') this.#handleBlur(event);
    else this.#handleEdit(event);
  }

  #handleEdit({target}: Event): void {
    const field = this.#check.fields.of(target);
    if (field === undefined) return;
    field.isEdited = true;
    if (field.part !== undefined) return;
    if (field.look()) this.#check.follow(target!);
    else this.#check.schedule();
  }

  #handleBlur({target, relatedTarget}: Event & {relatedTarget?: EventTarget | null | undefined}): void {
    const field = this.#check.fields.of(target);
    if (!field?.isEdited || field.controls.includes(relatedTarget as HTMLElement)) return;
    field.isTouched = true;
    this.#messages.reveal(field);
  }

  #toPlain(values: unknown): unknown {
    return plainValues(values, path => this.#check.fields.withKey(nameOf(path))?.text);
  }

  /** The browser has reset the controls, and lists that are elements. */
  #afterReset(): void {
    this.#messages.isAttempted = false;
    this.#sent = new Map();
    this.#sentLists = [];
    this.#check.cancel();
    if (!this.#areIssuesNew) this.#check.issues.clearServerIssues();
    for (const list of this.#registry.lists) list.reset?.();
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
    this.#setInitial(field);
    field.initial = field.default;
    field.isEdited = field.isDirty;
    this.#messages.reveal(field);
    this.#constraints.apply(field);
  }

  get #isConnected(): boolean {
    return connections.get(this.form) === (this as unknown);
  }

  #setInitial(field: FormField): void {
    const value = field.parsed && initialAt(this.#registry, field.parsed.path);
    if (value !== undefined && value !== null) field.setInitialValue(value);
    if (!field.isEdited) field.initial = field.value;
  }

  /** Returns the field at a path of the values on their way to the server, or null if there are none. */
  #sentFieldAt(path: Path): FormField | null | undefined {
    const sent = this.#submission.isPending ? this.#sentValues : null;
    return sent && sent.fieldAt(path, this.#check.fields.withPaths, this.#check.values);
  }

  #start(): unknown {
    this.#sentValues = new SentValues(this.#check.fields.withPaths, this.#check.values);
    this.#sentLists = Array.from(this.#registry.lists, list => list.keep());
    this.#sent = new Map(this.#fields.map(field => [field, field.value]));
    return this.#check.output;
  }

  /** What was edited meanwhile was not sent. */
  #succeed(): void {
    this.#messages.isAttempted = false;
    this.#check.issues.clearServerIssues();
    for (const settle of this.#sentLists) settle();
    for (const field of this.#fields) {
      if (this.#sent.has(field)) field.restart(this.#sent.get(field));
      this.#messages.reveal(field);
    }
    memberOf(this.form, 'dispatchEvent')(new Event('lc-submitted', {bubbles: true}));
  }
}
