import {expect} from '@open-wc/testing';
import {isToward} from './is-toward.js';

const box = {top: 100, bottom: 300, left: 200, right: 400};

describe('isToward', () => {
  for (const [title, from, to, expected] of [
    ['straight to the box', [100, 150], [110, 150], true],
    ['down to a lower part of the box', [100, 110], [110, 120], true],
    ['up past the box', [100, 150], [105, 140], false],
    ['straight down', [100, 110], [100, 140], false],
    ['down more steeply than the lower corner', [100, 110], [110, 140], false],
    ['away from the box', [100, 150], [90, 150], false],
    ['along the way to the upper corner', [100, 150], [150, 125], true],
    ['along the way to the lower corner', [100, 150], [150, 225], true],
    ['to the near side of the box', [100, 150], [200, 150], true],
    ['to a box on the left', [500, 150], [490, 152], true],
    ['along the way to the lower corner of a box on the left', [500, 150], [450, 225], true],
    ['away from a box on the left', [500, 150], [510, 152], false],
    ['without a move', [100, 150], [100, 150], false],
    ['inside the box', [200, 150], [210, 150], false],
  ] as const)
    it(`is ${expected} ${title}`, () => {
      expect(isToward({x: from[0], y: from[1]}, {x: to[0], y: to[1]}, box)).to.equal(expected);
    });
});
