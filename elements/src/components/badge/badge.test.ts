import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import type {BadgeAppearance, BadgeVariant, LcBadge} from './badge.define.js';
import './badge.define.js';

const VARIANTS: readonly BadgeVariant[] = ['neutral', 'accent', 'success', 'warning', 'danger'];
const APPEARANCES: readonly BadgeAppearance[] = ['soft', 'solid', 'outline'];

async function make(properties: Partial<LcBadge> = {}, text = 'Paid'): Promise<LcBadge> {
  const badge = await fixture<LcBadge>(html`<lc-badge>${text}</lc-badge>`);
  Object.assign(badge, properties);
  await badge.updateComplete;
  return badge;
}

const find = (badge: LcBadge, selector: string) => badge.shadowRoot!.querySelector<HTMLElement>(selector);
const base = (badge: LcBadge) => find(badge, '[part=base]')!;

describe('lc-badge', () => {
  describe('accessibility', () => {
    for (const appearance of APPEARANCES) {
      it(`is accessible in each variant if it is ${appearance}`, async () => {
        const list = await fixture(
          html`<p>
            ${VARIANTS.map(variant => html`<lc-badge variant=${variant} appearance=${appearance}>Text</lc-badge> `)}
          </p>`,
        );
        await expectAccessible(list);
      });
    }

    it('is accessible as a dot with a label', async () => {
      await expectAccessible(await make({dot: true, label: 'Online'}, ''));
    });

    it('is accessible as a dot with text', async () => {
      await expectAccessible(await make({dot: true, variant: 'success'}, 'Online'));
    });

    it('has its label instead of its content for screen readers', async () => {
      const badge = await make({label: '3 unread messages'}, '3');
      expect(find(badge, '.text')!.ariaHidden).to.equal('true');
      expect(find(badge, '.visually-hidden')!.textContent).to.equal('3 unread messages');
    });

    it('has its content for screen readers without a label', async () => {
      const badge = await make();
      expect([find(badge, '.text')!.ariaHidden, find(badge, '.visually-hidden')]).to.deep.equal([null, null]);
    });

    it('is part of the text around it', async () => {
      const heading = await fixture(html`<h2>Inbox <lc-badge label="3 unread">3</lc-badge></h2>`);
      await expectAccessible(heading);
    });
  });

  describe('properties', () => {
    it('is neutral and soft by default', async () => {
      const {classList} = base(await make());
      expect([...classList]).to.deep.equal(['base', 'neutral', 'soft']);
    });

    for (const appearance of APPEARANCES) {
      it(`has different colors for each variant if it is ${appearance}`, async () => {
        const colors = await Promise.all(
          VARIANTS.map(async variant => {
            const {color, backgroundColor, borderTopColor} = getComputedStyle(
              base(await make({variant, appearance})),
            );
            return `${color} ${backgroundColor} ${borderTopColor}`;
          }),
        );
        expect(new Set(colors).size).to.equal(VARIANTS.length);
      });
    }

    it('is at least as wide as high with one digit', async () => {
      const {width, height} = base(await make({pill: true}, '3')).getBoundingClientRect();
      expect(width).to.be.at.least(height);
    });

    it('has a dot with dot', async () => {
      expect(find(await make({dot: true}), '[part=dot]')).not.to.equal(null);
    });

    it('is as small as its dot without content', async () => {
      expect((await make({dot: true, label: 'Online'}, '')).getBoundingClientRect().width).to.equal(8);
    });

    for (const [property, fallback, names] of [
      ['variant', 'neutral', 'neutral, accent, success, warning, danger'],
      ['appearance', 'soft', 'soft, solid, outline'],
    ] as const) {
      it(`warns about an unknown ${property} and falls back to ${fallback}`, async () => {
        let badge!: LcBadge;
        const warnings = await recordWarnings(async () => (badge = await make({[property]: 'loud'})));
        expect(warnings).to.deep.equal([`<lc-badge>: ${property} must be one of ${names}, not "loud".`]);
        expect(base(badge).classList.contains(fallback)).to.equal(true);
      });
    }
  });

  describe('slots', () => {
    it('shows its content', async () => {
      expect((await make()).innerText).to.equal('Paid');
    });

    it('wraps a long text in a narrow place', async () => {
      const place = await fixture<HTMLElement>(
        html`<div style="inline-size: 8rem"><lc-badge>Awaiting confirmation by the supplier</lc-badge></div>`,
      );
      expect(place.scrollWidth).to.equal(place.clientWidth);
    });
  });
});
