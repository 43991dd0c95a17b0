import {initialAt} from '../../base/form-lists.js';
import {registryOf, type FormRegistry} from '../../base/form-registry.js';
import type {Warn} from '../../core/bad-input.js';
import {plainValues, valueAt, valuesFrom, withMissingParts, type ValueEntry} from '../../core/form/index.js';
import {nameOf} from '../../core/validation/path.js';
import {createWarnOnce} from '../../dom/warn-once.js';
import type {FormField} from './form-field.js';
import {FormFields} from './form-fields.js';
import type {FormFollower} from './form-follower.js';
import {FormIssues} from './form-issues.js';
import {listenersOf} from './form-listeners.js';
import type {FormOptions} from './form-options.js';

/** What is known of a form: its options, its fields and lists, their values, and their issues. */
export class FormModel {
  readonly form: HTMLFormElement;
  readonly registry: FormRegistry;
  readonly fields: FormFields;
  readonly issues: FormIssues;
  readonly warn: Warn;
  options: FormOptions;

  constructor(form: HTMLFormElement, options: FormOptions, follower: FormFollower) {
    const warnOnce = createWarnOnce();
    this.form = form;
    this.options = options;
    this.warn = (message, cause) => warnOnce(`connectForm(): ${message}`, cause, form);
    this.registry = registryOf(form);
    this.fields = new FormFields(form, this.registry, this.warn, follower);
    this.issues = new FormIssues(form, this.fields, follower);
  }

  /** The values with their types, by the paths of the names. */
  get values(): Record<string, unknown> {
    const values = valuesFrom(this.#entries);
    this.#addToRows(values);
    // Initial values without a field are kept.
    return withMissingParts(values, this.options.values) as Record<string, unknown>;
  }

  /** Whether the form would submit other values than after a reset, or than it has submitted. */
  get isDirty(): boolean {
    const {all} = this.fields;
    return [...this.registry.lists, ...all].some(({isDirty}) => isDirty);
  }

  /** Whether the user has edited and left a field. */
  get isTouched(): boolean {
    return this.fields.all.some(({isTouched}) => isTouched);
  }

  /** Returns values for JSON. */
  toPlain(values: unknown): unknown {
    return plainValues(values, path => this.fields.withKey(nameOf(path))?.text);
  }

  /** Applies a reset that has happened. Call it before anything that depends on it. */
  settle(): this {
    listenersOf(this.form).settle();
    return this;
  }

  /** Starts all lists and fields with the initial values of the options. */
  start(): void {
    for (const list of this.registry.lists) list.start();
    for (const field of this.fields.all) this.setInitial(field);
  }

  /** Gives a field its initial value of the options. */
  setInitial(field: FormField): void {
    const value = field.parsed && initialAt(this.registry, field.parsed.path);
    if (value !== undefined && value !== null) field.setInitialValue(value);
    if (!field.isEdited) field.initial = field.value;
  }

  get #entries(): ValueEntry[] {
    // The lists of fields are known once the fields are looked up.
    const fields = this.fields.all;
    const lists = new Map(this.fields.lists);
    for (const {path, isDisabled} of this.registry.lists)
      if (isDisabled) lists.delete(nameOf(path));
      else lists.set(nameOf(path), path);
    const entries = Array.from(lists.values(), (path): ValueEntry => [path, [], true]);
    for (const {parsed, value} of fields)
      if (parsed !== null && value !== undefined) entries.push([parsed.path, value, parsed.isList]);
    return entries;
  }

  /** Adds what has no field in a row, such as an id. Only a list knows which row has which initial values. */
  #addToRows(values: unknown): void {
    for (const list of this.registry.lists) {
      const rows = list.isDisabled ? null : valueAt(values, list.path);
      if (!Array.isArray(rows)) continue;
      for (let index = 0; index < list.length; index += 1) {
        const initial = list.valuesOf(index) ?? undefined;
        if (initial !== undefined) rows[index] = withMissingParts(rows[index], initial);
      }
    }
  }
}
