import {valueAt, valuesFrom, withMissingParts, type ValueEntry} from '../../core/form/index.js';
import {nameOf} from '../../core/validation/path.js';
import type {FormRegistry} from '../../base/form-registry.js';
import type {FormFields} from './form-fields.js';

/** The values of the fields of a form, by their paths. */
export class FormValues {
  readonly #fields: FormFields;
  readonly #registry: FormRegistry;

  constructor(fields: FormFields, registry: FormRegistry) {
    this.#fields = fields;
    this.#registry = registry;
  }

  /** @param initial Values that are kept if they have no field. */
  collect(initial: unknown): Record<string, unknown> {
    const values = valuesFrom(this.#entries);
    this.#addToRows(values);
    return withMissingParts(values, initial) as Record<string, unknown>;
  }

  get #entries(): ValueEntry[] {
    // The lists of fields are known once the fields are looked up.
    const fields = this.#fields.all;
    const lists = new Map(this.#fields.lists);
    for (const {path, isDisabled} of this.#registry.lists)
      if (isDisabled) lists.delete(nameOf(path));
      else lists.set(nameOf(path), path);
    const entries = Array.from(lists.values(), (path): ValueEntry => [path, [], true]);
    for (const {parsed, value} of fields)
      if (parsed !== null && value !== undefined) entries.push([parsed.path, value, parsed.isList]);
    return entries;
  }

  /** Adds what has no field in a row, such as an id. Only a list knows which row has which initial values. */
  #addToRows(values: unknown): void {
    for (const list of this.#registry.lists) {
      const rows = list.isDisabled ? null : valueAt(values, list.path);
      if (!Array.isArray(rows)) continue;
      for (let index = 0; index < list.length; index += 1) {
        const initial = list.valuesOf(index) ?? undefined;
        if (initial !== undefined) rows[index] = withMissingParts(rows[index], initial);
      }
    }
  }
}
