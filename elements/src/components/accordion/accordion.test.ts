import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import {expectFocus} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';
import type {LcAccordionItem} from '../accordion-item/accordion-item.define.js';
import type {LcAccordion} from './accordion.define.js';
import './accordion.define.js';

async function make(properties: Partial<LcAccordion> = {}): Promise<LcAccordion> {
  const accordion = await fixture<LcAccordion>(html`
    <lc-accordion>
      <lc-accordion-item heading="Delivery">Two days</lc-accordion-item>
      <lc-accordion-item heading="Returns"><a href="#returns">Send it back</a></lc-accordion-item>
      <lc-accordion-item heading="Warranty">Three years</lc-accordion-item>
    </lc-accordion>
  `);
  Object.assign(accordion, properties);
  await accordion.updateComplete;
  return accordion;
}

const items = (accordion: Element) => [...accordion.querySelectorAll('lc-accordion-item')];
const itemOf = (accordion: Element, index: number): LcAccordionItem => items(accordion)[index]!;
const headerOf = (item: Element) => item.shadowRoot!.querySelector('summary')!;
const headingOf = (item: Element) => item.shadowRoot!.querySelector('[part=heading]')!;
const open = (accordion: Element) => items(accordion).map(item => item.open);

describe('lc-accordion', () => {
  describe('accessibility', () => {
    it('passes axe in light and dark', async () => {
      const accordion = await make();
      itemOf(accordion, 1).open = true;
      await itemOf(accordion, 1).updateComplete;
      await expectAccessible(accordion);
    });

    it('has headings of level 2', async () => {
      const heading = headingOf(itemOf(await make(), 0));
      expect([heading.role, heading.ariaLevel]).to.deep.equal(['heading', '2']);
    });
  });

  describe('properties', () => {
    it('has one open item by default', async () => {
      const accordion = await make();
      itemOf(accordion, 0).show();
      itemOf(accordion, 2).show();
      expect(open(accordion)).to.deep.equal([false, false, true]);
    });

    it('multiple lets several items be open', async () => {
      const accordion = await make({multiple: true});
      itemOf(accordion, 0).show();
      itemOf(accordion, 2).show();
      expect(open(accordion)).to.deep.equal([true, false, true]);
    });

    it('closes the other items when the app sets open', async () => {
      const accordion = await make();
      itemOf(accordion, 0).open = true;
      await accordion.updateComplete;
      itemOf(accordion, 1).open = true;
      await until(() => String(open(accordion)) === 'false,true,false');
    });

    it('keeps the first of several items that are open from the start, with a warning', async () => {
      let accordion: LcAccordion;
      const seen = await recordWarnings(async () => {
        accordion = await fixture<LcAccordion>(html`
          <lc-accordion>
            <lc-accordion-item heading="Delivery" open>Two days</lc-accordion-item>
            <lc-accordion-item heading="Returns" open>Send it back</lc-accordion-item>
          </lc-accordion>
        `);
      });
      expect([seen, open(accordion!)]).to.deep.equal([
        ['<lc-accordion>: only one item can be open. Set multiple, or open only one of them.'],
        [true, false],
      ]);
    });

    it('keeps open items if multiple is set in the same task', async () => {
      const accordion = await make();
      for (const item of items(accordion)) item.open = true;
      accordion.multiple = true;
      await accordion.updateComplete;
      expect(open(accordion)).to.deep.equal([true, true, true]);
    });

    it('headingLevel sets the level of all headings', async () => {
      const accordion = await make({headingLevel: 3});
      await itemOf(accordion, 2).updateComplete;
      expect(items(accordion).map(item => headingOf(item).ariaLevel)).to.deep.equal(['3', '3', '3']);
    });

    it('headingLevel warns and falls back to 2 for other numbers', async () => {
      const seen = await recordWarnings(async () => {
        const accordion = await make({headingLevel: 7});
        await itemOf(accordion, 0).updateComplete;
        expect(headingOf(itemOf(accordion, 0)).ariaLevel).to.equal('2');
      });
      expect(seen).to.deep.equal([
        '<lc-accordion-item>: headingLevel must be a whole number from 1 to 6, not 7.',
      ]);
    });

    it('warns without items', async () => {
      const seen = await recordWarnings(() => fixture(html`<lc-accordion>Text</lc-accordion>`));
      expect(seen).to.deep.equal(['<lc-accordion>: it needs <lc-accordion-item> elements inside.']);
    });
  });

  describe('events', () => {
    it('says why the other item closes', async () => {
      const accordion = await make();
      itemOf(accordion, 0).show();
      const reasons: string[] = [];
      itemOf(accordion, 0).addEventListener('lc-hide', ({detail}) => reasons.push(detail.reason));
      await clickOn(headerOf(itemOf(accordion, 1)));
      expect([reasons, open(accordion)]).to.deep.equal([['other-item'], [false, true, false]]);
    });

    it('keeps an item open whose lc-hide is canceled', async () => {
      const accordion = await make();
      itemOf(accordion, 0).show();
      itemOf(accordion, 0).addEventListener('lc-hide', event => event.preventDefault());
      itemOf(accordion, 1).show();
      await accordion.updateComplete;
      expect(open(accordion)).to.deep.equal([true, true, false]);
    });

    it('does not close the item around another accordion', async () => {
      const accordion = await make();
      itemOf(accordion, 1).show();
      const inner = document.createElement('lc-accordion-item');
      itemOf(accordion, 1).append(inner);
      inner.show();
      expect(open(accordion)).to.deep.equal([false, true, true, false]);
    });
  });

  describe('keyboard', () => {
    it('opens with Enter, and closes with Space', async () => {
      const accordion = await make();
      itemOf(accordion, 0).focus();
      await press('Enter');
      const seen = [itemOf(accordion, 0).open];
      await press('Space');
      expect([...seen, itemOf(accordion, 0).open]).to.deep.equal([true, false]);
    });

    it('reaches the headings, and the content of open items, with Tab', async () => {
      const accordion = await make();
      itemOf(accordion, 1).show();
      itemOf(accordion, 1).focus();
      await press('Tab');
      expectFocus(accordion.querySelector('a'));
      await press('Tab');
      expectFocus(itemOf(accordion, 2));
    });

    it('goes back the same way with Shift+Tab', async () => {
      const accordion = await make();
      itemOf(accordion, 1).show();
      itemOf(accordion, 2).focus();
      await press('Shift+Tab');
      expectFocus(accordion.querySelector('a'));
      await press('Shift+Tab');
      expectFocus(itemOf(accordion, 1));
    });

    it('skips the content of closed items', async () => {
      const accordion = await make();
      itemOf(accordion, 1).focus();
      await press('Tab');
      expectFocus(itemOf(accordion, 2));
    });
  });

  describe('slots', () => {
    it('accepts items that are added later', async () => {
      const accordion = await make();
      itemOf(accordion, 0).show();
      const item = document.createElement('lc-accordion-item');
      item.heading = 'Contact';
      accordion.append(item);
      item.show();
      expect(open(accordion)).to.deep.equal([false, false, false, true]);
    });
  });
});
