import type {ControlValue} from '../../base/control-value.js';
import {withoutLineBreaks} from '../../core/sanitize-value.js';
import type {Issue} from '../../core/validation/index.js';

/** The properties that the text of a search field depends on. */
interface SearchProperties {
  readonly initValue: string | null | undefined;
  readonly required: boolean;
}

/** The text of a search field, without line breaks. */
export class SearchValue implements ControlValue<string> {
  readonly #properties: SearchProperties;
  #given: string | null = null;

  constructor(properties: SearchProperties) {
    this.#properties = properties;
  }

  get typed(): string {
    return withoutLineBreaks(String(this.#given ?? this.#properties.initValue ?? ''));
  }

  get submitted(): string {
    return this.typed;
  }

  get state(): string {
    return this.typed;
  }

  get isDirty(): boolean {
    return this.#given !== null;
  }

  get issue(): Issue | null {
    return this.#properties.required && this.typed === '' ? {code: 'valueMissing'} : null;
  }

  set(text: string | null | undefined): void {
    this.#given = text ?? null;
  }

  clear(): void {
    this.#given = null;
  }

  restore(state: unknown): void {
    if (typeof state === 'string') this.#given = state;
  }
}
