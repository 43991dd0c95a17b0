import {expect, fixture, html} from '@open-wc/testing';
import {plotOf, testChart} from '../../testing/chart-contract.js';
import {recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import type {LcBarChart} from './bar-chart.define.js';
import './bar-chart.define.js';

const MONTHS = ['Jan', 'Feb', 'Mar'];
const SERIES = [
  {label: 'Shops', values: [4, 6, null]},
  {label: 'Online', values: [2, -3, 5]},
];

async function make(properties: Partial<LcBarChart> = {}): Promise<LcBarChart> {
  const given = {label: 'Orders', categories: MONTHS, values: [4, 8, 2], ...properties};
  const element = Object.assign(document.createElement('lc-bar-chart'), given);
  await fixture(html`<div style="inline-size: 40rem">${element}</div>`);
  return element;
}

const find = (element: LcBarChart, selector: string) => [...element.shadowRoot!.querySelectorAll(selector)];
const texts = (element: LcBarChart, selector: string) =>
  find(element, selector).map(({textContent}) => textContent.trim());
const bars = (element: LcBarChart, ...names: string[]) =>
  find(element, '.plot rect.area').map(bar => names.map(name => bar.getAttribute(name)));
/** The bars from the top of the plot to its bottom, in percent. */
const heights = (element: LcBarChart) => bars(element, 'y', 'height');

describe('lc-bar-chart', () => {
  testChart<LcBarChart>({
    tag: 'lc-bar-chart',
    states: {
      'with one series': {categories: MONTHS, values: [4, 8, 2]},
      'with several series': {categories: MONTHS, series: SERIES},
    },
    data: {categories: MONTHS, values: [4, 8, 2]},
    empty: {categories: MONTHS, values: null},
    points: ['Jan: 4', 'Feb: 8', 'Mar: 2'],
    table: [
      ['', 'Orders'],
      ['Jan', '4'],
      ['Feb', '8'],
      ['Mar', '2'],
    ],
    third: [0.9, 0.2],
  });

  describe('accessibility', () => {
    it('says the value of each series, or that it has no value', async () => {
      const element = await make({series: SERIES});
      plotOf(element).focus();
      await press('End');
      await element.updateComplete;
      expect(plotOf(element).ariaValueText).to.equal('Mar: Shops No value, Online 5');
    });

    it('has a column of the table for each series', async () => {
      expect(texts(await make({series: SERIES}), 'th[scope=col]')).to.deep.equal(['Shops', 'Online']);
    });
  });

  describe('properties', () => {
    it('reads its attributes', async () => {
      const element = await fixture<LcBarChart>(
        html`<lc-bar-chart
          label="Orders"
          categories='["Jan"]'
          series='[{"label": "A", "values": [1]}, {"label": "B", "values": ["2.5"]}]'
          stacked
          measurement-unit="t"
        ></lc-bar-chart>`,
      );
      expect([element.stacked, plotOf(element).ariaValueText]).to.deep.equal([
        true,
        'Jan: A 1\u00A0t, B 2.5\u00A0t',
      ]);
    });

    it('draws each bar from zero', async () => {
      expect(heights(await make({values: [4, 8, -4]}))).to.deep.equal([
        ['40%', '26.67%'],
        ['13.33%', '53.34%'],
        ['66.67%', '26.66%'],
      ]);
    });

    it('draws the series of a category beside one another', async () => {
      const series = [
        {label: 'A', values: [1]},
        {label: 'B', values: [1]},
      ];
      expect(bars(await make({categories: ['Jan'], series}), 'x', 'width')).to.deep.equal([
        ['42%', '7.36%'],
        ['50%', '7.36%'],
      ]);
    });

    it('draws them on one another if they are stacked', async () => {
      const series = [
        {label: 'A', values: [1]},
        {label: 'B', values: [3]},
      ];
      expect(bars(await make({series, stacked: true}), 'x', 'y', 'height')).to.deep.equal([
        ['8.67%', '75%', '25%'],
        ['8.67%', '0%', '75%'],
      ]);
    });

    it('has an axis with round numbers, which are brief', async () => {
      const format = {style: 'currency', currency: 'EUR'} as const;
      expect(texts(await make({values: [4_100_000, 0, 0], format}), '.ticks > span')).to.deep.equal([
        '€6M',
        '€4M',
        '€2M',
        '€0',
      ]);
    });

    it('has the sign before a number in a page from right to left', async () => {
      const element = await make({values: [-4, 0, 0], dir: 'rtl'});
      const tick = find(element, '.ticks > span').at(-1)!;
      const text = [...tick.childNodes].find(node => node instanceof Text)!;
      const leftAt = (index: number) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        return range.getBoundingClientRect().left;
      };
      expect(text.data).to.equal('-4');
      expect(leftAt(0)).to.be.lessThan(leftAt(1));
    });

    it('has room up to max', async () => {
      expect(texts(await make({max: 100}), '.ticks > span')[0]).to.equal('100');
    });

    it('warns about a max that is not a number, which is ignored', async () => {
      let element!: LcBarChart;
      const warnings = await recordWarnings(async () => (element = await make({max: 'much' as never})));
      expect(warnings).to.deep.equal(['<lc-bar-chart>: max must be a number, not much; it is ignored.']);
      expect(texts(element, '.ticks > span')[0]).to.equal('8');
    });

    it('numbers values without a category', async () => {
      const element = await make({categories: ['Jan'], values: [1, 2]});
      expect(texts(element, 'tbody th')).to.deep.equal(['Jan', '2']);
    });

    it('has a legend only for several series', async () => {
      const [one, several] = [await make(), await make({series: SERIES})];
      expect([texts(one, '.legend > li'), texts(several, '.legend > li')]).to.deep.equal([
        [],
        ['Shops', 'Online'],
      ]);
    });

    it('has a pattern on the bars of each series but the first', async () => {
      const patterns = find(await make({series: SERIES}), '.plot rect.pattern');
      expect(patterns.map(pattern => pattern.getAttribute('fill'))).to.deep.equal([
        'url(#pattern-1)',
        'url(#pattern-1)',
        'url(#pattern-1)',
      ]);
    });

    for (const [title, properties, warning] of [
      ['a date', {values: [new Date(0)]}, 'values must be numbers, or null for a gap'],
      ['series without values', {series: [{label: 'A'}]}, 'series must be a list of objects'],
      ['a list of lists as categories', {categories: [[]]}, 'categories must be texts, numbers, or dates'],
      ['seven series', {series: Array(7).fill({label: 'A', values: [1]})}, 'series should be at most 6'],
    ] as [string, Partial<LcBarChart>, string][])
      it(`warns about ${title}`, async () => {
        const warnings = await recordWarnings(() => make(properties));
        expect(warnings).to.have.length(1);
        expect(warnings[0]).to.contain(`<lc-bar-chart>: ${warning}`);
      });

    it('shows the values of a category beside it', async () => {
      const element = await make({series: SERIES});
      plotOf(element).focus();
      await element.updateComplete;
      expect(texts(element, '.tip .heading, .tip .name, .tip .number')).to.deep.equal([
        'Jan',
        'Shops',
        '4',
        'Online',
        '2',
      ]);
    });

    it('hides them with Escape', async () => {
      const element = await make();
      plotOf(element).focus();
      await element.updateComplete;
      const before = find(element, '.tip').length;
      await press('Escape');
      await element.updateComplete;
      expect([before, find(element, '.tip').length]).to.deep.equal([1, 0]);
    });

    it('shows fewer categories in a narrow place', async () => {
      const element = await make({
        categories: Array.from({length: 12}, (_, index) => `W${index + 1}`),
        values: Array.from({length: 12}, (_, index) => index),
      });
      const shown = () =>
        find(element, '.label').filter(label => getComputedStyle(label).visibility === 'visible').length;
      const wide = shown();
      element.parentElement!.style.inlineSize = '18rem';
      expect([wide, shown()]).to.deep.equal([12, 6]);
    });
  });
});
