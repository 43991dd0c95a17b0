import {initialAt} from '../../base/form-lists.js';
import type {FormList} from '../../base/form-registry.js';
import type {Path, PlainValues} from '../../core/form/index.js';
import {memberOf} from '../../dom/member-of.js';
import {ConnectedForm} from './connected-form.js';
import type {FormIssue} from './form-events.js';
import {issuesOf, type GivenIssue} from './form-issues.js';
import type {FormModel} from './form-model.js';
import type {FieldState, FormOptions} from './form-options.js';

const connections = new WeakMap<HTMLFormElement, FormConnection>();

/** Returns the connection of a form, or null if it is not connected. */
export function connectionOf(form: HTMLFormElement | null | undefined): FormConnection | null {
  return (form && connections.get(form)) ?? null;
}

/** A form with its values, its schema, and its issues. `connectForm` creates it. */
export class FormConnection<Input = unknown, Output = Input> {
  /** The native form. */
  readonly form: HTMLFormElement;
  readonly #connected: ConnectedForm;

  constructor(form: HTMLFormElement, options: FormOptions<Input, Output> = {}) {
    connections.get(form)?.disconnect();
    connections.set(form, this);
    this.form = form;
    this.#connected = new ConnectedForm(form, options as FormOptions);
  }

  /** @internal Returns what is known of a form, after a reset that has happened; null if it is not connected. */
  static modelOf(form: HTMLFormElement): FormModel | null {
    const connection = connections.get(form);
    return connection === undefined ? null : connection.#model;
  }

  /** What is known of the form, after a reset that has happened. */
  get #model(): FormModel {
    return this.#connected.model.settle();
  }

  /** The values with their types, by the paths of the names. */
  get values(): Input {
    return this.#model.values as Input;
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
    this.#connected.flush();
    return this.#model.issues.all;
  }

  /**
   * Whether the form would submit other values than after a reset, or than it has submitted. A value that is back at its
   * start is not dirty. One that the browser has restored, or that the user has entered before the form was connected, is. One
   * that the app had set by then is not.
   */
  get dirty(): boolean {
    return this.#model.isDirty;
  }

  /** Whether the user has edited and left a field. */
  get touched(): boolean {
    return this.#model.isTouched;
  }

  /** Whether values are being checked, or the form is being submitted. */
  get pending(): boolean {
    return this.#connected.isPending;
  }

  /** Returns the state of the field with a name, or null if there is none. */
  field(name: string): FieldState | null {
    this.#connected.flush();
    const field = this.#connected.fields.find(one => one.name === name);
    if (field === undefined) return null;
    const {value, isDirty, isTouched, isPending, control} = field;
    const issues = issuesOf(field);
    return {value, dirty: isDirty, touched: isTouched, pending: isPending, issues, element: control};
  }

  /** Changes options. Those that are left out stay. */
  update(options: FormOptions<Input, Output>): void {
    this.#connected.update(options as FormOptions);
  }

  /** Submits the form like its submit button. Resolves to whether it was submitted, and the server had no issues. */
  async submit(): Promise<boolean> {
    const {submission} = this.#connected;
    if (!submission.isPending) memberOf(this.form, 'requestSubmit')();
    return submission.outcome;
  }

  /** Resets the form: to the initial values, without messages, and without what is being checked. */
  reset(): void {
    memberOf(this.form, 'reset')();
    this.settleReset();
  }

  /**
   * Checks the fields in an element, or all fields, and shows their messages. Resolves to whether they are valid; if not,
   * the first invalid one gets the focus, or the `<lc-error-summary>` of the form, which lists their issues.
   */
  async validate(container: Element = this.form): Promise<boolean> {
    return this.#connected.validate(container, () => true);
  }

  /**
   * Shows issues of a server, in place of those before. They do not prevent the form from being submitted again, and each
   * disappears when its field is edited. If the form is being submitted, it then counts as not submitted,
   * and the paths are those of the values that were sent: an issue follows its row, and one of a value that is gone has no field.
   */
  setIssues(issues: readonly GivenIssue[]): void {
    this.#connected.submission.setIssues(issues);
  }

  /**
   * Adds a list of rows that a framework renders. Returns a function that removes it.
   *
   * @internal
   */
  addList(list: FormList): () => void {
    const {check, model} = this.#connected;
    const {lists} = model.registry;
    lists.add(list);
    check.schedule();
    return () => {
      lists.delete(list);
      check.schedule();
    };
  }

  /**
   * Applies a reset of the form that has happened, before a list changes that a framework renders.
   *
   * @internal
   */
  settleReset(): void {
    this.#connected.model.settle();
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
    this.#connected.submission.follow(submission, submitter);
  }

  /** Ends the connection. The values stay in the controls. */
  disconnect(): void {
    if (connections.get(this.form) !== (this as unknown)) return;
    connections.delete(this.form);
    this.#connected.disconnect();
  }
}
