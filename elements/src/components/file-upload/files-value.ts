import type {ControlValue, FormValue} from '../../base/control-value.js';
import {describeValue, type Warn} from '../../core/bad-input.js';
import {checkFile} from '../../core/files/index.js';
import {isSameList} from '../../core/is-same-list.js';
import type {Issue} from '../../core/validation/index.js';
import {
  isSameFile,
  normalizeFileValue,
  shownName,
  type FileProperties,
  type FileValue,
  type UploadValue,
} from './file-value.js';
import {emptyFile} from './native-file.js';

/** The properties that the value of several files depends on. */
export interface FilesProperties extends FileProperties {
  readonly name: string;
}

/**
 * Normalizes a list of files set by an app. A single file counts as a list of it, and text that starts with `[` as JSON.
 *
 * @param warn Called for invalid entries, which are left out.
 */
export function normalizeFiles(given: unknown, warn: Warn): readonly FileValue[] {
  const items = listOf(given);
  return items.flatMap(item => {
    if (!Array.isArray(item)) return normalizeFileValue(item, () => warnOf(item, warn)) ?? [];
    warnOf(item, warn);
    return [];
  });
}

function listOf(given: unknown): readonly unknown[] {
  if (Array.isArray(given)) return given as readonly unknown[];
  if (typeof given !== 'string' || !given.trim().startsWith('[')) return [given];
  try {
    return JSON.parse(given) as readonly unknown[];
  } catch {
    return [given];
  }
}

function warnOf(item: unknown, warn: Warn): void {
  warn(`value must be a list of File, path, or {path, file}, not ${describeValue(item)}; it is left out.`);
}

/** The files of a file upload with `multiple`. The list stays the same object until a path or a file changes. */
export class FilesValue implements ControlValue<readonly FileValue[]> {
  readonly #properties: FilesProperties;
  readonly #source: UploadValue;
  readonly #pathOf: (file: File) => string | undefined;
  readonly #warn: Warn;
  #read: unknown = NaN;
  #normalized: readonly FileValue[] = [];
  #typed: readonly FileValue[] = [];
  #entries: readonly (File | string)[] = [];
  #name = '';
  #submitted: FormData | File | null = emptyFile();
  #stated: readonly FileValue[] | null = null;
  #state: FormData | null = null;

  /**
   * @param source Has what was given.
   * @param pathOf Returns the path or ID of a file that was sent to a server. The form then submits it instead of the file.
   */
  constructor(
    properties: FilesProperties,
    source: UploadValue,
    pathOf: (file: File) => string | undefined,
    warn: Warn,
  ) {
    this.#properties = properties;
    this.#source = source;
    this.#pathOf = pathOf;
    this.#warn = warn;
  }

  /** A file that was sent has the path or ID that the server gave it. */
  get typed(): readonly FileValue[] {
    const known = this.#typed;
    const files = this.#files.map((value, at) => {
      const path = value.file && this.#pathOf(value.file);
      const file = path ? {...value, path} : value;
      return isSameFile(file, known[at] ?? null) ? known[at]! : file;
    });
    if (!isSameList(files, known)) this.#typed = files;
    return this.#typed;
  }

  /** The files as they were set. */
  get #files(): readonly FileValue[] {
    const {given} = this.#source;
    const source = given === undefined ? this.#properties.initValue : given;
    if (source !== this.#read) this.#normalized = normalizeFiles((this.#read = source), this.#warn);
    return this.#normalized;
  }

  /**
   * One entry for each file, or an empty file if there is none, like the native control. An uploaded file is not submitted,
   * and a file that was sent is submitted as its path.
   */
  get submitted(): FormValue {
    const {typed} = this;
    const {name} = this.#properties;
    const entries = typed.flatMap(({file}) => (file === undefined ? [] : (this.#pathOf(file) ?? file)));
    const isSame =
      name === this.#name &&
      entries.length === this.#entries.length &&
      entries.every((entry, at) => entry === this.#entries[at]);
    if (!isSame) {
      this.#name = name;
      this.#entries = entries;
      this.#submitted = name === '' || entries.length === 0 ? null : dataOf(name, entries);
    }
    return typed.length === 0 ? emptyFile() : this.#submitted;
  }

  get state(): FormData {
    const {typed} = this;
    if (typed !== this.#stated || this.#state === null) {
      this.#stated = typed;
      this.#state = dataOf(
        'files',
        typed.map(({path, file}) => file ?? path),
      );
    }
    return this.#state;
  }

  get isDirty(): boolean {
    return this.#source.isDirty;
  }

  get issue(): Issue | null {
    if (this.typed.length === 0) return this.#properties.required ? {code: 'valueMissing'} : null;
    for (const value of this.typed) {
      const issue = value.file && checkFile(value.file, this.#properties);
      if (issue) return {...issue, label: shownName(value)};
    }
    return null;
  }

  clear(): void {
    this.#source.clear();
  }

  restore(state: FormValue): void {
    this.#source.set(state instanceof FormData ? state.getAll('files') : state);
  }
}

function dataOf(name: string, entries: readonly (File | string)[]): FormData {
  const data = new FormData();
  for (const entry of entries) data.append(name, entry);
  return data;
}
