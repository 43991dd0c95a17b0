import {localeTags} from '../locale-tags.js';
import {readAccept} from './accept.js';

/** What a language calls the files of a wildcard. */
export type FileKinds = Readonly<Record<'image' | 'audio' | 'video' | 'text', string>>;

/** A subtype that users know as it is, as `png` and `svg+xml`; not `vnd.ms-excel`. */
const PLAIN_SUBTYPE = /^\w+\/([a-z\d]+)(\+xml)?$/;

/**
 * What `accept` takes, for the user to read: `'images or PDF'`. Empty when it takes any file.
 *
 * @param locale A BCP 47 tag, for the way to list.
 */
export function describeAccept(accept: string | null | undefined, locale: string, kinds: FileKinds): string {
  const tokens = readAccept(accept);
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
