import {expect} from '@open-wc/testing';
import {walkEveryPair} from './every-pair.js';

declare global {
  /** Settings of the longer run of random tests (scripts/test/page.mjs). */
  var randomTests: {readonly steps?: number; readonly seed?: number} | undefined;
}

/** Tests every pair of table features. Call it once in a test file: its page imports each feature once. */
export function testEveryPair(how: string, order: readonly string[]): void {
  const {steps = 3, seed = 1} = globalThis.randomTests ?? {};

  it(`every pair of table features, imported ${how}, shows what a simple model shows (seed ${seed})`, async function () {
    this.timeout(0);
    const failures = await walkEveryPair(order, steps, seed);
    expect(failures.length, failures.join('\n\n')).to.equal(0);
  });
}
