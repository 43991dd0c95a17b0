import type {Issue} from '../validation/issue.js';
import {isAccepted} from './accept.js';
import type {FileLike} from './file-like.js';

/** What a file must be. */
export interface FileLimits {
  /** Extensions and MIME types, as in HTML; empty takes any. */
  readonly accept: string | null | undefined;
  /** The greatest size in bytes; null means unbounded. */
  readonly maxSize: number | null | undefined;
}

/** What is wrong with a file: its type first, because no other size would help it. */
export function checkFile(file: FileLike, {accept, maxSize}: FileLimits): Issue | null {
  if (!isAccepted(file, accept)) return {code: 'fileTypeMismatch', accept: accept ?? ''};
  if (isBound(maxSize) && file.size > maxSize) return {code: 'fileTooLarge', maxSize};
  return null;
}

/** Whether a size bounds anything: a number of bytes of at least 0. */
export function isBound(maxSize: number | null | undefined): maxSize is number {
  return typeof maxSize === 'number' && maxSize >= 0;
}
