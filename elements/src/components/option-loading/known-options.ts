import type {Warn} from '../../core/bad-input.js';
import {isSameList} from '../../core/is-same-list.js';
import type {LoadLabel, Option} from '../../core/options/index.js';

/** What the options of values need. */
interface KnownOptionsParts {
  readonly given: () => readonly Option[];
  readonly wanted: () => readonly string[];
  readonly loadLabel: () => LoadLabel | null | undefined;
  readonly warn: Warn;
  /** Called when a label has loaded. */
  readonly changed: () => void;
}

/** The options that are listed, and those of the wanted values, which may be of another list, or have only a label. */
export class KnownOptions {
  readonly #parts: KnownOptionsParts;
  /** Every option that has loaded, so that a chosen one keeps its text. */
  readonly #loaded = new Map<string, Option>();
  readonly #asked = new Set<string>();
  #listed: readonly Option[] = [];
  #listedValues: ReadonlySet<string> = new Set();
  #missing: readonly string[] = [];
  #options: readonly Option[] | null = null;

  constructor(parts: KnownOptionsParts) {
    this.#parts = parts;
  }

  /** Returns the same array until an option changes. */
  with(listed: readonly Option[]): readonly Option[] {
    if (listed !== this.#listed) this.#list(listed);
    const missing = this.#parts.wanted().filter(value => value !== '' && !this.#listedValues.has(value));
    if (this.#options !== null && isSameList(missing, this.#missing)) return this.#options;
    this.#missing = missing;
    this.#options = [...listed, ...missing.map(value => this.#find(value) ?? {text: value, value})];
    return this.#options;
  }

  /** Requests the labels of the wanted values that have no option, each once. */
  loadLabels(): void {
    for (const value of this.#missing)
      if (!this.#asked.has(value) && this.#find(value) === undefined) void this.#loadLabel(value);
  }

  #list(listed: readonly Option[]): void {
    this.#listed = listed;
    this.#listedValues = new Set(listed.map(({value}) => value));
    for (const option of listed) this.#loaded.set(option.value, option);
    this.#options = null;
  }

  #find(value: string): Option | undefined {
    return this.#loaded.get(value) ?? this.#parts.given().find(option => option.value === value);
  }

  async #loadLabel(value: string): Promise<void> {
    const load = this.#parts.loadLabel();
    if (!load) return;
    this.#asked.add(value);
    try {
      const label: unknown = await load(value);
      if (label === null || label === undefined) return;
      if (typeof label !== 'string') throw new TypeError('loadLabel must return a text.');
      if (!this.#loaded.has(value)) this.#loaded.set(value, {text: label, value});
      this.#options = null;
      this.#parts.changed();
    } catch (error) {
      this.#parts.warn('loadLabel has failed; the value is shown without a label.', error);
    }
  }
}
