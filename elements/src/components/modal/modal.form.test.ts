import {aTimeout, expect, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import {nextHide, opened} from '../../testing/dialog-harness.js';
import {recordEvents} from '../../testing/events.js';
import {addFieldsNamed} from '../../testing/fields-named.js';
import {press} from '../../testing/keyboard.js';
import {makeOpen, makePage} from '../../testing/modal-fixture.js';
import {expectFocus} from '../../testing/same-element.js';
import '../text-input/text-input.define.js';

describe('lc-modal', () => {
  describe('form', () => {
    const form = (button: TemplateResult) => html`
      <form method="dialog"><lc-text-input label="Name" name="name"></lc-text-input>${button}</form>
    `;

    for (const [title, button, reason] of [
      ['a button', html`<button id="send">Send</button>`, 'accept'],
      ['an lc-button', html`<lc-button id="send" type="submit">Send</lc-button>`, 'accept'],
      ['a button that cancels', html`<button id="send" value="cancel">No</button>`, 'cancel'],
    ] as const) {
      it(`hides when ${title} submits a form with the method dialog`, async () => {
        const {modal, page} = await makeOpen(form(button));
        const hiding = nextHide(modal);
        page.querySelector<HTMLElement>('#send')!.click();
        expect(await hiding).to.equal(reason);
      });
    }

    it('works with a form whose fields hide its members', async () => {
      const {modal, page} = await makePage(form(html`<lc-button id="send" type="submit">Send</lc-button>`));
      const names = ['assignedSlot', 'children', 'getAttribute', 'matches', 'parentNode', 'shadowRoot'];
      addFieldsNamed(page.querySelector('form')!, ...names);
      await opened(modal);
      expectFocus(page.querySelector('lc-text-input'));
      const hiding = nextHide(modal);
      page.querySelector<HTMLElement>('#send')!.click();
      expect(await hiding).to.equal('accept');
    });

    it('hides when Enter submits a form with the method dialog', async () => {
      const {modal} = await makeOpen(form(html`<lc-button type="submit">Send</lc-button>`));
      const hiding = nextHide(modal);
      await press('Enter');
      expect(await hiding).to.equal('accept');
    });

    it('stays open while the form is invalid', async () => {
      const {modal, page} = await makeOpen(
        html`<form method="dialog">
          <input required aria-label="Name" /><button id="send">Send</button>
        </form>`,
      );
      const submitted = recordEvents(page, 'submit');
      page.querySelector<HTMLElement>('#send')!.click();
      await aTimeout(20);
      expect([modal.open, submitted]).to.deep.equal([true, []]);
    });

    it('stays open when the app cancels the submit', async () => {
      const {modal, page} = await makeOpen(form(html`<button id="send">Send</button>`));
      page.addEventListener('submit', event => event.preventDefault());
      page.querySelector<HTMLElement>('#send')!.click();
      await aTimeout(20);
      expect(modal.open).to.equal(true);
    });
  });
});
