import fc from 'fast-check';

const {RANDOM_SEED = '1', PROPERTY_FACTOR = '1'} = process.env;

/**
 * Checks a property with random values: always the same ones in `npm test`, and more of them with another seed in
 * `npm run soak`. A failure prints the smallest values that were found, and the seed.
 */
export async function check<Values>(
  property: fc.IRawProperty<Values>,
  {runs}: {readonly runs: number},
): Promise<void> {
  await fc.assert(property, {seed: Number(RANDOM_SEED), numRuns: runs * Number(PROPERTY_FACTOR)});
}
