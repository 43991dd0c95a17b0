/**
 * Returns the variants of a suite of tables: one for each number of rows.
 * @param {readonly number[]} sizes The numbers of rows, unless the options have others.
 * @returns {import('../../lib/rounds.mjs').Suite['variants']}
 */
export const variantsOf =
  sizes =>
  ({sizes: asked, limit}) =>
    (asked ?? sizes).map(size => ({
      id: String(size),
      title: `${size.toLocaleString('en')} rows`,
      options: {size, limit: limit * 1000},
    }));
