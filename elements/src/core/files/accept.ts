import type {FileLike} from './file-like.js';

/** `.pdf`, `image/*` or `application/pdf`. */
const TOKEN = /^(\.[^\s/]+|[\w.+-]+\/(\*|[\w.+-]+)|\*\/\*)$/;

/**
 * Reads an `accept` attribute: extensions and MIME types with or without wildcard, in lower case (HTML standard, "the
 * accept attribute").
 *
 * @param report Is told the entries that are none of these; they are left out.
 */
export function readAccept(
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
 * Whether a file is of a type that `accept` names; any file is where it names none. A file whose MIME type the system
 * does not know is known by its extension alone.
 */
export function isAccepted(
  file: Pick<FileLike, 'name' | 'type'>,
  accept: string | null | undefined,
): boolean {
  const tokens = readAccept(accept);
  return tokens.length === 0 || tokens.some(token => isOfType(file, token));
}

function isOfType({name, type}: Pick<FileLike, 'name' | 'type'>, token: string): boolean {
  if (token === '*/*') return true;
  if (token.startsWith('.')) return name.toLowerCase().endsWith(token);
  const essence = type.toLowerCase().split(';')[0]!.trim();
  return token.endsWith('/*') ? essence.startsWith(token.slice(0, -1)) : essence === token;
}
