import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import {until} from '../../testing/until.js';
import type {LcAccordionItem} from './accordion-item.define.js';
import './accordion-item.define.js';

const EVENTS = ['lc-show', 'lc-after-show', 'lc-hide', 'lc-after-hide'];

async function make(properties: Partial<LcAccordionItem> = {}): Promise<LcAccordionItem> {
  const item = await fixture<LcAccordionItem>(
    html`<lc-accordion-item heading="Delivery"><p id="days">Two days</p></lc-accordion-item>`,
  );
  Object.assign(item, properties);
  await item.updateComplete;
  return item;
}

const detailsOf = (item: Element) => item.shadowRoot!.querySelector('details')!;
const headerOf = (item: Element) => item.shadowRoot!.querySelector('summary')!;
const isContentVisible = (item: Element) =>
  item.querySelector('p')!.checkVisibility({contentVisibilityAuto: true});

describe('lc-accordion-item', () => {
  describe('accessibility', () => {
    for (const properties of [{}, {open: true}, {disabled: true}]) {
      it(`passes axe in light and dark with ${JSON.stringify(properties)}`, async () => {
        await expectAccessible(await make(properties));
      });
    }

    it('is not a heading alone on a page', async () => {
      const heading = (await make()).shadowRoot!.querySelector('[part=heading]')!;
      expect(heading.role).to.equal(null);
    });

    it('says that it is disabled', async () => {
      expect(headerOf(await make({disabled: true})).ariaDisabled).to.equal('true');
    });
  });

  describe('properties', () => {
    it('have defaults', async () => {
      const {open, disabled} = await fixture<LcAccordionItem>(html`<lc-accordion-item></lc-accordion-item>`);
      expect([open, disabled]).to.deep.equal([false, false]);
    });

    it('open shows the content', async () => {
      const item = await make();
      expect(isContentVisible(item)).to.equal(false);
      item.open = true;
      await until(() => isContentVisible(item));
    });

    it('open is reflected', async () => {
      const item = await make({open: true});
      const seen = [item.hasAttribute('open')];
      item.hide();
      await item.updateComplete;
      expect([...seen, item.hasAttribute('open')]).to.deep.equal([true, false]);
    });

    it('disabled ignores the user', async () => {
      const item = await make({disabled: true});
      headerOf(item).click();
      expect(item.open).to.equal(false);
    });

    it('disabled does not stop the app', async () => {
      const item = await make({disabled: true});
      item.show();
      expect(item.open).to.equal(true);
    });
  });

  describe('events', () => {
    it('are sent in order when the user opens and closes it', async () => {
      const item = await make();
      const seen = recordEvents(item, ...EVENTS);
      await clickOn(headerOf(item));
      await until(() => seen.includes('lc-after-show'));
      await clickOn(headerOf(item));
      await until(() => seen.includes('lc-after-hide'));
      expect(seen).to.deep.equal(EVENTS);
    });

    it('are not sent when open is set', async () => {
      const item = await make();
      const seen = recordEvents(item, ...EVENTS);
      item.open = true;
      await item.updateComplete;
      await until(() => detailsOf(item).open);
      await new Promise(resolve => setTimeout(resolve, 50));
      expect(seen).to.deep.equal([]);
    });

    it('lc-hide says why, and keeps the item open when canceled', async () => {
      const item = await make({open: true});
      const reasons: string[] = [];
      item.addEventListener('lc-hide', event => {
        reasons.push(event.detail.reason);
        event.preventDefault();
      });
      await clickOn(headerOf(item));
      item.hide();
      expect([reasons, item.open, detailsOf(item).open]).to.deep.equal([['heading', 'api'], true, true]);
    });

    it('report what the browser opens', async () => {
      const item = await make();
      const seen = recordEvents(item, ...EVENTS);
      detailsOf(item).open = true;
      await until(() => item.open);
      expect(seen[0]).to.equal('lc-show');
    });

    it('follow a browser that closes it', async () => {
      const item = await make({open: true});
      await new Promise(resolve => setTimeout(resolve, 20));
      const reasons: string[] = [];
      item.addEventListener('lc-hide', ({detail}) => reasons.push(detail.reason));
      detailsOf(item).open = false;
      await until(() => !item.open);
      expect(reasons).to.deep.equal(['browser']);
    });
  });

  describe('keyboard', () => {
    it('toggles with Enter', async () => {
      const item = await make();
      item.focus();
      await press('Enter');
      expect(item.open).to.equal(true);
    });
  });

  describe('slots', () => {
    it('heading replaces the heading', async () => {
      const item = await make();
      const slot = item.shadowRoot!.querySelector<HTMLSlotElement>('slot[name=heading]')!;
      const heading = Object.assign(document.createElement('span'), {
        slot: 'heading',
        textContent: 'Express',
      });
      item.append(heading);
      expect(slot.assignedElements().map(({textContent}) => textContent)).to.deep.equal(['Express']);
    });

    it('opens for a link to a place in its content', async () => {
      if (!CSS.supports('selector(::details-content)')) return;
      const item = await make();
      const {hash} = location;
      location.hash = '#days';
      try {
        await until(() => item.open, 'the browser opens it');
      } finally {
        history.replaceState(null, '', hash || location.pathname + location.search);
      }
    });
  });
});
