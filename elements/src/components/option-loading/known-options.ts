import type {LoadedList, LoadingHost} from '../../base/combobox/option-loading-slot.js';
import type {OptionsController} from '../../controllers/options.controller.js';
import {isSameList} from '../../core/is-same-list.js';
import type {Option} from '../../core/options/index.js';

/** The options that are listed, and those of the wanted values, which may be of another list, or have only a label. */
export class KnownOptions {
  readonly #host: LoadingHost;
  readonly #list: LoadedList;
  readonly #given: OptionsController;
  readonly #changed: () => void;
  /** Every option that has loaded, so that a chosen one keeps its text. */
  readonly #loaded = new Map<string, Option>();
  readonly #asked = new Set<string>();
  #listed: readonly Option[] = [];
  #listedValues: ReadonlySet<string> = new Set();
  #missing: readonly string[] = [];
  #options: readonly Option[] | null = null;

  /** @param changed Called when a label has loaded. */
  constructor(host: LoadingHost, list: LoadedList, given: OptionsController, changed: () => void) {
    this.#host = host;
    this.#list = list;
    this.#given = given;
    this.#changed = changed;
  }

  /** Returns the same array until an option changes. */
  with(listed: readonly Option[]): readonly Option[] {
    if (listed !== this.#listed) this.#setListed(listed);
    const wanted = [this.#list.source.wanted].flat();
    const missing = wanted.filter(value => value !== '' && !this.#listedValues.has(value));
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

  #setListed(listed: readonly Option[]): void {
    this.#listed = listed;
    this.#listedValues = new Set(listed.map(({value}) => value));
    for (const option of listed) this.#loaded.set(option.value, option);
    this.#options = null;
  }

  #find(value: string): Option | undefined {
    return this.#loaded.get(value) ?? this.#given.options.find(option => option.value === value);
  }

  async #loadLabel(value: string): Promise<void> {
    const load = this.#host.loadLabel;
    if (!load) return;
    this.#asked.add(value);
    try {
      const label: unknown = await load(value);
      if (label === null || label === undefined) return;
      if (typeof label !== 'string') throw new TypeError('loadLabel must return a text.');
      if (!this.#loaded.has(value)) this.#loaded.set(value, {text: label, value});
      this.#options = null;
      this.#changed();
    } catch (error) {
      this.#given.warn('loadLabel has failed; the value is shown without a label.', error);
    }
  }
}
