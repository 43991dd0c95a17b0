import type {Rules} from '../../core/validation/rules-slot.js';
import type {FormField} from './form-field.js';

/** What the schema of a form sets on its controls, such as `required`. Nothing waits for it, so its code loads later. */
export class FormConstraints {
  #schema: Rules | null | undefined;
  readonly #undo = new Map<FormField, () => void>();

  /** Replaces the schema. What the one before has set is taken back. */
  setSchema(schema: Rules | null | undefined, fields: readonly FormField[]): void {
    for (const undo of this.#undo.values()) undo();
    this.#undo.clear();
    this.#schema = schema;
    for (const field of fields) this.apply(field);
  }

  apply(field: FormField): void {
    const schema = this.#schema;
    const path = field.parsed?.path;
    if (!schema || !path) return;
    void import('./apply-constraints.js').then(({applyConstraints}) => {
      if (this.#schema === schema && !this.#undo.has(field))
        this.#undo.set(field, applyConstraints(field.control, schema, path));
    });
  }
}
