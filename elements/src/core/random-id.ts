const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Returns a random id of lowercase letters and digits. It starts with a letter, so that you can use it as an HTML id and
 * in a CSS selector. Do not use ids as secrets.
 *
 * @param length The number of characters; default 7.
 * @param random Returns numbers from 0 to 1, excluding 1; default `Math.random`.
 * @throws RangeError if `length` is not a whole number of at least 1.
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
