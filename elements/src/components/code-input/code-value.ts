import type {ControlValue} from '../../base/control-value.js';
import {codeIn, type CodeType} from '../../core/code.js';
import type {Issue} from '../../core/validation/index.js';

/** What a code depends on. */
interface CodeProperties {
  readonly initValue: string | null | undefined;
  readonly required: boolean;
}

/** The value of a code input: the code in what the app or the user gave. */
export class CodeValue implements ControlValue<string> {
  readonly #properties: CodeProperties;
  readonly #shape: () => {readonly type: CodeType; readonly length: number};
  #given: string | null = null;

  constructor(properties: CodeProperties, shape: () => {readonly type: CodeType; readonly length: number}) {
    this.#properties = properties;
    this.#shape = shape;
  }

  get typed(): string {
    const {type, length} = this.#shape();
    return codeIn(String(this.#given ?? this.#properties.initValue ?? ''), type, length);
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
    const {length} = this.typed;
    if (length === 0) return this.#properties.required ? {code: 'valueMissing'} : null;
    const all = this.#shape().length;
    return length < all ? {code: 'lengthBetween', min: all, max: all} : null;
  }

  set(code: string | null | undefined): void {
    this.#given = code ?? null;
  }

  clear(): void {
    this.#given = null;
  }

  restore(state: unknown): void {
    if (typeof state === 'string') this.#given = state;
  }
}
