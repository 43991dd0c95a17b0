import {expect} from '@open-wc/testing';
import {shareFormat, tickFormat, valueFormat, type ChartFormat} from './number-format.js';

const warnings: string[] = [];
const warn = (message: string) => void warnings.push(message);
const english = (given: Partial<ChartFormat> = {}): ChartFormat => ({
  lang: 'en',
  format: null,
  unit: '',
  ...given,
});
beforeEach(() => void warnings.splice(0));

describe('valueFormat', () => {
  for (const [value, text] of [
    [1234.5, '1,234.5'],
    [0.1 + 0.2, '0.3'],
    [0.000123, '0.000123'],
    [-4e-9, '-4E-9'],
    [0, '0'],
    [2e20, '2E20'],
  ] as const)
    it(`writes ${value} as ${text}`, () => {
      expect(valueFormat(english(), warn)(value)).to.equal(text);
    });

  it('writes in the format of the app', () => {
    expect(valueFormat(english({format: {style: 'currency', currency: 'EUR'}}), warn)(3)).to.equal('€3.00');
  });

  it('writes in a language, with a unit', () => {
    expect(valueFormat({lang: 'de', format: null, unit: 'mg'}, warn)(1234.5)).to.equal('1.234,5\u00A0mg');
  });

  it('writes in English if the language has no tag', () => {
    expect(valueFormat(english({lang: 'en_US'}), warn)(1.5)).to.equal('1.5');
  });

  for (const format of [{style: 'many'}, {currency: 3}, {maximumFractionDigits: -1}])
    it(`warns about ${JSON.stringify(format)}, which is ignored`, () => {
      expect(valueFormat(english({format}), warn)(1.5)).to.equal('1.5');
      expect(warnings).to.deep.equal([
        'format must have options of Intl.NumberFormat; the numbers are shown without it.',
      ]);
    });
});

describe('tickFormat', () => {
  const write = (ticks: readonly number[], format: object | null = null) =>
    ticks.map(tickFormat(english({format}), ticks, warn));

  for (const [ticks, texts, format] of [
    [
      [0, 2.5, 5],
      ['0', '2.5', '5'],
    ],
    [
      [0, 0.25, 0.5],
      ['0', '0.25', '0.5'],
    ],
    [
      [0, 5000, 10_000],
      ['0', '5K', '10K'],
    ],
    [
      [0, 1_250_000, 2_500_000],
      ['0', '1.25M', '2.5M'],
    ],
    [[0, 500, 1000], ['€0', '€500', '€1,000'], {style: 'currency', currency: 'EUR'}],
    [[0, 0.25, 0.5], ['0%', '25%', '50%'], {style: 'percent'}],
    [
      [0, 1e-9],
      ['0E0', '1E-9'],
    ],
  ] as [number[], string[], object?][])
    it(`writes ${ticks.join(' ')} as ${texts.join(' ')}`, () => {
      expect(write(ticks, format)).to.deep.equal(texts);
    });
});

describe('shareFormat', () => {
  for (const [share, text] of [
    [0, '0%'],
    [0.00012, '0.01%'],
    [1 / 3, '33.3%'],
    [1, '100%'],
  ] as const)
    it(`writes ${share} as ${text}`, () => {
      expect(shareFormat('en')(share)).to.equal(text);
    });
});
