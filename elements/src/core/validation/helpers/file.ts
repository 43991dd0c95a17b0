import type {Struct} from 'superstruct';
import type {FileLike} from '../../files/file-like.js';
import type {Issue} from '../issue.js';
import {isAbsent, rule, type RuleOptions} from './rule.js';

/** What a file upload holds, wherever it is checked: in Node a `File` or what reads like one. */
export interface FileEntry {
  /** The file's name or path. */
  readonly path?: string | null | undefined;
  readonly file?: FileLike | null | undefined;
}

/** A `FileEntry` whose file is there. */
export interface FilledFileEntry extends FileEntry {
  readonly file: FileLike;
}

/** A file that is there, as `{path, file}` with or without its path (spec, section 5). */
export function requiredFile(options?: RuleOptions): Struct<FilledFileEntry, null> {
  return rule('file', value => (isNoFile(value) ? {code: 'valueMissing'} : checkEntry(value)), options);
}

/**
 * As `requiredFile`, or nothing: null, undefined, or an object with neither path nor file. A path without its file is
 * not valid (spec, section 5).
 */
export function optionalFile(options?: RuleOptions): Struct<FileEntry | null | undefined, null> {
  return rule('file', value => (isNoFile(value) ? null : checkEntry(value)), options);
}

/** Whether a value says that no file was chosen. */
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

/** A file by itself is no entry, though it is an object without a path. */
function isEntry(value: unknown): value is Readonly<Record<keyof FileEntry, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isFileLike(value);
}

function isFileLike(value: unknown): value is FileLike {
  const {name, size, type} = Object(value) as Record<keyof FileLike, unknown>;
  return typeof name === 'string' && typeof size === 'number' && typeof type === 'string';
}
