/**
 * Returns a job that is measured in milliseconds.
 * @param {string} id
 * @param {string} title
 */
export const job = (id, title) => ({id, title, unit: 'ms'});

/**
 * Runs all jobs of a table in the page.
 * @type {import('../../lib/rounds.mjs').Suite['measure']}
 */
export async function measureTable(session, options) {
  await session.call('prepare', options);
  const {times, failures} = await session.call('measure');
  await session.call('destroy');
  return {values: times, failures};
}
