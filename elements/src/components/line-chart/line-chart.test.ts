import {expect, fixture, html} from '@open-wc/testing';
import {plotOf, testChart} from '../../testing/chart-contract.js';
import {press} from '../../testing/keyboard.js';
import type {LcLineChart} from './line-chart.define.js';
import './line-chart.define.js';

const MONTHS = ['Jan', 'Feb', 'Mar'];
const SERIES = [
  {label: '2025', values: [4, 6, 8]},
  {label: '2026', values: [2, null, 4]},
];

async function make(properties: Partial<LcLineChart> = {}): Promise<LcLineChart> {
  const given = {label: 'Orders', categories: MONTHS, values: [4, 8, 2], ...properties};
  const element = Object.assign(document.createElement('lc-line-chart'), given);
  await fixture(html`<div style="inline-size: 40rem">${element}</div>`);
  return element;
}

const find = (element: LcLineChart, selector: string) => [...element.shadowRoot!.querySelectorAll(selector)];
const texts = (element: LcLineChart, selector: string) =>
  find(element, selector).map(({textContent}) => textContent.trim());
const lines = (element: LcLineChart) => find(element, '.plot path.line').map(line => line.getAttribute('d'));

describe('lc-line-chart', () => {
  testChart<LcLineChart>({
    tag: 'lc-line-chart',
    states: {
      'with one series': {categories: MONTHS, values: [4, 8, 2]},
      'with several series': {categories: MONTHS, series: SERIES},
    },
    data: {categories: MONTHS, values: [4, 8, 2]},
    empty: {categories: MONTHS, values: [null, null]},
    points: ['Jan: 4', 'Feb: 8', 'Mar: 2'],
    table: [
      ['', 'Orders'],
      ['Jan', '4'],
      ['Feb', '8'],
      ['Mar', '2'],
    ],
    third: [0.8, 0.2],
  });

  describe('properties', () => {
    it('draws a line for each series, with its gaps', async () => {
      expect(lines(await make({series: SERIES}))).to.deep.equal(['M0 50L50 25L100 0', 'M0 75h0M100 50h0']);
    });

    it('starts its axis at zero', async () => {
      expect(texts(await make({values: [180, 200, 190]}), '.ticks > span')).to.deep.equal([
        '200',
        '150',
        '100',
        '50',
        '0',
      ]);
    });

    it('starts its axis at the lowest value if min is null', async () => {
      expect(texts(await make({values: [180, 200, 190], min: null}), '.ticks > span').at(-1)).to.equal('180');
    });

    it('has a value below min', async () => {
      expect(texts(await make({values: [-180, 200, 190], min: 0}), '.ticks > span').at(-1)).to.equal('-200');
    });

    it('leaves room for categories without values', async () => {
      expect(lines(await make({values: [4, 4]}))).to.deep.equal(['M0 0L50 0']);
    });

    it('draws a single point in the middle', async () => {
      expect(lines(await make({categories: null, values: [5]}))).to.deep.equal(['M50 16.67h0']);
    });

    it('fills the area below a single series only', async () => {
      const count = async (properties: Partial<LcLineChart>) =>
        find(await make(properties), '.line-area').length;
      expect([await count({}), await count({series: SERIES})]).to.deep.equal([1, 0]);
    });

    it('marks the values of a category', async () => {
      const element = await make({series: SERIES});
      plotOf(element).focus();
      await press('ArrowRight');
      await element.updateComplete;
      expect(
        find(element, '.dot').map(dot => [dot.getAttribute('cx'), dot.getAttribute('cy')]),
      ).to.deep.equal([['50%', '25%']]);
    });

    it('draws the lines of several series in different dashes for more contrast', async () => {
      const [first, second] = find(await make({series: SERIES}), '.plot g').map(({classList}) => [
        ...classList,
      ]);
      expect([first, second]).to.deep.equal([['color-1'], ['color-2']]);
    });

    describe('of 10,000 values', () => {
      const values = Array.from({length: 10_000}, (_, index) => (index === 4321 ? 50 : index % 7));

      it('draws the peak of a line that it makes shorter', async () => {
        const [line] = lines(await make({categories: null, values}));
        expect(line!.split('L').length).to.be.within(500, 2500);
        expect(line).to.contain('L43.21 16.67L');
      });

      it('reaches each value with keys', async () => {
        const element = await make({categories: null, values});
        plotOf(element).focus();
        await press('ArrowRight');
        await press('PageUp');
        await element.updateComplete;
        expect(plotOf(element).ariaValueText).to.equal(`1002: ${1001 % 7}`);
      });

      it('has a sentence for screen readers instead of a table', async () => {
        const element = await make({categories: null, values});
        expect([find(element, 'table').length, texts(element, '.visually-hidden p')]).to.deep.equal([
          0,
          ['Orders: Start 0, end 3, lowest 0, highest 50'],
        ]);
      });
    });
  });
});
