import {expect} from '@open-wc/testing';
import {contrastLevel, contrastOf} from './contrast-ratio.js';
import {parseColor} from './parse-color.js';

describe('contrastOf', () => {
  // The ratios of WCAG's own examples and of the color tools that follow it.
  for (const [color, background, ratio] of [
    ['#000', '#fff', 21],
    ['#fff', '#000', 21],
    ['#fff', '#fff', 1],
    ['#777', '#fff', 4.48],
    ['#767676', '#fff', 4.54],
    ['#00f', '#fff', 8.59],
    ['#0000', '#fff', 1],
    ['#00000080', '#fff', 4.0],
  ] as const) {
    it(`is ${ratio} for ${color} on ${background}`, () => {
      const contrast = contrastOf(parseColor(color)!, parseColor(background)!);
      expect(contrast).to.be.closeTo(ratio, 0.05);
    });
  }
});

describe('contrastLevel', () => {
  for (const [contrast, level] of [
    [7, 'AAA'],
    [6.99, 'AA'],
    [4.5, 'AA'],
    [4.49, 'AA-large'],
    [3, 'AA-large'],
    [2.99, null],
  ] as const) {
    it(`is ${level} for ${contrast}`, () => {
      expect(contrastLevel(contrast)).to.equal(level);
    });
  }
});
