import {expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {nl} from '../../core/localization/languages/nl.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import '../timeline/timeline.define.js';
import type {LcTimelineItem, TimelineItemVariant} from './timeline-item.define.js';

async function make(
  properties: Partial<LcTimelineItem> = {},
  content: TemplateResult | string = 'Three books',
): Promise<LcTimelineItem> {
  const timeline = await fixture(
    html`<lc-timeline><lc-timeline-item>${content}</lc-timeline-item></lc-timeline>`,
  );
  const item = timeline.querySelector('lc-timeline-item')!;
  Object.assign(item, {heading: 'Ordered', ...properties});
  await item.updateComplete;
  return item;
}

const find = (item: LcTimelineItem, selector: string) =>
  item.shadowRoot!.querySelector<HTMLElement>(selector);

describe('lc-timeline-item', () => {
  describe('accessibility', () => {
    for (const variant of ['neutral', 'accent', 'success', 'warning', 'danger'] as TimelineItemVariant[])
      it(`passes axe in light and dark if it is ${variant}`, async () => {
        await expectAccessible(await make({variant, date: '2026-03-01', pending: true}));
      });

    it('is a list item whose dot is hidden', async () => {
      const item = await make();
      expect([find(item, '[part=base]')!.role, find(item, '[part=marker]')!.ariaHidden]).to.deep.equal([
        'listitem',
        'true',
      ]);
    });

    it('says that it is pending in the language of the page', async () => {
      registerTranslation(ar);
      expect(find(await make({pending: true, lang: 'ar'}), '.visually-hidden')!.textContent).to.equal(
        'قيد التنفيذ',
      );
    });

    it('says nothing if it is not pending', async () => {
      expect(find(await make(), '.visually-hidden')).to.equal(null);
    });
  });

  describe('properties', () => {
    it('have defaults', async () => {
      const {heading, date, variant, pending} = document.createElement('lc-timeline-item');
      expect([heading, date, variant, pending]).to.deep.equal(['', '', 'neutral', false]);
    });

    it('date is shown in the language of the page', async () => {
      registerTranslation(nl);
      const time = find(await make({date: '2026-03-01T14:20', lang: 'nl'}), 'time') as HTMLTimeElement;
      // Engines differ in the comma.
      expect([time.dateTime, time.textContent.replace(',', '')]).to.deep.equal([
        '2026-03-01T14:20',
        '1 mrt 2026 14:20',
      ]);
    });

    it('date warns about other texts, and shows them as they are', async () => {
      const seen = await recordWarnings(async () => {
        const item = await make({date: 'On Monday'});
        expect([find(item, 'time'), find(item, '[part=date]')!.innerText]).to.deep.equal([null, 'On Monday']);
      });
      expect(seen).to.deep.equal([
        '<lc-timeline-item>: date must be in a format such as 2026-03-01 or 2026-03-01T14:20:00Z, not "On Monday".',
      ]);
    });

    it('variant warns about other values and falls back to neutral', async () => {
      const seen = await recordWarnings(async () => {
        const item = await make({variant: 'loud' as never});
        expect(find(item, '[part=base]')!.className).to.equal('base neutral');
      });
      expect(seen).to.deep.equal([
        '<lc-timeline-item>: variant must be one of neutral, accent, success, warning, danger, not "loud".',
      ]);
    });

    it('warn outside a timeline', async () => {
      const seen = await recordWarnings(() => fixture(html`<lc-timeline-item></lc-timeline-item>`));
      expect(seen).to.deep.equal(['<lc-timeline-item>: it must be a child of <lc-timeline>.']);
    });
  });

  describe('slots', () => {
    it('replace the heading, the date, and the dot', async () => {
      const item = await make(
        {date: '2026-03-01'},
        html`<h3 slot="heading">Sent</h3>
          <time slot="date">Yesterday</time>
          <svg slot="icon" viewBox="0 0 24 24"></svg>Text`,
      );
      const slots = [...item.shadowRoot!.querySelectorAll('slot')];
      expect(
        slots.map(slot =>
          slot
            .assignedElements()
            .map(({localName}) => localName)
            .join(),
        ),
      ).to.deep.equal(['svg', 'h3', 'time', '']);
      expect(find(item, '.dot')!.checkVisibility()).to.equal(false);
    });
  });
});
