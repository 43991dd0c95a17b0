/**
 * Returns a job that is measured in milliseconds.
 * @param {string} id
 * @param {string} title
 * @param {string} [needs] the ability without which a contender cannot do it
 */
export const job = (id, title, needs) => ({id, title, unit: 'ms', ...(needs && {needs})});

/**
 * Returns the variants of a suite: one for each size.
 * @param {readonly number[]} sizes The sizes, unless the options have others.
 * @param {string} plural what the size counts
 * @param {{prefix?: string, kind?: string}} [more] What precedes the size in the id, and further options of the page.
 * @returns {import('../lib/rounds.mjs').Suite['variants']}
 */
export const variantsOf =
  (sizes, plural, {prefix = '', ...more} = {}) =>
  ({sizes: asked, limit}) =>
    (asked ?? sizes).map(size => ({
      id: `${prefix}${size}`,
      title: `${size.toLocaleString('en')} ${plural}`,
      options: {...more, size, limit: limit * 1000},
    }));

/**
 * Runs all jobs in the page with one call.
 * @type {import('../lib/rounds.mjs').Suite['measure']}
 */
export const measureAtOnce = async (session, options) => ({values: await session.call('measure', options)});
