import type {Rules} from '../../core/validation/rules-slot.js';
import {nextTask, TIME_BUDGET} from '../../dom/time-slicer.js';
import type {FormField} from './form-field.js';

/** What the schema of a form sets on its controls, such as `required`. Nothing waits for it, so its code loads later. */
export class FormConstraints {
  #schema: Rules | null | undefined;
  readonly #undo = new Map<FormField, () => void>();
  readonly #waiting = new Set<FormField>();

  /** Replaces the schema. What the one before has set is taken back. */
  setSchema(schema: Rules | null | undefined, fields: readonly FormField[]): void {
    for (const undo of this.#undo.values()) undo();
    this.#undo.clear();
    this.#waiting.clear();
    this.#schema = schema;
    for (const field of fields) this.apply(field);
  }

  apply(field: FormField): void {
    if (Object(this.#schema) !== this.#schema || field.parsed === null) return;
    this.#waiting.add(field);
    if (this.#waiting.size === 1) void this.#applyAll();
  }

  /** Leaves the page time to handle input, because the schemas of a thousand fields take a while to read. */
  async #applyAll(): Promise<void> {
    const {applyConstraints} = await import('./apply-constraints.js');
    let start = performance.now();
    for (const field of this.#waiting) {
      this.#waiting.delete(field);
      this.#undo.get(field)?.();
      this.#undo.set(field, applyConstraints(field, this.#schema!));
      if (performance.now() - start < TIME_BUDGET) continue;
      await nextTask();
      start = performance.now();
    }
  }
}
