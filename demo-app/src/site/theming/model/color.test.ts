import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {contrastRatio, fromOklch, parseHex, toOklch} from './color.js';

describe('parseHex', () => {
  for (const [text, color] of [
    ['#1d5fd0', '#1d5fd0'],
    ['1D5FD0', '#1d5fd0'],
    [' #abc ', '#aabbcc'],
    ['abcd', null],
    ['#1d5fd', null],
    ['red', null],
    ['', null],
    ['#1d5fd0; color: red', null],
  ] as const) {
    it(`reads "${text}" as ${color}`, () => {
      assert.equal(parseHex(text), color);
    });
  }
});

describe('contrastRatio', () => {
  for (const [one, other, ratio] of [
    ['#000000', '#ffffff', '21.00'],
    ['#ffffff', '#000000', '21.00'],
    ['#777777', '#ffffff', '4.48'],
    ['#767676', '#ffffff', '4.54'],
    ['#123456', '#123456', '1.00'],
  ] as const) {
    it(`is ${ratio} for ${one} and ${other}`, () => {
      assert.equal(contrastRatio(one, other).toFixed(2), ratio);
    });
  }
});

describe('OKLCH', () => {
  for (const color of ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#6941c6', '#7f7f7f']) {
    it(`returns to ${color}`, () => {
      assert.equal(fromOklch(toOklch(color)), color);
    });
  }

  it('has the lightness, chroma, and hue of red', () => {
    const {l, c, h} = toOklch('#ff0000');
    assert.deepEqual([l.toFixed(3), c.toFixed(3), h.toFixed(1)], ['0.628', '0.258', '29.2']);
  });

  it('reduces the chroma of a color that a screen cannot show', () => {
    const {l, c, h} = toOklch(fromOklch({l: 0.8, c: 0.4, h: 264}));
    assert.ok(c < 0.2, `chroma ${c}`);
    assert.ok(Math.abs(l - 0.8) < 0.02, `lightness ${l}`);
    assert.ok(Math.abs(h - 264) < 6, `hue ${h}`);
  });
});
