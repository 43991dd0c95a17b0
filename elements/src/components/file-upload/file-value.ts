import type {Warn} from '../../core/bad-input.js';

/** What a file upload holds. */
export interface FileValue {
  /** The file's name, or the path under which the page has it from before. */
  readonly path: string;
  /** The file that the form submits. None: it was uploaded before. */
  readonly file?: File | undefined;
}

/** What a page may give as a value: a file, a path, or both. */
export type GivenFile =
  File | string | {readonly path?: string | undefined; readonly file?: File | null | undefined};

/**
 * Reads what a page gives. A file alone has its name as its path; no file and no path are null. What is none of these
 * is null too.
 *
 * @param warn Is told in one sentence what is wrong and how to mend it.
 */
export function readFileValue(given: unknown, warn: Warn): FileValue | null {
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

/** Whether two values are the same path and the same file. */
export function isSameFile(one: FileValue | null, other: FileValue | null): boolean {
  return one?.path === other?.path && one?.file === other?.file;
}

/** The name to show: that of the file, or the last part of the path. */
export function shownName({path, file}: FileValue): string {
  return file?.name ?? (path.split(/[\\/]/).findLast(part => part !== '') || path);
}
