import {typesOfName} from './extensions.js';
import type {FileLike} from './file-like.js';

/** `.pdf`, `image/*`, or `application/pdf`. */
const TOKEN = /^(\.[^\s/]+|[\w.+-]+\/(\*|[\w.+-]+)|\*\/\*)$/;

/**
 * Parses an `accept` attribute: extensions and MIME types with or without wildcards, in lowercase (HTML standard, "the
 * accept attribute").
 *
 * @param report Called with invalid entries, which are ignored.
 */
export function parseAccept(
  accept: string | null | undefined,
  report: (entry: string) => void = () => {},
): readonly string[] {
  const entries = (accept ?? '')
    .split(',')
    .map(entry => entry.trim().toLowerCase())
    .filter(entry => entry !== '');
  return [...new Set(entries)].filter(entry => {
    const isToken = TOKEN.test(entry);
    if (!isToken) report(entry);
    return isToken;
  });
}

/**
 * Whether the type of a file is in `accept`. If `accept` is empty, all files are accepted. A MIME type matches the type that the
 * system reports, or a common extension of the type, because systems report `.csv`, `.heic`, and others in different ways.
 */
export function isAccepted(
  file: Pick<FileLike, 'name' | 'type'>,
  accept: string | null | undefined,
): boolean {
  const tokens = parseAccept(accept);
  return tokens.length === 0 || tokens.some(token => isOfType(file, token));
}

function isOfType({name, type}: Pick<FileLike, 'name' | 'type'>, token: string): boolean {
  if (token === '*/*') return true;
  if (token.startsWith('.')) return name.toLowerCase().endsWith(token);
  const types = [type.toLowerCase().split(';')[0]!.trim(), ...typesOfName(name)];
  const isKind = token.endsWith('/*');
  return types.some(known => (isKind ? known.startsWith(token.slice(0, -1)) : known === token));
}
