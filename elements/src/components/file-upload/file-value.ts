import type {ControlValue, FormValue} from '../../base/control-value.js';
import type {Warn} from '../../core/bad-input.js';
import {checkFile} from '../../core/files/index.js';
import type {Issue} from '../../core/validation/index.js';
import {emptyFile} from './native-file.js';

/** The value of a file upload. */
export interface FileValue {
  /** The name of the file, or the path or ID of an uploaded file. */
  readonly path: string;
  /** The file. Not set for one that was uploaded before, with an earlier page. */
  readonly file?: File | undefined;
}

/** A value set by an app: a file, a path, or both. */
export type GivenFile =
  | File
  | string
  | {readonly path?: string | undefined; readonly file?: File | null | undefined};

/**
 * Normalizes a value set by an app. The path of a file defaults to its name. Empty and invalid values return null.
 *
 * @param warn Called for an invalid value.
 */
export function normalizeFileValue(given: unknown, warn: Warn): FileValue | null {
  if (given === null || given === undefined || given === '') return null;
  if (given instanceof File) return {path: given.name, file: given};
  if (typeof given === 'string') return {path: given};
  const {path, file} = Object(given) as Record<keyof FileValue, unknown>;
  const isPath = path === undefined || path === null || typeof path === 'string';
  const isFile = file === undefined || file === null || file instanceof File;
  if (typeof given !== 'object' || !isPath || !isFile) {
    warn('value must be a File, {path, file}, or null; null is used.');
    return null;
  }
  if (file instanceof File) return {path: path || file.name, file};
  return path ? {path} : null;
}

/** What can be set as a value: one file, or a list with `multiple`. */
export type GivenFiles = GivenFile | readonly GivenFile[] | FileList;

/** The value of a file upload: a list if it has `multiple`. */
export type UploadedFiles<Multiple extends boolean> = Multiple extends true
  ? readonly FileValue[]
  : FileValue | null;

/** Whether two values have the same path and file. */
export function isSameFile(one: FileValue | null, other: FileValue | null): boolean {
  return one?.path === other?.path && one?.file === other?.file;
}

/** The name to show: the file's name, or the last part of the path. */
export function shownName({path, file}: FileValue): string {
  return file?.name ?? (path.split(/[\\/]/).findLast(part => part !== '') || path);
}

/** The properties that the value of a file upload depends on. */
export interface FileProperties {
  readonly initValue: GivenFiles | null | undefined;
  readonly required: boolean;
  readonly accept: string | null | undefined;
  readonly maxSize: number | null | undefined;
}

/** The file of a file upload. The value stays the same object until the path or the file changes. */
export class UploadValue implements ControlValue<FileValue | null> {
  readonly #properties: FileProperties;
  readonly #warn: Warn;
  #given: GivenFiles | null | undefined = undefined;
  #read: unknown = null;
  #known: FileValue | null = null;

  constructor(properties: FileProperties, warn: Warn) {
    this.#properties = properties;
    this.#warn = warn;
  }

  /** The value as it was set, because `multiple` may be set later. */
  get given(): GivenFiles | null | undefined {
    return this.#given;
  }

  get typed(): FileValue | null {
    const source = this.#given === undefined ? this.#properties.initValue : this.#given;
    if (source === this.#read) return this.#known;
    this.#read = source;
    const value = normalizeFileValue(source, this.#warn);
    if (!isSameFile(value, this.#known)) this.#known = value;
    return this.#known;
  }

  /** An empty file if there is none, like the native control. An uploaded file is not submitted. */
  get submitted(): File | null {
    const {typed} = this;
    return typed === null ? emptyFile() : (typed.file ?? null);
  }

  get state(): File | string | null {
    const {typed} = this;
    return typed?.file ?? typed?.path ?? null;
  }

  get isDirty(): boolean {
    return this.#given !== undefined;
  }

  get issue(): Issue | null {
    const {typed} = this;
    if (typed === null) return this.#properties.required ? {code: 'valueMissing'} : null;
    return typed.file === undefined ? null : checkFile(typed.file, this.#properties);
  }

  set(given: GivenFiles | null | undefined): void {
    this.#given = copyOf(given) as GivenFiles | null | undefined;
  }

  clear(): void {
    this.#given = undefined;
  }

  restore(state: FormValue): void {
    if (!(state instanceof FormData)) this.set(state);
  }
}

/** A copy, because the value does not follow changes of what was given. */
function copyOf(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || given instanceof File) return given;
  return Symbol.iterator in given ? Array.from(given as Iterable<unknown>, copyOfItem) : copyOfItem(given);
}

/** A list in a list is not copied: it is not a file, and may contain itself. */
function copyOfItem(item: unknown): unknown {
  const isCopied =
    typeof item === 'object' && item !== null && !(item instanceof File) && !Array.isArray(item);
  return isCopied ? {...item} : item;
}
