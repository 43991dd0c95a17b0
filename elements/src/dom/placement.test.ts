import {expect} from '@open-wc/testing';
import {isPlacement, placeBeside} from './placement.js';

const bounds = {top: 50, left: 0, width: 1000, height: 550};
const phone = {top: 0, left: 0, width: 320, height: 600};
const small = {width: 300, height: 100};
const anchorAt = (left: number, top: number) => ({left, top, width: 200, height: 40});
const middle = anchorAt(400, 300);

describe('placeBeside', () => {
  for (const [placement, top, left, side] of [
    ['top', 190, 350, 'top'],
    ['top-start', 190, 400, 'top'],
    ['top-end', 190, 300, 'top'],
    ['bottom', 350, 350, 'bottom'],
    ['bottom-start', 350, 400, 'bottom'],
    ['bottom-end', 350, 300, 'bottom'],
    ['start', 270, 90, 'left'],
    ['start-start', 300, 90, 'left'],
    ['start-end', 240, 90, 'left'],
    ['end', 270, 610, 'right'],
    ['end-start', 300, 610, 'right'],
    ['end-end', 240, 610, 'right'],
  ] as const)
    it(`places a popup at ${placement}`, () => {
      const options = {placement, gap: 10, isRightToLeft: false};
      expect(placeBeside(middle, small, bounds, options)).to.deep.equal({top, left, side});
    });

  for (const [placement, left, side] of [
    ['top-start', 300, 'top'],
    ['bottom-end', 400, 'bottom'],
    ['start', 610, 'right'],
    ['end-start', 90, 'left'],
  ] as const)
    it(`places a popup at ${placement} from right to left`, () => {
      const place = placeBeside(middle, small, bounds, {placement, gap: 10, isRightToLeft: true});
      expect([place.left, place.side]).to.deep.equal([left, side]);
    });

  for (const [title, anchor, popup, space, placement, expected] of [
    ['below if there is no space above', anchorAt(400, 100), small, bounds, 'top', [140, 350, 'bottom']],
    ['above if there is no space below', anchorAt(400, 540), small, bounds, 'bottom', [440, 350, 'top']],
    [
      'where there is more space if it fits nowhere',
      anchorAt(400, 250),
      {width: 300, height: 400},
      bounds,
      'top',
      [200, 350, 'bottom'],
    ],
    ['after the anchor at the left edge', anchorAt(10, 300), small, bounds, 'start', [270, 210, 'right']],
    ['before the anchor at the right edge', anchorAt(790, 300), small, bounds, 'end', [270, 490, 'left']],
    ['below the anchor on a phone', anchorAt(60, 100), small, phone, 'end-start', [140, 10, 'bottom']],
    ['inside the bounds at the left edge', anchorAt(0, 300), small, bounds, 'bottom', [340, 0, 'bottom']],
    ['inside the bounds at the right edge', anchorAt(790, 300), small, bounds, 'top', [200, 700, 'top']],
    [
      'at the start of the bounds if it is wider',
      middle,
      {width: 2000, height: 9},
      bounds,
      'top',
      [291, 0, 'top'],
    ],
  ] as const)
    it(`places a popup ${title}`, () => {
      const {top, left, side} = placeBeside(anchor, popup, space, {placement, gap: 0, isRightToLeft: false});
      expect([top, left, side]).to.deep.equal(expected);
    });
});

describe('isPlacement', () => {
  for (const [value, expected] of [
    ['top', true],
    ['end-start', true],
    ['bottom-end', true],
    ['left', false],
    ['top-', false],
    ['start-top', false],
    [undefined, false],
    [3, false],
  ] as const)
    it(`is ${expected} for ${value}`, () => {
      expect(isPlacement(value)).to.equal(expected);
    });
});
