import type {Warn} from '../../core/bad-input.js';

/** The value of a file upload. */
export interface FileValue {
  /** The name of the file, or the path of an uploaded file. */
  readonly path: string;
  /** The file that the form submits. Not set for an uploaded file. */
  readonly file?: File | undefined;
}

/** A value set by an app: a file, a path, or both. */
export type GivenFile =
  File | string | {readonly path?: string | undefined; readonly file?: File | null | undefined};

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
    warn('the value must be a File, {path, file} or null; it is null now.');
    return null;
  }
  if (file instanceof File) return {path: path || file.name, file};
  return path ? {path} : null;
}

/** Whether two values have the same path and file. */
export function isSameFile(one: FileValue | null, other: FileValue | null): boolean {
  return one?.path === other?.path && one?.file === other?.file;
}

/** The name to show: the file's name, or the last part of the path. */
export function shownName({path, file}: FileValue): string {
  return file?.name ?? (path.split(/[\\/]/).findLast(part => part !== '') || path);
}
