/**
 * What stands for a name where there is no picture: the first letters of its first and its last word, in capitals.
 *
 * @param locale The language of the capitals, as a BCP 47 tag: Turkish has its own i.
 */
export function initialsOf(name: string, locale: string): string {
  const words = name.split(/\s+/u).flatMap(word => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? []);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.join('').toLocaleUpperCase(locale);
}
