/** Letters that join the next one. Two initials would look like a word. */
const JOINED = /[\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Nkoo}\p{sc=Adlm}]/u;
const NON_JOINER = '\u200c';

/**
 * Returns the initials of a name, for a person without a picture: the first letters of the first and last word, in
 * uppercase.
 *
 * @param locale The language for uppercase letters, as a BCP 47 tag, because Turkish has its own i.
 */
export function initialsOf(name: string, locale: string): string {
  const words = name.split(/\s/u).flatMap(word => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? []);
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return ends.join(JOINED.test(ends[0] ?? '') ? NON_JOINER : '').toLocaleUpperCase(locale);
}
