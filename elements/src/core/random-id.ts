const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * A random id of lower-case letters and digits that starts with a letter, so that it can be used as an HTML id and
 * in a CSS selector.
 *
 * @param length Number of characters; default 7 (spec, section 9).
 * @param random Gives numbers from 0 up to but not including 1; default `Math.random`. Ids are not secrets.
 * @throws RangeError when `length` is not a whole number of at least 1.
 */
export function randomId(length = 7, random: () => number = Math.random): string {
  if (!Number.isInteger(length) || length < 1) {
    throw new RangeError(`randomId: length must be a whole number of at least 1, not ${length}.`);
  }
  let id = '';
  for (let index = 0; index < length; index += 1) {
    const choices = index === 0 ? 26 : ALPHABET.length;
    id += ALPHABET[Math.floor(random() * choices)];
  }
  return id;
}
