import {SentValues} from '../../core/form/sent-values.js';
import type {Path} from '../../core/form/index.js';
import type {FormField} from './form-field.js';
import type {FormModel} from './form-model.js';

/** What a form has sent. Its fields and lists start there once the server has accepted it. */
export class SentForm {
  readonly #model: FormModel;
  #fields: ReadonlyMap<FormField, unknown> = new Map();
  #lists: readonly (() => void)[] = [];
  /** The values until the server has answered. */
  #values: SentValues<FormField> | null = null;

  constructor(model: FormModel) {
    this.#model = model;
  }

  /** Keeps the values of now, which are about to be sent. */
  keep(): void {
    const {fields, registry, values} = this.#model.settle();
    this.#values = new SentValues(fields.withPaths, values);
    this.#lists = Array.from(registry.lists, list => list.keep());
    this.#fields = new Map(fields.all.map(field => [field, field.value]));
  }

  /** Returns the field that had a path when the values were sent, or null if the server has answered. */
  fieldAt(path: Path): FormField | null | undefined {
    return this.#values && this.#values.fieldAt(path, this.#model.fields.withPaths, this.#model.values);
  }

  /** The server has answered: a path is one of the values of now. */
  arrive(): void {
    this.#values = null;
  }

  /** Starts fields and lists with what was sent. What was edited meanwhile was not. */
  accept(): void {
    for (const settle of this.#lists) settle();
    for (const field of this.#model.settle().fields.all)
      if (this.#fields.has(field)) field.restart(this.#fields.get(field));
  }

  /** The form was reset since. */
  forget(): void {
    this.#fields = new Map();
    this.#lists = [];
  }
}
