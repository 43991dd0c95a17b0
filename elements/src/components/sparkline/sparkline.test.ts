import {expect, fixture, html} from '@open-wc/testing';
import {registerTranslation} from '../../core/localization/index.js';
import {nl} from '../../core/localization/languages/nl.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import {until} from '../../testing/until.js';
import type {LcDataTable} from '../data-table/data-table.define.js';
import '../data-table/data-table.define.js';
import {sparkline, type LcSparkline} from './sparkline.define.js';

async function make(properties: Partial<LcSparkline> = {}): Promise<LcSparkline> {
  const element = Object.assign(document.createElement('lc-sparkline'), properties);
  await fixture(html`<div>${element}</div>`);
  return element;
}

const base = (element: LcSparkline) => element.shadowRoot!.querySelector('[role=img]')!;
const drawn = (element: LcSparkline, name: string) =>
  element.shadowRoot!.querySelector(`.${name}`)?.getAttribute('d');

const TREND = 'Start 3, end 5, lowest 2, highest 9';

describe('lc-sparkline', () => {
  describe('accessibility', () => {
    for (const [title, values] of [
      ['with values', [3, 2, null, 9, 5]],
      ['without values', []],
    ] as const)
      it(`is accessible ${title}, in light and dark`, async () => {
        await expectAccessible(await make({label: 'Orders', values}));
      });

    it('is an image with its trend as the name', async () => {
      expect(base(await make({values: [3, 2, 9, 5]})).ariaLabel).to.equal(TREND);
    });

    it('says its label first', async () => {
      expect(base(await make({values: [3, 2, 9, 5], label: 'Orders'})).ariaLabel).to.equal(
        `Orders: ${TREND}`,
      );
    });

    it('says that it is empty', async () => {
      expect(base(await make({label: 'Orders'})).ariaLabel).to.equal('Orders: No data');
    });

    it('speaks the language of the page, in its format', async () => {
      registerTranslation(nl);
      const format = {style: 'percent'} as const;
      const element = await make({values: [0.5, 0.25], format, lang: 'nl'});
      expect(base(element).ariaLabel).to.equal('Begin: 50%, einde: 25%, minimum: 25%, maximum: 50%');
    });
  });

  describe('properties', () => {
    it('reads its attributes', async () => {
      const element = await fixture<LcSparkline>(
        html`<lc-sparkline values="[1, 2]" measurement-unit="mg"></lc-sparkline>`,
      );
      expect(base(element).ariaLabel).to.equal(
        'Start 1\u00A0mg, end 2\u00A0mg, lowest 1\u00A0mg, highest 2\u00A0mg',
      );
    });

    it('draws its values from the lowest to the highest, with gaps', async () => {
      const element = await make({values: [10, 20, null, 15, 10]});
      expect([drawn(element, 'line'), drawn(element, 'end')]).to.deep.equal([
        'M0 100L25 0M75 50L100 100',
        'M100 100h0',
      ]);
    });

    it('draws values that are the same in the middle', async () => {
      expect(drawn(await make({values: [7, 7]}), 'line')).to.equal('M0 50L100 50');
    });

    it('draws a single value as a dot', async () => {
      expect(drawn(await make({values: [7]}), 'line')).to.equal('M50 50h0');
    });

    it('warns once about values that are not numbers, which are gaps', async () => {
      const warnings = await recordWarnings(async () => {
        const element = await make({values: [1, NaN, '3' as never]});
        expect(drawn(element, 'line')).to.equal('M0 100h0M100 0h0');
        element.label = 'Again';
        await element.updateComplete;
      });
      expect(warnings).to.deep.equal([
        '<lc-sparkline>: values must be numbers, or null for a gap, not NaN; it is a gap.',
      ]);
    });

    it('is as wide as its place at most', async () => {
      const place = await fixture<HTMLElement>(html`<div style="inline-size: 3rem"></div>`);
      const element = await make({values: [1, 2]});
      place.append(element);
      expect(element.getBoundingClientRect().width).to.equal(48);
    });

    it('starts at the right in a page from right to left', async () => {
      const element = await make({values: [1, 2]});
      const end = () => {
        const {left, right} = element.getBoundingClientRect();
        const dot = element.shadowRoot!.querySelector('.end')!.getBoundingClientRect();
        return (dot.left + dot.right) / 2 < (left + right) / 2 ? 'left' : 'right';
      };
      const before = end();
      element.dir = 'rtl';
      expect([before, end()]).to.deep.equal(['right', 'left']);
    });
  });

  describe('in a table', () => {
    it('shows the values of another field than the one by which the column sorts', async () => {
      const table = await fixture<LcDataTable>(html`<lc-data-table label="Products"></lc-data-table>`);
      table.columns = [{label: 'Revenue', field: 'revenue', sort: 'desc', render: sparkline('trend')}];
      table.rows = [
        {revenue: 3, trend: [9, 3]},
        {revenue: 5, trend: [1, 5]},
      ];
      await until(() => table.querySelectorAll('lc-sparkline').length === 2);
      const values = [...table.querySelectorAll('lc-sparkline')].map(({values}) => values);
      expect(values).to.deep.equal([
        [1, 5],
        [9, 3],
      ]);
    });

    it('passes its options on', async () => {
      const place = await fixture<HTMLElement>(
        html`<div>${sparkline('trend', {label: 'Trend'})(0, {trend: [1]})}</div>`,
      );
      expect(place.querySelector('lc-sparkline')!.label).to.equal('Trend');
    });
  });
});
