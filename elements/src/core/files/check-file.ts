import type {Issue} from '../validation/issue.js';
import {isAccepted} from './accept.js';
import type {FileLike} from './file-like.js';

/** The limits for a file. */
export interface FileLimits {
  /** Extensions and MIME types, as in HTML. If empty, all files are accepted. */
  readonly accept: string | null | undefined;
  /** The maximum size in bytes. Null means no limit. */
  readonly maxSize: number | null | undefined;
}

/** Returns the issue of a file. The type is checked first, because a smaller file would not help. */
export function checkFile(file: FileLike, {accept, maxSize}: FileLimits): Issue | null {
  if (!isAccepted(file, accept)) return {code: 'fileTypeMismatch', accept: accept ?? ''};
  if (isBound(maxSize) && file.size > maxSize) return {code: 'fileTooLarge', maxSize};
  return null;
}

/** Whether a value is a valid maximum size: a number of bytes, 0 or more. */
export function isBound(maxSize: number | null | undefined): maxSize is number {
  return typeof maxSize === 'number' && maxSize >= 0;
}
