import {expect, fixture, html} from '@open-wc/testing';
import {sendMouse} from '@web/test-runner-commands';
import type {ChartElement} from '../base/chart/chart-element.js';
import {registerTranslation} from '../core/localization/index.js';
import {nl} from '../core/localization/languages/nl.js';
import {expectAccessible} from './accessibility.js';
import {recordWarnings} from './events.js';
import {press} from './keyboard.js';

/** A kind of chart, with data of which it shows three points. */
export interface ChartContract<Chart extends ChartElement> {
  readonly tag: string;
  /** The data of the points, in each state to check with axe. */
  readonly states: Readonly<Record<string, Partial<Chart>>>;
  /** The name of the first state. */
  readonly data: Partial<Chart>;
  readonly empty: Partial<Chart>;
  /** The points in words. */
  readonly points: readonly [string, string, string];
  /** The rows of the table for screen readers. */
  readonly table: readonly (readonly string[])[];
  /** Where the third point is in the plot of a page from left to right, from 0 to 1. */
  readonly third: readonly [x: number, y: number];
}

export const plotOf = (chart: ChartElement): HTMLElement =>
  chart.shadowRoot!.querySelector<HTMLElement>('[role=slider]')!;

/** The tests that all charts with a plot pass. */
export function testChart<Chart extends ChartElement>(contract: ChartContract<Chart>): void {
  const {tag, states, data, empty, points, table, third} = contract;

  async function make(properties: Partial<Chart> = data, dir = ''): Promise<Chart> {
    const chart = Object.assign(document.createElement(tag), {label: 'Orders', ...properties}) as Chart;
    await fixture(html`<div dir=${dir}>${chart}</div>`);
    return chart;
  }

  /** What users see of the active point, and what screen readers hear. */
  const heard = (chart: Chart) => plotOf(chart).ariaValueText;

  const moveTo = async (chart: Chart, [x, y]: readonly [number, number]) => {
    const {left, top, width, height} = plotOf(chart).getBoundingClientRect();
    await sendMouse({type: 'move', position: [Math.round(left + x * width), Math.round(top + y * height)]});
    await chart.updateComplete;
  };

  describe(`${tag} as a chart`, () => {
    for (const [state, properties] of Object.entries({...states, empty, loading: {...empty, loading: true}}))
      it(`is accessible ${state}, in light and dark`, async () => {
        await expectAccessible(await make(properties));
      });

    it('is a slider over its points, named by its label', async () => {
      const {role, ariaLabel, ariaValueMin, ariaValueMax, ariaValueNow, ariaValueText} = plotOf(await make());
      expect([role, ariaLabel, ariaValueMin, ariaValueMax, ariaValueNow, ariaValueText]).to.deep.equal([
        'slider',
        'Orders',
        '1',
        '3',
        '1',
        points[0],
      ]);
    });

    it('has its values in a table for screen readers', async () => {
      const element = (await make()).shadowRoot!.querySelector('table')!;
      expect(element.caption!.textContent.trim()).to.equal('Orders');
      expect(
        [...element.rows].map(({cells}) => [...cells].map(({textContent}) => textContent)),
      ).to.deep.equal(table);
    });

    it('hides its picture from screen readers', async () => {
      const shapes = (await make()).shadowRoot!.querySelector('.shapes')!;
      expect(shapes.getAttribute('aria-hidden')).to.equal('true');
    });

    it('warns without a label', async () => {
      const warnings = await recordWarnings(() => make({...data, label: ''}));
      expect(warnings).to.deep.equal([
        `<${tag}>: label is missing. Screen readers need it as the name of the chart.`,
      ]);
    });

    it('is named by its aria-label too', async () => {
      const chart = await make({...data, label: '', ariaLabel: 'From outside'});
      expect(plotOf(chart).ariaLabel).to.equal('From outside');
    });

    it('says that it is empty, in the language of the page', async () => {
      registerTranslation(nl);
      const chart = await make({...empty, lang: 'nl'});
      expect(chart.shadowRoot!.querySelector('[part=empty]')!.textContent).to.match(
        /Orders:\s+Geen gegevens/,
      );
    });

    it('keeps its height when its values arrive', async () => {
      const chart = await make({...empty, loading: true});
      const height = (part: string) =>
        chart.shadowRoot!.querySelector(`[part=${part}]`)!.getBoundingClientRect().height;
      const before = height('empty');
      Object.assign(chart, data, {loading: false});
      await chart.updateComplete;
      expect(height('plot')).to.equal(before);
    });

    it('is busy while it loads', async () => {
      const chart = await make({...data, loading: true});
      expect(chart.shadowRoot!.querySelector('[part=base]')!.ariaBusy).to.equal('true');
    });

    describe('keyboard', () => {
      for (const [keys, index, dir = 'ltr'] of [
        [['ArrowRight'], 1],
        [['ArrowRight', 'ArrowRight', 'ArrowRight'], 2],
        [['ArrowRight', 'ArrowLeft'], 0],
        [['End'], 2],
        [['End', 'Home'], 0],
        [['ArrowLeft'], 1, 'rtl'],
      ] as [string[], number, string?][])
        it(`shows and says point ${index + 1} after ${keys.join(', ')} in ${dir}`, async () => {
          const chart = await make(data, dir);
          plotOf(chart).focus();
          for (const key of keys) await press(key);
          await chart.updateComplete;
          expect([heard(chart), plotOf(chart).ariaValueNow]).to.deep.equal([
            points[index],
            String(index + 1),
          ]);
        });

      it('is one tab stop', async () => {
        const chart = await make();
        expect(chart.shadowRoot!.querySelectorAll('[tabindex]')).to.have.length(1);
      });

      it('leaves keys of the browser alone', async () => {
        const chart = await make();
        plotOf(chart).focus();
        const event = new KeyboardEvent('keydown', {key: 'ArrowRight', ctrlKey: true, cancelable: true});
        plotOf(chart).dispatchEvent(event);
        expect([event.defaultPrevented, plotOf(chart).ariaValueNow]).to.deep.equal([false, '1']);
      });

      it('forgets its point when the focus leaves', async () => {
        const chart = await make();
        plotOf(chart).focus();
        await press('End');
        plotOf(chart).blur();
        await chart.updateComplete;
        expect(heard(chart)).to.equal(points[0]);
      });
    });

    describe('pointer', () => {
      afterEach(async () => sendMouse({type: 'move', position: [0, 0]}));

      for (const dir of ['ltr', 'rtl'] as const)
        it(`shows the nearest point in ${dir}, until it leaves`, async () => {
          const chart = await make(data, dir);
          const [x, y] = third;
          await moveTo(chart, [dir === 'rtl' ? 1 - x : x, y]);
          const during = heard(chart);
          await sendMouse({type: 'move', position: [0, 0]});
          await chart.updateComplete;
          expect([during, heard(chart)]).to.deep.equal([points[2], points[0]]);
        });
    });

    it('keeps to its points when there are fewer', async () => {
      const chart = await make();
      plotOf(chart).focus();
      await press('End');
      Object.assign(chart, empty);
      await chart.updateComplete;
      Object.assign(chart, data);
      await chart.updateComplete;
      expect(plotOf(chart).ariaValueNow).to.equal('1');
    });

    for (const [style, width] of [
      ['display: flex; inline-size: 30rem', 480],
      ['display: grid; justify-items: start; inline-size: 30rem', 480],
      ['inline-size: fit-content', 192],
    ] as const)
      it(`is ${width} px wide with ${style}`, async () => {
        const place = await fixture<HTMLElement>(html`<div style=${style}></div>`);
        place.append(await make());
        expect(place.firstElementChild!.getBoundingClientRect().width).to.equal(width);
      });

    it('fits a narrow place', async () => {
      const place = await fixture<HTMLElement>(html`<div style="inline-size: 12rem"></div>`);
      place.append(await make());
      expect(place.scrollWidth).to.equal(place.clientWidth);
    });
  });
}
