import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import type {LcTimeline} from './timeline.define.js';
import './timeline.define.js';

const ITEMS = html`<lc-timeline-item heading="Ordered" date="2026-03-01">Three books</lc-timeline-item
  ><lc-timeline-item heading="Packed" variant="success"></lc-timeline-item
  ><lc-timeline-item heading="On its way" pending></lc-timeline-item>`;

const make = (properties: Partial<LcTimeline> = {}, width = '40rem', dir = 'ltr') =>
  fixture<HTMLElement>(
    html`<div dir=${dir} style="inline-size: ${width}">
      <lc-timeline label="Order 4021" align=${properties.align ?? 'start'}>${ITEMS}</lc-timeline>
    </div>`,
  ).then(place => place.querySelector('lc-timeline')!);

/** The sides of the texts of the items, from the line. */
async function sides(timeline: LcTimeline): Promise<string[]> {
  const items = [...timeline.children] as LcTimeline[];
  await Promise.all(items.map(item => item.updateComplete));
  return items.map(({shadowRoot}) => {
    const left = (selector: string) => shadowRoot!.querySelector(selector)!.getBoundingClientRect().left;
    return left('.body') < left('.marker') ? 'left' : 'right';
  });
}

describe('lc-timeline', () => {
  describe('accessibility', () => {
    it('passes axe in light and dark', async () => {
      await expectAccessible(await make());
    });

    it('is a list with its label as the name', async () => {
      const list = (await make()).shadowRoot!.querySelector('ol')!;
      expect([list.role, list.ariaLabel]).to.deep.equal(['list', 'Order 4021']);
    });
  });

  describe('properties', () => {
    it('have defaults', async () => {
      const {label, align} = await fixture<LcTimeline>(html`<lc-timeline></lc-timeline>`);
      expect([label, align]).to.deep.equal(['', 'start']);
    });

    for (const [align, width, dir, expected] of [
      ['start', '40rem', 'ltr', ['right', 'right', 'right']],
      ['start', '40rem', 'rtl', ['left', 'left', 'left']],
      ['alternate', '40rem', 'ltr', ['right', 'left', 'right']],
      ['alternate', '40rem', 'rtl', ['left', 'right', 'left']],
      ['alternate', '20rem', 'ltr', ['right', 'right', 'right']],
    ] as const)
      it(`align ${align} has the sides ${expected.join(', ')} of a line in ${width}, ${dir}`, async () => {
        expect(await sides(await make({align}, width, dir))).to.deep.equal(expected);
      });

    it('align warns about other values and falls back to start', async () => {
      const seen = await recordWarnings(async () => {
        const timeline = await make({align: 'end' as never});
        expect(await sides(timeline)).to.deep.equal(['right', 'right', 'right']);
      });
      expect(seen).to.deep.equal(['<lc-timeline>: align must be one of start, alternate, not "end".']);
    });
  });

  describe('slots', () => {
    it('has a line after each item but the last one', async () => {
      const items = [...(await make()).children];
      const lines = items.map(
        ({shadowRoot}) =>
          getComputedStyle(shadowRoot!.querySelector('.marker')!, '::after').display !== 'none',
      );
      expect(lines).to.deep.equal([true, true, false]);
    });

    it('fits a narrow place', async () => {
      const timeline = await make({}, '6rem');
      expect(timeline.scrollWidth).to.equal(timeline.clientWidth);
    });
  });
});
