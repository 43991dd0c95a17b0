import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import {clickAt, clickOn} from '../../testing/pointer.js';
import {expectSame} from '../../testing/same-element.js';
import type {LcCard} from './card.define.js';
import './card.define.js';

async function make(properties: Partial<LcCard> = {}): Promise<LcCard> {
  const card = await fixture<LcCard>(
    html`<lc-card heading="Order 4021">
      <span slot="header">Paid</span>
      <p>Three books for Farouk.</p>
      <span slot="footer">Yesterday</span>
      <button slot="actions" style="background: none; color: inherit">Track</button>
    </lc-card>`,
  );
  card.addEventListener('lc-navigate', event => event.preventDefault());
  Object.assign(card, properties);
  await card.updateComplete;
  return card;
}

const find = (card: LcCard, selector: string) => card.shadowRoot!.querySelector<HTMLElement>(selector);

function recordLinks(card: LcCard): string[] {
  const hrefs: string[] = [];
  card.addEventListener('lc-navigate', event => hrefs.push(event.detail.href));
  return hrefs;
}

describe('lc-card', () => {
  describe('accessibility', () => {
    for (const appearance of ['outline', 'raised', 'soft'] as const) {
      it(`is accessible with the appearance ${appearance}`, async () => {
        await expectAccessible(await make({appearance}));
      });
    }

    it('is accessible as a link', async () => {
      await expectAccessible(await make({href: '/orders/4021'}));
    });

    it('has a heading with its level', async () => {
      const {role, ariaLevel} = find(await make({headingLevel: 3}), '[part=heading]')!;
      expect([role, ariaLevel]).to.deep.equal(['heading', '3']);
    });

    it('has a link with the heading as its name', async () => {
      expect(find(await make({href: '/orders/4021'}), 'a')!.textContent).to.equal('Order 4021');
    });
  });

  describe('properties', () => {
    it('is not a link by default', async () => {
      expect(find(await make(), 'a')).to.equal(null);
    });

    it('has no heading without a text', async () => {
      expect(find(await make({heading: ''}), '[part=heading]')).to.equal(null);
    });

    it('opens a new tab without access to this one', async () => {
      const link = find(await make({href: '/orders/4021', target: '_blank'}), 'a') as HTMLAnchorElement;
      expect([link.target, link.rel]).to.deep.equal(['_blank', 'noopener']);
    });

    it('focuses its link with focus()', async () => {
      const card = await make({href: '/orders/4021'});
      card.focus();
      expectSame(card.shadowRoot!.activeElement, find(card, 'a'));
    });

    for (const [properties, message] of [
      [{href: 'javascript:void 0'}, 'href must not be a javascript: address; it is ignored.'],
      [{href: '/orders', heading: ''}, 'heading is missing; it names the link of the card.'],
      [{headingLevel: 7}, 'headingLevel must be a whole number from 1 to 6, not 7.'],
      [{appearance: 'flat' as never}, 'appearance must be one of outline, raised, soft, not "flat".'],
    ] as const) {
      it(`warns: ${message}`, async () => {
        let card!: LcCard;
        const warnings = await recordWarnings(async () => (card = await make(properties)));
        expect(warnings).to.deep.equal([`<lc-card>: ${message}`]);
        expect(find(card, 'a')).to.equal(null);
      });
    }
  });

  describe('events', () => {
    it('sends lc-navigate for a press on its content', async () => {
      const card = await make({href: '/orders/4021'});
      const hrefs = recordLinks(card);
      await clickOn(card.querySelector('p')!);
      expect(hrefs).to.deep.equal(['/orders/4021']);
    });

    it('sends lc-navigate for a press on its padding', async () => {
      const card = await make({href: '/orders/4021'});
      const hrefs = recordLinks(card);
      const {right, bottom} = card.getBoundingClientRect();
      await clickAt([Math.round(right) - 6, Math.round(bottom) - 6]);
      expect(hrefs).to.deep.equal(['/orders/4021']);
    });

    it('does not send lc-navigate for a press on an action', async () => {
      const card = await make({href: '/orders/4021'});
      const hrefs = recordLinks(card);
      let count = 0;
      card.querySelector('button')!.addEventListener('click', () => (count += 1));
      await clickOn(card.querySelector('button')!);
      expect([count, hrefs]).to.deep.equal([1, []]);
    });
  });

  describe('keyboard', () => {
    it('follows its link with Enter', async () => {
      const card = await make({href: '/orders/4021'});
      const hrefs = recordLinks(card);
      card.focus();
      await press('Enter');
      expect(hrefs).to.deep.equal(['/orders/4021']);
    });
  });

  describe('slots', () => {
    for (const [part, selector] of [
      ['content', 'p'],
      ['end', '[slot=footer], [slot=actions]'],
    ] as const) {
      it(`takes no space for an empty ${part}`, async () => {
        const card = await make();
        for (const child of card.querySelectorAll(selector)) child.remove();
        await new Promise(resolve => setTimeout(resolve));
        await card.updateComplete;
        expect(find(card, `[part=${part}]`)!.hidden).to.equal(true);
      });
    }

    it('wraps long words in a narrow place', async () => {
      const card = await make({heading: 'Donaudampfschifffahrtsgesellschaftskapitän'});
      card.style.inlineSize = '12rem';
      expect(card.scrollWidth).to.equal(card.clientWidth);
    });
  });
});
