import {valuesFrom, withMissingParts, type ValueEntry} from '../../core/form/index.js';
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
    // The lists of fields are known once the fields are looked up.
    const fields = this.#fields.all;
    const lists = new Map(this.#fields.lists);
    for (const {path, isDisabled} of this.#registry.lists)
      if (isDisabled) lists.delete(nameOf(path));
      else lists.set(nameOf(path), path);
    const entries = Array.from(lists.values(), (path): ValueEntry => [path, [], true]);
    for (const {parsed, value} of fields)
      if (parsed !== null && value !== undefined) entries.push([parsed.path, value, parsed.isList]);
    return withMissingParts(valuesFrom(entries), initial);
  }
}
