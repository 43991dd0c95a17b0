/**
 * @typedef {object} Summary
 * @property {number} min
 * @property {number} median
 * @property {number} max
 * @property {number} [ratio] of the median to the floor's
 */

/**
 * @param {number[]} numbers at least one
 * @returns {Summary}
 */
export function summarize(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const median = sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  return {min: sorted[0], median, max: sorted.at(-1)};
}

/**
 * Returns the order of a round: each starts with another contender, so that none is always first.
 * @template Item
 * @param {Item[]} items
 * @param {number} round
 */
export function rotated(items, round) {
  const start = round % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
