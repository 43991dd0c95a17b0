import {localeTags} from '../locale-tags.js';
import {parseAccept} from './accept.js';

/** The names of wildcard types in a language. */
export type FileKinds = Readonly<Record<'image' | 'audio' | 'video' | 'text', string>>;

/** A subtype that users recognize, such as `png` and `svg+xml`, but not `vnd.ms-excel`. */
const PLAIN_SUBTYPE = /^\w+\/([a-z\d]+)(\+xml)?$/;

/**
 * Describes the accepted types for users: `'images or PDF'`. Empty if all files are accepted.
 *
 * @param locale A BCP 47 tag, for the format of the list.
 */
export function describeAccept(accept: string | null | undefined, locale: string, kinds: FileKinds): string {
  const tokens = parseAccept(accept);
  if (tokens.includes('*/*')) return '';
  const names = new Set(tokens.map(token => nameOf(token, kinds)));
  return new Intl.ListFormat(localeTags(locale), {type: 'disjunction'}).format(names);
}

function nameOf(token: string, kinds: FileKinds): string {
  if (token.startsWith('.')) return token.slice(1).toUpperCase();
  const [type, subtype] = token.split('/');
  if (subtype === '*') return kinds[type as keyof FileKinds] ?? token;
  return PLAIN_SUBTYPE.exec(token)?.[1]?.toUpperCase() ?? token;
}
