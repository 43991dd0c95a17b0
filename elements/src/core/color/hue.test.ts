import {expect} from '@open-wc/testing';
import {colorOf} from './color.js';
import {channelsOfHsv, hslOf, hsvOf} from './hue.js';

const rounded = (numbers: readonly number[]) => numbers.map(number => Math.round(number * 100) / 100);

describe('the models with a hue', () => {
  for (const [color, hsv, hsl] of [
    [
      [255, 0, 0],
      [0, 1, 1],
      [0, 1, 0.5],
    ],
    [
      [255, 255, 0],
      [60, 1, 1],
      [60, 1, 0.5],
    ],
    [
      [0, 0, 255],
      [240, 1, 1],
      [240, 1, 0.5],
    ],
    [
      [255, 0, 128],
      [329.88, 1, 1],
      [329.88, 1, 0.5],
    ],
    [
      [102, 51, 153],
      [270, 0.67, 0.6],
      [270, 0.5, 0.4],
    ],
    [
      [255, 255, 255],
      [0, 0, 1],
      [0, 0, 1],
    ],
    [
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
  ] as const) {
    it(`have ${color.join(' ')} as ${hsv.join(' ')} and ${hsl.join(' ')}`, () => {
      const given = [...color, 255] as const;
      expect([rounded(hsvOf(given)), rounded(hslOf(given))]).to.deep.equal([[...hsv], [...hsl]]);
      expect(colorOf(channelsOfHsv(hsvOf(given)))).to.deep.equal([...given]);
    });
  }
});
