import {SchemaCheck, type SchemaResult} from '../../core/form/schema-check.js';
import {inTime} from '../../core/later.js';
import {checkValues} from '../../core/validation/check-values.js';
import type {Issue} from '../../core/validation/issue.js';
import {PENDING} from '../../core/validation/latest-check.js';
import type {Rules} from '../../core/validation/rules-slot.js';
import {declaredValues} from '../../core/validation/declared-values.js';
import {delay} from '../../dom/delay.js';
import type {FormField} from './form-field.js';
import type {FormModel} from './form-model.js';

/** The issue of a value that its rules could not check. */
const FAILED: Issue = {code: 'checkFailed'};

/** Checks the values of a form with its schema, and sets the issues. */
export class FormCheck {
  readonly #model: FormModel;
  readonly #check: SchemaCheck;
  readonly #changed = new Set<EventTarget>();
  #isScheduled = false;
  #result: SchemaResult = {issues: [], output: undefined};

  constructor(model: FormModel) {
    this.#model = model;
    this.#check = new SchemaCheck({
      ask: isCurrent => this.#ask(isCurrent),
      apply: result => {
        this.#result = result;
        model.issues.setSchemaIssues(result.issues);
      },
      delay,
      debounce: () => model.options.debounce ?? 300,
    });
  }

  /** The values as the schema returns them, once they are checked and valid. */
  get output(): unknown {
    return this.#result.output;
  }

  /** Whether values are being checked. */
  get isPending(): boolean {
    return this.#check.isPending || this.#model.fields.all.some(field => field.isPending);
  }

  /** Checks the values soon, because that of a control has changed. */
  follow(control: EventTarget): void {
    this.#changed.add(control);
    this.schedule();
  }

  /** However many values change in a task, the schema is asked once. */
  schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    queueMicrotask(() => this.flush());
  }

  /** Checks what is scheduled now. */
  flush(): void {
    if (!this.#isScheduled) return;
    this.#isScheduled = false;
    for (const control of this.#changed) {
      const field = this.#model.fields.of(control);
      if (field === undefined) continue;
      for (const one of [field, ...this.#model.fields.around(field)]) one.setServerMessage('');
      if (this.#check.isAsync) this.#model.issues.setIssue(field, PENDING);
    }
    if (this.#changed.size > 0) this.#model.issues.clearMessages();
    this.#changed.clear();
    this.#check.request();
  }

  /**
   * Resolves when the newest values are checked.
   *
   * @param matters Which fields to wait for. The schema is always waited for.
   */
  async settle(matters: (field: FormField) => boolean = () => true): Promise<void> {
    this.flush();
    await this.#check.settle();
    const awaited = this.#model.fields.all.filter(matters);
    const checks = Promise.all(awaited.flatMap(({part}) => part?.complete ?? []));
    await inTime(checks, delay).catch(() => {
      for (const field of awaited) if (field.isPending) this.#model.issues.setIssue(field, FAILED);
    });
  }

  /** Checks the newest values, also if their check has failed before. */
  recheck(): void {
    this.flush();
    this.#model.issues.clearMessages();
    const failed = this.#model.fields.all.filter(({issue}) => issue?.code === FAILED.code);
    // Once the schema is asked again, so are their own rules.
    for (const field of failed) this.#model.issues.setIssue(field, PENDING);
    const hasFailed = failed.length > 0 || this.#result.issues.some(({issue}) => issue.code === FAILED.code);
    if (hasFailed && !this.#check.isPending) this.#check.ask();
  }

  /** Drops the issues of the schema, and what is being checked. */
  cancel(): void {
    this.#check.cancel();
    this.#changed.clear();
    this.#model.issues.setSchemaIssues([]);
  }

  #ask(isCurrent: () => boolean): SchemaResult | Promise<SchemaResult> {
    const {
      options: {schema},
      values: all,
      warn,
    } = this.#model;
    // A schema may reject what it does not know, such as a token of a server, and no message could help.
    const values = declaredValues(isObject(schema) ? schema : null, all, name =>
      warn(`the schema has no field "${name}"; the value is left out.`),
    );
    return checkValues(schema, values, warn, isCurrent);
  }
}

function isObject(schema: Rules | null | undefined): schema is Rules {
  return Object(schema) === schema;
}
