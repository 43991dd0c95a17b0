import {initialAt} from '../../base/form-lists.js';
import {registryOf, type FormList, type FormRegistry} from '../../base/form-registry.js';
import {formName, type Path} from '../../core/form/index.js';
import {SchemaCheck, TIME_LIMIT, type SchemaResult} from '../../core/form/schema-check.js';
import {undeclaredKeys} from '../../core/validation/schema-parts.js';
import {checkValues} from '../../core/validation/check-values.js';
import type {Issue} from '../../core/validation/issue.js';
import {PENDING} from '../../core/validation/latest-check.js';
import type {Rules} from '../../core/validation/rules-slot.js';
import {focusField} from '../../dom/focus-field.js';
import {memberOf} from '../../dom/member-of.js';
import {nextTask} from '../../dom/time-slicer.js';
import {createWarnOnce} from '../../dom/warn-once.js';
import {FormConstraints} from './form-constraints.js';
import type {FormIssue, FormIssuesDetail} from './form-events.js';
import {formTerm, type FormField} from './form-field.js';
import {FormFields} from './form-fields.js';
import {FormIssues, isGivenIssue, issuesOf, type GivenIssue} from './form-issues.js';
import type {FieldState, FormOptions} from './form-options.js';
import {FormSubmission, type SubmitHandler} from './form-submission.js';
import {FormValues} from './form-values.js';

const EVENTS = ['submit', 'reset', 'input', 'change', 'focusout'];

/** Fields that show their messages in one task, so that a long form does not block the page. */
const SHOWN_AT_ONCE = 40;

/** The issue of a value that its rules could not check. */
const FAILED: Issue = {code: 'checkFailed'};

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
  readonly #fields: FormFields;
  readonly #issues: FormIssues;
  readonly #check: SchemaCheck;
  readonly #submission: FormSubmission;
  readonly #wasNoValidate: boolean;
  readonly #warnOnce = createWarnOnce();
  readonly #warn = (message: string, cause?: unknown): void =>
    this.#warnOnce(`connectForm(): ${message}`, cause, this.form);
  readonly #changed = new Set<EventTarget>();
  readonly #values: FormValues;
  #options: FormOptions<Input, Output>;
  #isScheduled = false;
  #isAttempted = false;
  /** Issues that were set in the current task survive a reset in it, such as the one after an action of React 19. */
  #areIssuesNew = false;
  readonly #constraints = new FormConstraints();
  #sent: ReadonlyMap<FormField, unknown> = new Map();
  #sentLists: readonly (() => void)[] = [];
  #result: SchemaResult = {issues: [], output: undefined};

  constructor(form: HTMLFormElement, options: FormOptions<Input, Output> = {}) {
    connections.get(form)?.disconnect();
    connections.set(form, this as unknown as FormConnection);
    this.form = form;
    this.#options = options;
    this.#registry = registryOf(form);
    this.#fields = new FormFields(form, this.#registry, {
      warn: this.#warn,
      added: field => this.#begin(field),
      changed: () => this.#schedule(),
    });
    this.#values = new FormValues(this.#fields, this.#registry);
    this.#issues = new FormIssues(form, this.#fields);
    this.#check = new SchemaCheck({
      ask: isCurrent => this.#ask(isCurrent),
      apply: result => {
        this.#result = result;
        this.#issues.setSchemaIssues(result.issues);
      },
      delay: (run, milliseconds) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      debounce: () => this.#options.debounce ?? 300,
    });
    this.#constraints.setSchema(options.schema, []);
    this.#submission = new FormSubmission({
      form,
      check: () => this.#recheck(),
      isChecking: () => this.#isChecking,
      settle: () => this.#settle(),
      isBlocked: () => this.#issues.isBlocking,
      start: () => this.#start(),
      onSubmit: () => this.#options.onSubmit as SubmitHandler | null | undefined,
      setPending: isPending => this.#options.onPendingChange?.(isPending),
      fail: () => this.#report(),
      succeed: () => this.#succeed(),
      setIssues: issues => this.setIssues(issues),
      reject: error => this.#reject(error),
    });
    this.#registry.supervisor = {
      initialValues: () => this.#options.values,
      valueChanged: part => this.#follow(part.host),
      partsChanged: () => {
        this.#fields.invalidate();
        this.#schedule();
      },
      flush: () => this.#flush(),
      validate: (container, isCurrent) => this.#validate(container, isCurrent),
    };
    this.#wasNoValidate = form.noValidate;
    // The browser would stop at its own checks, and move the focus itself.
    form.noValidate = true;
    for (const type of EVENTS) memberOf(form, 'addEventListener')(type, this, {capture: true});
    // `hold-submit` waits for it.
    form.removeAttribute('data-connect');
    for (const list of this.#registry.lists) list.start();
    for (const {control} of this.#fields.all) this.#follow(control);
    this.#schedule();
  }

  /** @internal Returns the fields of a connected form, in document order. */
  static fieldsOf(connection: FormConnection): readonly FormField[] {
    return connection.#fields.all;
  }

  /** The values with their types, by the paths of the names. */
  get values(): Input {
    return this.#values.collect(this.#options.values) as Input;
  }

  /** All issues, shown or not, in document order. Those without a control come last. */
  get issues(): readonly FormIssue[] {
    this.#flush();
    return this.#issues.all;
  }

  /**
   * Whether the form would submit other values than after a reset, or than it has submitted. A value that is back at its
   * start is not dirty. One that the browser has restored, or that the user has entered before the form was connected, is.
   */
  get dirty(): boolean {
    return [...this.#registry.lists, ...this.#fields.all].some(({isDirty}) => isDirty);
  }

  /** Whether the user has edited and left a field. */
  get touched(): boolean {
    return this.#fields.all.some(field => field.isTouched);
  }

  /** Whether values are being checked, or the form is being submitted. */
  get pending(): boolean {
    return this.#submission.isPending || this.#isChecking;
  }

  get #isChecking(): boolean {
    return this.#check.isPending || this.#fields.all.some(field => field.isPending);
  }

  /** Returns the state of the field with a name, or null if there is none. */
  field(name: string): FieldState | null {
    this.#flush();
    const field = this.#fields.all.find(one => one.name === name);
    if (field === undefined) return null;
    const {value, isDirty, isTouched, isPending, control} = field;
    const issues = issuesOf(field);
    return {value, dirty: isDirty, touched: isTouched, pending: isPending, issues, element: control};
  }

  /** Changes options. Those that are left out stay. */
  update(options: FormOptions<Input, Output>): void {
    const {schema, values, showValidation} = this.#options;
    this.#options = {...this.#options, ...options};
    if (this.#options.values !== values) {
      for (const list of this.#registry.lists) list.start();
      for (const field of this.#fields.all) this.#setInitial(field);
    }
    if (this.#options.showValidation !== showValidation)
      for (const field of this.#fields.all) this.#reveal(field);
    if (this.#options.schema === schema) return;
    this.#constraints.setSchema(this.#options.schema, this.#fields.all);
    this.#schedule();
  }

  /** Submits the form like its submit button. Resolves to whether it was submitted, and the server had no issues. */
  async submit(): Promise<boolean> {
    if (!this.#submission.isPending) memberOf(this.form, 'requestSubmit')();
    return this.#submission.outcome;
  }

  /** Resets the form: to the initial values, without messages, and without what is being checked. */
  reset(): void {
    memberOf(this.form, 'reset')();
    this.#afterReset();
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
    const isInside = ({control}: FormField): boolean => container.contains(control);
    this.#recheck();
    await this.#settle(isInside);
    if (!isCurrent()) return false;
    const fields = this.#fields.all.filter(isInside);
    for (const field of fields) field.isAttempted = true;
    void showIn(fields);
    const invalid = fields.filter(({issue}) => issue !== null);
    if (invalid.length > 0) this.#send(invalid.flatMap(issuesOf));
    return invalid.length === 0;
  }

  /**
   * Shows issues of a server, in place of those before. They do not prevent the form from being submitted again, and each
   * disappears when its field is edited.
   */
  setIssues(issues: readonly GivenIssue[]): void {
    this.#flush();
    const list: readonly unknown[] = Array.isArray(issues) ? issues : [issues];
    const given = list.filter(isGivenIssue);
    if (given.length < list.length) {
      this.#warn(
        'setIssues() needs a list of {path, message}; others are replaced by a message for the form.',
        issues,
      );
      given.push({path: [], message: formTerm(this.form, 'formFailed')});
    }
    this.#issues.setServerIssues(given);
    this.#areIssuesNew = true;
    setTimeout(() => (this.#areIssuesNew = false));
    if (given.length > 0) this.#report();
  }

  /**
   * Adds a list of rows that a framework renders. Returns a function that removes it.
   *
   * @internal
   */
  addList(list: FormList): () => void {
    const {lists} = this.#registry;
    lists.add(list);
    this.#schedule();
    return () => {
      lists.delete(list);
      this.#schedule();
    };
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
    this.#fields.disconnect();
    this.#issues.setSchemaIssues([]);
    this.#issues.clearServerIssues();
    for (const field of this.#fields.all) field.reveal(false);
    this.form.noValidate = this.#wasNoValidate;
    for (const type of EVENTS) memberOf(this.form, 'removeEventListener')(type, this, {capture: true});
  }

  /** @internal Listens to the form. */
  handleEvent(event: Event): void {
    if (event.type === 'submit') this.#submission.handle(event as SubmitEvent);
    else if (event.type === 'reset') this.#handleReset(event);
    else if (event.type === 'focusout') this.#handleBlur(event);
    else this.#handleEdit(event);
  }

  #handleEdit({target}: Event): void {
    const field = this.#fields.of(target);
    if (field === undefined) return;
    field.isEdited = true;
    if (field.part === undefined) this.#follow(target!);
  }

  #handleBlur({target, relatedTarget}: Event & {relatedTarget?: EventTarget | null | undefined}): void {
    const field = this.#fields.of(target);
    if (!field?.isEdited || field.controls.includes(relatedTarget as HTMLElement)) return;
    field.isTouched = true;
    this.#reveal(field);
  }

  /** The event comes before the reset. */
  #handleReset(event: Event): void {
    setTimeout(() => {
      if (!event.defaultPrevented) this.#afterReset();
    });
  }

  #afterReset(): void {
    this.#isAttempted = false;
    this.#check.cancel();
    this.#changed.clear();
    this.#issues.setSchemaIssues([]);
    if (!this.#areIssuesNew) this.#issues.clearServerIssues();
    for (const list of this.#registry.lists) list.reset();
    for (const field of this.#fields.all) this.#restart(field);
    this.#schedule();
  }

  /** Starts to follow a new field. */
  #begin(field: FormField): void {
    this.#setInitial(field);
    field.initial = field.default;
    field.isEdited = field.isDirty;
    this.#reveal(field);
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

  /** A value is the one to compare with from now on. */
  #restart(field: FormField, value = field.value): void {
    field.initial = value;
    field.isEdited = field.isTouched = field.isDirty;
    field.isAttempted = false;
    this.#reveal(field);
  }

  #reveal(field: FormField): void {
    const {showValidation = 'submit'} = this.#options;
    const isTouched = showValidation === 'touched' && field.isTouched;
    const isAttempted = this.#isAttempted || field.isAttempted;
    field.reveal(showValidation === true || (showValidation !== false && (isAttempted || isTouched)));
  }

  #follow(control: EventTarget): void {
    this.#changed.add(control);
    this.#schedule();
  }

  /** However many values change in a task, the schema is asked once. */
  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    queueMicrotask(() => this.#flush());
  }

  #flush(): void {
    if (!this.#isScheduled) return;
    this.#isScheduled = false;
    for (const control of this.#changed) {
      const field = this.#fields.of(control);
      if (field === undefined) continue;
      for (const one of [field, ...this.#fields.around(field)]) one.setServerMessage('');
      if (this.#check.isAsync) this.#issues.setIssue(field, PENDING);
    }
    if (this.#changed.size > 0) this.#issues.clearMessages();
    this.#changed.clear();
    this.#check.request();
  }

  /** @param matters Which fields to wait for. The schema is always waited for. */
  async #settle(matters: (field: FormField) => boolean = () => true): Promise<void> {
    this.#flush();
    await this.#check.settle();
    const awaited = this.#fields.all.filter(matters);
    if (await isInTime(Promise.all(awaited.flatMap(({part}) => part?.complete ?? [])))) return;
    for (const field of awaited) if (field.isPending) this.#issues.setIssue(field, FAILED);
  }

  #ask(isCurrent: () => boolean): SchemaResult | Promise<SchemaResult> {
    const values = this.values as Record<string, unknown>;
    const {schema} = this.#options;
    // A schema may reject what it does not know, such as a token of a server, and no message could help.
    for (const key of isObject(schema) ? undeclaredKeys(schema, values) : []) {
      this.#warn(`the schema has no field "${key}"; the value is left out.`);
      delete values[key];
    }
    return checkValues(schema, values, this.#warn, isCurrent);
  }

  /** Checks the newest values, also if their check has failed before. */
  #recheck(): void {
    this.#flush();
    this.#issues.clearMessages();
    const failed = this.#fields.all.filter(({issue}) => issue?.code === FAILED.code);
    // Once the schema is asked again, so are their own rules.
    for (const field of failed) this.#issues.setIssue(field, PENDING);
    const hasFailed = failed.length > 0 || this.#result.issues.some(({issue}) => issue.code === FAILED.code);
    if (hasFailed && !this.#check.isPending) this.#check.ask();
  }

  /** Shows all issues, and moves the focus to a summary or to the first invalid field. */
  #report(): void {
    this.#isAttempted = true;
    const {issues} = this;
    const first = this.#fields.of(issues[0]?.element ?? null);
    if (first !== undefined) this.#reveal(first);
    // Without the block, Rollup would leave a loop without a body in production.
    for (const {element, path, source} of issues) {
      if (element === null && path.length > 0 && source === 'schema')
        this.#warn(`the schema requires "${formName(path)}", but no control has this name.`);
    }
    this.#send(issues);
    void showIn(this.#fields.all, field => this.#reveal(field));
  }

  /** Sends issues, and moves the focus to the first field that has one, unless a listener cancels it. */
  #send(issues: readonly FormIssue[]): void {
    const detail: FormIssuesDetail = {issues};
    const event = new CustomEvent('lc-issues', {bubbles: true, cancelable: true, detail});
    const element = issues[0]?.element ?? null;
    if (this.form.dispatchEvent(event) && element !== null) focusField(element);
  }

  #start(): unknown {
    this.#sentLists = Array.from(this.#registry.lists, list => list.keep());
    this.#sent = new Map(this.#fields.all.map(field => [field, field.value]));
    return this.#result.output;
  }

  /** What was edited meanwhile was not sent. */
  #succeed(): void {
    this.#isAttempted = false;
    this.#issues.clearServerIssues();
    for (const settle of this.#sentLists) settle();
    for (const field of this.#fields.all)
      if (this.#sent.has(field)) this.#restart(field, this.#sent.get(field));
    this.form.dispatchEvent(new Event('lc-submitted', {bubbles: true}));
  }

  #reject(error: unknown): void {
    reportError(error);
    this.setIssues([{path: [], message: formTerm(this.form, 'formFailed')}]);
  }
}

function isObject(schema: Rules | null | undefined): schema is Rules {
  return Object(schema) === schema;
}

/** Waits for the checks of the controls. Returns false if rules seem to never settle. */
async function isInTime(checks: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<boolean>(resolve => (timer = setTimeout(() => resolve(false), TIME_LIMIT)));
  const isDone = await Promise.race([checks.then(() => true), limit]);
  clearTimeout(timer);
  return isDone;
}

/** Shows the messages of fields, a few at a time. */
async function showIn(
  fields: readonly FormField[],
  show = (field: FormField): void => field.reveal(true),
): Promise<void> {
  for (const [index, field] of fields.entries()) {
    if (index > 0 && index % SHOWN_AT_ONCE === 0) await nextTask();
    show(field);
  }
}
