import type {Issue} from '../core/validation/issue.js';
import type {ControlValue} from './control-value.js';

/** The properties that the value of a text field depends on. */
export interface PlainTextProperties {
  readonly initValue: string | null | undefined;
  readonly required: boolean;
}

interface PlainTextOptions {
  /** Returns what a field shows of a text, such as without line breaks. */
  readonly clean: (text: string) => string;
  /** Returns the first constraint that a text fails. It is not called for an empty one. */
  readonly check?: (text: string) => Issue | null;
}

/**
 * The value of a field for text without a format: what the app or the user gave, or else the initial value. It keeps what
 * was given, so that properties that limit the text may change later.
 */
export class PlainTextValue implements ControlValue<string> {
  readonly isTyped = true;
  readonly #properties: PlainTextProperties;
  readonly #options: PlainTextOptions;
  #given: string | null = null;

  constructor(properties: PlainTextProperties, options: PlainTextOptions) {
    this.#properties = properties;
    this.#options = options;
  }

  get typed(): string {
    return this.#options.clean(String(this.#given ?? this.#properties.initValue ?? ''));
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
    const {typed} = this;
    if (typed === '') return this.#properties.required ? {code: 'valueMissing'} : null;
    return this.#options.check?.(typed) ?? null;
  }

  /** Sets a value of the app or the user. */
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
