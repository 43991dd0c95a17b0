import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {accentScale} from './accent-scale.js';
import {contrastRatio, fromOklch} from './color.js';

/** All hues, from black to white, from gray to the strongest color that a screen shows. */
const COLORS = [0, 0.2, 0.35, 0.5, 0.6, 0.7, 0.85, 1].flatMap(l =>
  [0, 0.08, 0.3].flatMap(c => Array.from({length: 24}, (_, index) => fromOklch({l, c, h: index * 15}))),
);

describe('accentScale', () => {
  for (const scheme of ['light', 'dark'] as const) {
    it(`is readable for any color in ${scheme}`, () => {
      const low = COLORS.flatMap(color => {
        const {steps, on} = accentScale(color, scheme, ['#f6f3ed']);
        const pairs = [
          ...[10, 11].flatMap(text => [0, 1, 2].map(ground => [steps[text]!, steps[ground]!] as const)),
          ...[8, 9].map(ground => [on, steps[ground]!] as const),
          ...(scheme === 'light' ? [[steps[10]!, '#f6f3ed'] as const] : []),
        ];
        return pairs
          .filter(([text, ground]) => contrastRatio(text, ground) < 4.5)
          .map(pair => [color, ...pair]);
      });
      assert.deepEqual(low, []);
    });
  }

  it('has the color itself as its ninth step in light, and as text if that is readable', () => {
    const {steps, on} = accentScale('#6941c6', 'light');
    assert.equal(steps.length, 12);
    assert.equal(steps[8], '#6941c6');
    assert.equal(steps[10], '#6941c6');
    assert.equal(on, '#ffffff');
  });

  it('has dark text on yellow, and yellow as text is darker', () => {
    const {steps, on} = accentScale('#ffd400', 'light');
    assert.equal(steps[8], '#ffd400');
    assert.ok(contrastRatio(on, '#ffd400') > 10);
    assert.ok(contrastRatio(steps[10]!, '#ffffff') >= 4.5);
  });
});
