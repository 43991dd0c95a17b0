import type {IssueInside} from '../../base/form-part.js';
import {parseName, type Path} from '../../core/form/index.js';
import {labelOf} from '../../core/validation/field.js';
import {isSameIssue, type Issue, type IssueAt} from '../../core/validation/issue.js';
import {nameOf} from '../../core/validation/path.js';
import type {FormIssue} from './form-events.js';
import {describeAt, formTerm, type FormField} from './form-field.js';
import type {FormFields} from './form-fields.js';
import type {FormFollower} from './form-follower.js';

/** An issue for `setIssues`, such as of a server. */
export interface GivenIssue {
  /** The keys to the value, or the name of the field. Empty for the form as a whole. */
  readonly path: Path | string;
  readonly message: string;
}

/** Whether a value has the shape of an issue. Replies of servers can be anything. */
export function isGivenIssue(value: unknown): value is GivenIssue {
  const {path, message} = Object(value) as {[Key in keyof GivenIssue]?: unknown};
  return typeof message === 'string' && (typeof path === 'string' || Array.isArray(path));
}

/** The issues of a form: those of the schema and of the server, at the fields that show them or without one. */
export class FormIssues {
  readonly #form: HTMLFormElement;
  readonly #fields: FormFields;
  #withIssue = new Map<FormField, Issue>();
  #rest: readonly IssueAt[] = [];
  #messages: readonly FormIssue[] = [];

  readonly #follower: FormFollower;

  constructor(form: HTMLFormElement, fields: FormFields, follower: FormFollower) {
    this.#form = form;
    this.#fields = fields;
    this.#follower = follower;
  }

  /** All issues in document order. Those without a field come last. */
  get all(): FormIssue[] {
    return [...this.#fields.all.flatMap(field => issuesOf(field)), ...this.withoutField];
  }

  /** The issues without a field. */
  get withoutField(): FormIssue[] {
    const rest = this.#rest.map(({issue, path}): FormIssue => {
      const label = issue.label?.trim() || labelOf(path);
      const isFailed = issue.code === 'checkFailed' && path.length === 0;
      const message = isFailed ? formTerm(this.#form, 'formFailed') : describeAt(this.#form, issue, label);
      return {path, name: '', label, message, element: null, source: 'schema'};
    });
    return [...rest, ...this.#messages];
  }

  /** The first field that prevents the form from being submitted. */
  get firstInvalid(): FormField | undefined {
    return this.#fields.all.find(({issue}) => issue !== null);
  }

  /** Whether the form must not be submitted. The issues of the server do not count. */
  get isBlocking(): boolean {
    return this.#rest.length > 0 || this.firstInvalid !== undefined;
  }

  /** Replaces all issues of the schema. Only fields whose issue changes are updated. */
  setSchemaIssues(issues: readonly IssueAt[]): void {
    const found = new Map<FormField, Issue>();
    const rest: IssueAt[] = [];
    for (const at of issues) {
      const field = this.#fieldAt(at.path);
      if (field === undefined) rest.push(at);
      else if (!found.has(field)) found.set(field, at.issue);
    }
    for (const field of this.#withIssue.keys()) if (!found.has(field)) field.setSchemaIssue(null);
    for (const [field, issue] of found)
      if (!isSameIssue(field.schemaIssue, issue)) field.setSchemaIssue(issue);
    this.#withIssue = found;
    this.#rest = rest;
    this.#follower.issuesChanged();
  }

  /** Sets the issue of a field until the schema has answered, such as that its value is being checked. */
  setIssue(field: FormField, issue: Issue): void {
    field.setSchemaIssue(issue);
    this.#withIssue.set(field, issue);
  }

  /**
   * Replaces all issues of the server.
   *
   * @param sentFieldAt Returns the field that had a path when the values were sent; null if the path is one of now.
   */
  setServerIssues(
    issues: readonly GivenIssue[],
    sentFieldAt: (path: Path) => FormField | null | undefined,
  ): void {
    this.clearServerIssues();
    for (const field of this.#fields.all) field.look();
    const rest: FormIssue[] = [];
    // All are looked up before any is shown, which can change the value of a field.
    const found = new Map<FormField, IssueInside[]>();
    for (const {path, message} of issues) {
      const keys = typeof path === 'string' ? (parseName(path)?.path ?? []) : path;
      const sent = sentFieldAt(keys);
      const field = sent === null ? this.#fieldAt(keys, true) : sent;
      if (field === undefined)
        rest.push({path: keys, name: '', label: labelOf(keys), message, element: null, source: 'server'});
      else {
        const ofField = found.get(field) ?? [];
        ofField.push({path: keys.slice(field.parsed?.path.length), message});
        found.set(field, ofField);
      }
    }
    for (const [field, inside] of found) {
      const messages = field.part?.placeIssues?.(inside) ?? inside.map(({message}) => message);
      field.setServerMessage([...new Set(messages)].join(' '));
    }
    this.#messages = rest;
  }

  clearServerIssues(): void {
    for (const field of this.#fields.all) field.setServerMessage('');
    this.clearMessages();
  }

  /** Drops the issues of the server that no field shows. */
  clearMessages(): void {
    if (this.#messages.length === 0) return;
    this.#messages = [];
    this.#follower.issuesChanged();
  }

  /**
   * Returns the field at a path, or the field whose value contains it.
   *
   * @param isInGroup Whether a group of controls around the path counts, too. A part that a schema requires should have its
   *   own control.
   */
  #fieldAt(path: Path, isInGroup = false): FormField | undefined {
    for (let length = path.length; length > 0; length -= 1) {
      const field = this.#fields.withKey(nameOf(path.slice(0, length)));
      const isFound = isInGroup || length === path.length || field?.value !== undefined;
      if (field !== undefined && isFound) return field;
    }
    return undefined;
  }
}

/** Returns the issue of a field in the words that it shows: its own, or else that of the server. */
export function issuesOf(field: FormField): FormIssue[] {
  const {issue, label, name, control: element, serverMessage} = field;
  const path = field.parsed?.path ?? [];
  if (issue !== null && !field.isPending) {
    const source = field.schemaIssue === null ? 'control' : 'schema';
    return [{path, name, label: issue.label ?? label, message: field.describe(issue), element, source}];
  }
  return serverMessage ? [{path, name, label, message: serverMessage, element, source: 'server'}] : [];
}
