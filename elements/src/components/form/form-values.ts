import {valuesFrom, withMissingParts, type Path, type ValueEntry} from '../../core/form/index.js';
import {nameOf} from '../../core/validation/path.js';
import type {FormRegistry} from '../../base/form-registry.js';
import type {FormFields} from './form-fields.js';

/** The values of the fields of a form, by their paths. */
export class FormValues {
  readonly #fields: FormFields;
  readonly #registry: FormRegistry;
  /** The lists that the form has had fields of, which may have no rows now. */
  readonly #lists = new Map<string, Path>();

  constructor(fields: FormFields, registry: FormRegistry) {
    this.#fields = fields;
    this.#registry = registry;
  }

  /** @param initial Values that are kept if they have no field. */
  collect(initial: unknown): Record<string, unknown> {
    const entries: ValueEntry[] = [];
    for (const {parsed, value} of this.#fields.all) {
      if (parsed === null) continue;
      this.#addList(parsed.path);
      entries.push([parsed.path, value, parsed.isList]);
    }
    const known = new Map(this.#lists);
    for (const {path, isDisabled} of this.#registry.lists)
      if (isDisabled) known.delete(nameOf(path));
      else known.set(nameOf(path), path);
    const lists = Array.from(known.values(), (path): ValueEntry => [path, [], true]);
    return withMissingParts(valuesFrom([...lists, ...entries]), initial);
  }

  #addList(path: Path): void {
    const index = path.findIndex(key => typeof key === 'number');
    if (index > 0) this.#lists.set(nameOf(path.slice(0, index)), path.slice(0, index));
  }
}
