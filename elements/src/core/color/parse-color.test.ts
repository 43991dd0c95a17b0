import {expect} from '@open-wc/testing';
import {formatColor} from './format-color.js';
import {parseColor} from './parse-color.js';

describe('parseColor', () => {
  for (const [text, hex] of [
    ['#0c5f57', '#0c5f57'],
    ['0C5F57', '#0c5f57'],
    [' #fA0 ', '#ffaa00'],
    ['#fa08', '#ffaa0088'],
    ['#0c5f5780', '#0c5f5780'],
    ['#0c5f57ff', '#0c5f57'],
    ['rgb(12 95 87)', '#0c5f57'],
    ['RGBA(12, 95, 87, 0.5)', '#0c5f5780'],
    ['rgb(12,95,87)', '#0c5f57'],
    ['rgb(100% 0% 50% / 50%)', '#ff008080'],
    ['rgb(300 -5 none)', '#ff0000'],
    ['rgb( 1.5e2 .5 1 )', '#960101'],
    ['hsl(120deg 100% 25%)', '#008000'],
    ['hsla(0.5turn, 100%, 50%, 1)', '#00ffff'],
    ['hsl(-120 100 50)', '#0000ff'],
    ['hsl(200grad 100% 50%)', '#00ffff'],
    ['hsl(3.14159265rad 100% 50%)', '#00ffff'],
    // The values of CSS Color 4 and of the CSS Working Group's conversion code.
    ['oklch(62.796% 0.25768 29.234)', '#ff0000'],
    ['oklch(0.86644 0.29483 142.495)', '#00ff00'],
    ['oklch(0.45201 0.31321 264.052)', '#0000ff'],
    ['oklch(44.027% 0.1603 303.373)', '#663399'],
    ['oklch(1 0.2 30)', '#ffffff'],
    ['oklch(-1 0.2 30 / 0.5)', '#00000080'],
    ['oklch(0.6 none none)', '#808080'],
    ['rebeccapurple', '#663399'],
    ['SlateGrey', '#708090'],
    ['red', '#ff0000'],
    ['yellowgreen', '#9acd32'],
    ['transparent', '#00000000'],
  ] as const) {
    it(`reads "${text}" as ${hex}`, () => {
      const color = parseColor(text);
      expect(color && formatColor(color, 'hex')).to.equal(hex);
    });
  }

  for (const text of [
    '',
    '#',
    '#12345',
    '#ggg',
    'rgb(1 2)',
    'rgb(1 2 3 4)',
    'rgb(1, 2, 3, 4, 5)',
    'rgb(1, 2 3)',
    'rgb(1, 2, 3 / 0.5)',
    'rgb(1 2 3 / 0.5 / 1)',
    'rgb(1deg 2 3)',
    'rgb(1 2 3',
    'rgb(1 2 x)',
    'rgb(1e999 0 0)',
    'hsl(1% 2% 3%)',
    'oklch(0.5, 0.1, 20)',
    'oklch(0.5 0.1 1e999)',
    'lab(50% 20 30)',
    'currentcolor',
    'canvastext',
    'inherit',
    'constructor',
    'red green',
    'e',
    'color-mix(in srgb, red, blue)',
    'url(javascript:alert(1))',
  ]) {
    it(`does not read "${text}"`, () => {
      expect(parseColor(text)).to.equal(null);
    });
  }

  it('reduces the chroma of a color outside of sRGB, and keeps its lightness and hue', () => {
    const written = formatColor(parseColor('oklch(0.7 0.4 150)')!, 'oklch');
    const [lightness, chroma, hue] = written.match(/[\d.]+/g)!.map(Number);
    expect(lightness).to.be.closeTo(0.7, 0.002);
    expect(hue).to.be.closeTo(150, 0.5);
    expect(chroma).to.be.closeTo(0.193, 0.002);
  });
});
