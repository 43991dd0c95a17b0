const BITS = 11;
const BUCKETS = 1 << BITS;

/**
 * Returns the indices of keys in ascending order. Equal keys keep their order.
 * @param {Uint32Array} keys
 */
export function orderOf(keys) {
  let order = Uint32Array.from(keys.keys());
  let other = new Uint32Array(keys.length);
  const most = keys.reduce((a, b) => Math.max(a, b), 0);
  for (let shift = 0; shift < 32 && most >>> shift > 0; shift += BITS) {
    const starts = startsOf(keys, shift);
    for (let index = 0; index < order.length; index += 1) {
      const row = order[index];
      other[starts[(keys[row] >>> shift) & (BUCKETS - 1)]++] = row;
    }
    [order, other] = [other, order];
  }
  return order;
}

/** Returns where the rows of each bucket start. */
function startsOf(keys, shift) {
  const counts = new Uint32Array(BUCKETS + 1);
  for (let index = 0; index < keys.length; index += 1)
    counts[((keys[index] >>> shift) & (BUCKETS - 1)) + 1] += 1;
  for (let bucket = 1; bucket <= BUCKETS; bucket += 1) counts[bucket] += counts[bucket - 1];
  return counts;
}
