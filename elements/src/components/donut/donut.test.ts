import {expect, fixture, html} from '@open-wc/testing';
import {plotOf, testChart} from '../../testing/chart-contract.js';
import {recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import type {LcDonut} from './donut.define.js';
import './donut.define.js';

const SLICES = [
  {label: 'Shops', value: 50},
  {label: 'Online', value: 25},
  {label: 'Markets', value: 25},
];

async function make(properties: Partial<LcDonut> = {}): Promise<LcDonut> {
  const element = Object.assign(document.createElement('lc-donut'), {
    label: 'Orders',
    slices: SLICES,
    ...properties,
  });
  await fixture(html`<div>${element}</div>`);
  return element;
}

const find = (element: LcDonut, selector: string) => [...element.shadowRoot!.querySelectorAll(selector)];
const texts = (element: LcDonut, selector: string) =>
  find(element, selector).map(({textContent}) => textContent.trim());

describe('lc-donut', () => {
  testChart<LcDonut>({
    tag: 'lc-donut',
    states: {'with slices': {slices: SLICES}},
    data: {slices: SLICES},
    empty: {slices: []},
    points: ['Shops 50 (50%)', 'Online 25 (25%)', 'Markets 25 (25%)'],
    table: [
      ['', 'Orders', '%'],
      ['Shops', '50', '50%'],
      ['Online', '25', '25%'],
      ['Markets', '25', '25%'],
    ],
    third: [0.1, 0.3],
  });

  describe('properties', () => {
    it('reads its attributes', async () => {
      const element = await fixture<LcDonut>(
        html`<lc-donut
          label="Orders"
          slices='[{"label": "A", "value": "2.5"}]'
          measurement-unit="t"
        ></lc-donut>`,
      );
      expect(plotOf(element).ariaValueText).to.equal('A 2.5\u00A0t (100%)');
    });

    it('has the sum in the middle', async () => {
      const format = {style: 'currency', currency: 'EUR', maximumFractionDigits: 0} as const;
      expect(texts(await make({format}), '.total')).to.deep.equal(['€100']);
    });

    it('has the slice in the middle that is reached', async () => {
      const element = await make();
      plotOf(element).focus();
      await press('ArrowRight');
      await element.updateComplete;
      expect(texts(element, '.center > span')).to.deep.equal(['Online', '25', '25%']);
    });

    it('has an arc for each slice with a share', async () => {
      const slices = [...SLICES, {label: 'None', value: 0}];
      const arcs = find(await make({slices}), '.arc').map(arc => [
        arc.getAttribute('stroke-dasharray'),
        arc.getAttribute('stroke-dashoffset'),
      ]);
      expect(arcs).to.deep.equal([
        ['49.4 100', '-0.3'],
        ['24.4 100', '-50.3'],
        ['24.4 100', '-75.3'],
      ]);
    });

    it('has a whole ring for a single slice', async () => {
      const [arc] = find(await make({slices: [{label: 'All', value: 3}]}), '.arc');
      expect(arc!.getAttribute('stroke-dasharray')).to.equal('100 100');
    });

    it('has a legend with values and shares', async () => {
      expect(texts(await make(), '.legend > li > span')).to.deep.equal([
        ...['Shops', '50', '50%'],
        ...['Online', '25', '25%'],
        ...['Markets', '25', '25%'],
      ]);
    });

    it('adds up the smallest of more than six slices', async () => {
      const slices = [1, 2, 3, 4, 5, 6, 7].map(value => ({label: `L${value}`, value}));
      expect(texts(await make({slices}), '.legend .name')).to.deep.equal([
        'L3',
        'L4',
        'L5',
        'L6',
        'L7',
        'Other',
      ]);
    });

    it('warns once about a negative slice, which is left out', async () => {
      let element!: LcDonut;
      const slices = [...SLICES, {label: 'Returns', value: -5}];
      const warnings = await recordWarnings(async () => {
        element = await make({slices});
        element.loading = true;
        await element.updateComplete;
      });
      expect(warnings).to.deep.equal([
        '<lc-donut>: slices must be objects with a label and a value of at least 0, not {"label":"Returns","value":-5}; it is left out.',
      ]);
      expect(texts(element, '.total')).to.deep.equal(['100']);
    });

    it('shows slices without any value in its legend only', async () => {
      const element = await make({slices: [{label: 'A', value: 0}]});
      expect([find(element, '.arc').length, texts(element, '.legend .number')]).to.deep.equal([0, ['0']]);
    });
  });

  describe('slots', () => {
    it('shows its child in the middle instead of the sum', async () => {
      const element = await fixture<LcDonut>(
        html`<lc-donut label="Orders" .slices=${SLICES}><b slot="center">100 orders</b></lc-donut>`,
      );
      expect(element.querySelector('b')!.checkVisibility()).to.equal(true);
      plotOf(element).focus();
      await element.updateComplete;
      expect(element.querySelector('b')!.checkVisibility()).to.equal(false);
    });
  });
});
