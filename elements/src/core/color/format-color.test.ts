import {expect} from '@open-wc/testing';
import type {Color} from './color.js';
import {COLOR_FORMATS, formatColor} from './format-color.js';
import {parseColor} from './parse-color.js';

/** Every channel with these values is more than 2,000 colors, with the darkest, the lightest, and the edges of sRGB. */
const LEVELS = [0, 1, 2, 3, 17, 64, 95, 128, 187, 221, 253, 254, 255];

describe('formatColor', () => {
  for (const [color, format, text] of [
    [[12, 95, 87, 255], 'hex', '#0c5f57'],
    [[12, 95, 87, 128], 'hex', '#0c5f5780'],
    [[12, 95, 87, 255], 'rgb', 'rgb(12 95 87)'],
    [[12, 95, 87, 128], 'rgb', 'rgb(12 95 87 / 0.5)'],
    [[12, 95, 87, 136], 'rgb', 'rgb(12 95 87 / 0.533)'],
    [[12, 95, 87, 0], 'rgb', 'rgb(12 95 87 / 0)'],
    [[102, 51, 153, 255], 'hsl', 'hsl(270 50% 40%)'],
    [[255, 0, 1, 255], 'hsl', 'hsl(359.8 100% 50%)'],
    [[128, 128, 128, 255], 'hsl', 'hsl(0 0% 50.2%)'],
    [[255, 0, 0, 255], 'oklch', 'oklch(0.62796 0.25768 29.23)'],
    [[255, 255, 255, 255], 'oklch', 'oklch(1 0 0)'],
    [[0, 0, 0, 51], 'oklch', 'oklch(0 0 0 / 0.2)'],
  ] as const) {
    it(`writes ${color.join(' ')} as ${text}`, () => {
      expect(formatColor(color, format)).to.equal(text);
    });
  }

  for (const format of COLOR_FORMATS) {
    it(`writes a color as ${format} that is read as the same color`, () => {
      const lost: string[] = [];
      for (const red of LEVELS)
        for (const green of LEVELS)
          for (const blue of LEVELS) {
            const color: Color = [red, green, blue, (red + green + blue) % 256];
            const text = formatColor(color, format);
            if (parseColor(text)?.join() !== color.join()) lost.push(text);
          }
      expect(lost).to.deep.equal([]);
    });
  }
});
