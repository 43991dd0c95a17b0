import {expect} from '@open-wc/testing';
import {popupPosition} from './popup-position.js';

const viewport = {width: 1000, height: 600};
const small = {width: 300, height: 100, top: 0};
const wide = {width: 900, height: 100, top: 0};
const high = {width: 300, height: 500, top: 0};
const belowHeader = {width: 300, height: 300, top: 100};
const anchorAt = (left: number, top: number) => ({left, top, width: 200, height: 40});

describe('popupPosition', () => {
  for (const [title, anchor, popup, isRightToLeft, position] of [
    ['below the anchor', anchorAt(50, 100), small, false, {left: 50, top: 140}],
    ['above an anchor at the bottom', anchorAt(50, 550), small, false, {left: 50, top: 450}],
    [
      'below the anchor if it fits nowhere and there is more space below',
      anchorAt(50, 200),
      high,
      false,
      {left: 50, top: 240},
    ],
    [
      'above an anchor if it fits below the header',
      anchorAt(50, 450),
      belowHeader,
      false,
      {left: 50, top: 150},
    ],
    [
      'below an anchor if there is more space than up to the header',
      anchorAt(50, 310),
      belowHeader,
      false,
      {left: 50, top: 350},
    ],
    ['over an anchor if it fits nowhere else', anchorAt(50, 380), belowHeader, false, {left: 50, top: 100}],
    [
      'below the header if its anchor is under it',
      anchorAt(50, 20),
      belowHeader,
      false,
      {left: 50, top: 100},
    ],
    ['inside the viewport at its right edge', anchorAt(790, 100), small, false, {left: 700, top: 140}],
    ['at the end of the anchor, from right to left', anchorAt(400, 100), small, true, {left: 300, top: 140}],
    ['inside the viewport at its left edge', anchorAt(50, 100), wide, true, {left: 0, top: 140}],
  ] as const) {
    it(`is ${title}`, () => {
      expect(popupPosition(anchor, popup, viewport, isRightToLeft)).to.deep.equal(position);
    });
  }
});
