import type {Struct} from 'superstruct';
import type {FileLike} from '../../files/file-like.js';
import type {Issue} from '../issue.js';
import {isAbsent, rule, type RuleOptions} from './rule.js';

/** The value of a file upload. In Node, `file` is a `File` or a similar object. */
export interface FileEntry {
  /** The name or path of the file. */
  readonly path?: string | null | undefined;
  readonly file?: FileLike | null | undefined;
}

/** A `FileEntry` with a file. */
export interface FilledFileEntry extends FileEntry {
  readonly file: FileLike;
}

/** The value of a required file upload: `{path, file}`, with or without the path. */
export function requiredFile(options?: RuleOptions): Struct<FilledFileEntry, null> {
  return rule('file', value => (isNoFile(value) ? {code: 'valueMissing'} : checkEntry(value)), options);
}

/**
 * The value of an optional file upload: like `requiredFile`, or null, undefined, or an object with neither path nor
 * file. A path without a file is not valid.
 */
export function optionalFile(options?: RuleOptions): Struct<FileEntry | null | undefined, null> {
  return rule('file', value => (isNoFile(value) ? null : checkEntry(value)), options);
}

/** Whether a value means that no file was chosen. */
function isNoFile(value: unknown): boolean {
  return isAbsent(value) || (isEntry(value) && !value.path && isAbsent(value.file));
}

function checkEntry(value: unknown): Issue | null {
  if (!isEntry(value)) return {code: 'notValid'};
  const {path, file} = value;
  if (!isAbsent(path) && typeof path !== 'string') return {code: 'notValid'};
  if (isAbsent(file)) return {code: 'valueMissing'};
  return isFileLike(file) ? null : {code: 'notValid'};
}

/** A file by itself is not an entry, although it is an object without a path. */
function isEntry(value: unknown): value is Readonly<Record<keyof FileEntry, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isFileLike(value);
}

function isFileLike(value: unknown): value is FileLike {
  const {name, size, type} = Object(value) as Record<keyof FileLike, unknown>;
  return typeof name === 'string' && typeof size === 'number' && typeof type === 'string';
}
