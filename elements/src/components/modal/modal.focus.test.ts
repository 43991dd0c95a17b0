import {expect, fixture, html} from '@open-wc/testing';
import {focusedText, isShown, opened, part, recordReasons} from '../../testing/dialog-harness.js';
import {press} from '../../testing/keyboard.js';
import {LONG, makeOpen, makePage, TEXT} from '../../testing/modal-fixture.js';
import '../text-input/text-input.define.js';
import {until} from '../../testing/until.js';
import type {LcModal} from './modal.define.js';

describe('lc-modal', () => {
  describe('focus', () => {
    it('starts on the element with autofocus', async () => {
      const {modal} = await makePage(html`<button>One</button><button id="two">Two</button>`);
      modal.querySelector('#two')!.toggleAttribute('autofocus', true);
      await opened(modal);
      expect(focusedText()).to.equal('Two');
    });

    it('starts on an element of the library with autofocus', async () => {
      const {modal} = await makePage(html`<button>One</button><lc-text-input label="Name"></lc-text-input>`);
      modal.querySelector('lc-text-input')!.toggleAttribute('autofocus', true);
      await opened(modal);
      expect(document.activeElement === modal.querySelector('lc-text-input')).to.equal(true);
    });

    it('starts on the first control of the content', async () => {
      await makeOpen(
        html`<p>Text</p>
          <button disabled>One</button><button>Two</button>`,
      );
      expect(focusedText()).to.equal('Two');
    });

    it('starts on an element that was created with the modal', async () => {
      const modal = await fixture<LcModal>(
        html`<lc-modal open heading="Name"><lc-text-input label="Name"></lc-text-input></lc-modal>`,
      );
      await until(() => document.activeElement === modal.querySelector('lc-text-input'));
    });

    it('starts on Cancel if the content has no control', async () => {
      await makeOpen();
      expect(focusedText()).to.equal('Cancel');
    });

    it('starts on the close button if there is no other control', async () => {
      const {modal} = await makeOpen(TEXT, {showFooter: false});
      expect(modal.shadowRoot!.activeElement === part(modal, 'close-button')).to.equal(true);
    });

    it('starts at the top of a long text, not on a control far below', async () => {
      const {modal} = await makeOpen(html`${LONG}<button>Agree</button>`);
      const body = part(modal, 'body');
      expect([modal.shadowRoot!.activeElement === body, body.scrollTop]).to.deep.equal([true, 0]);
    });

    it('returns to the opener', async () => {
      const {modal, opener} = await makeOpen();
      modal.hide();
      await modal.updateComplete;
      expect(document.activeElement === opener).to.equal(true);
    });

    it('returns to a button inside a shadow root', async () => {
      const {modal, page} = await makePage();
      const host = document.createElement('div');
      page.append(host);
      const inner = document.createElement('button');
      host.attachShadow({mode: 'open'}).append(inner);
      inner.focus();
      await opened(modal);
      modal.hide();
      await modal.updateComplete;
      expect(host.shadowRoot!.activeElement === inner).to.equal(true);
    });

    it('returns to the opener when removed', async () => {
      const {modal, opener} = await makeOpen();
      modal.remove();
      expect(document.activeElement === opener).to.equal(true);
    });

    it('keeps the rest of the page out of reach', async () => {
      const {opener} = await makeOpen();
      opener.focus();
      expect(document.activeElement === opener).to.equal(false);
    });
  });

  describe('keyboard', () => {
    it('hides with Escape', async () => {
      const {modal} = await makeOpen();
      const reasons = recordReasons(modal);
      await press('Escape');
      expect([reasons, modal.open]).to.deep.equal([['escape'], false]);
    });

    it('hides with Escape if nothing inside is focused', async () => {
      const {modal} = await makeOpen();
      const reasons = recordReasons(modal);
      (document.activeElement as HTMLElement).blur();
      await press('Escape');
      expect([reasons, modal.open]).to.deep.equal([['escape'], false]);
    });

    it('can be kept open with each Escape', async () => {
      const {modal} = await makeOpen();
      const reasons = recordReasons(modal);
      modal.addEventListener('lc-hide', event => event.preventDefault());
      await press('Escape');
      await press('Escape');
      await press('Escape');
      expect([reasons.length, isShown(modal)]).to.deep.equal([3, true]);
    });

    it('stays open when something inside handles Escape', async () => {
      const {modal} = await makeOpen(html`<button>Inside</button>`);
      modal.querySelector('button')!.addEventListener('keydown', event => event.preventDefault());
      await press('Escape');
      expect(modal.open).to.equal(true);
    });

    it('moves from the last tab stop to the first with Tab', async () => {
      const {modal} = await makeOpen(html`<button>One</button>`);
      part(modal, 'accept').focus();
      await press('Tab');
      expect(modal.shadowRoot!.activeElement === part(modal, 'close-button')).to.equal(true);
    });

    it('moves from the first tab stop to the last with Shift+Tab', async () => {
      const {modal} = await makeOpen(html`<button>One</button>`);
      part(modal, 'close-button').focus();
      await press('Shift+Tab');
      expect(modal.shadowRoot!.activeElement === part(modal, 'accept')).to.equal(true);
    });

    it('moves from the last tab stop to the first without a footer', async () => {
      const {modal} = await makeOpen(html`<lc-text-input label="Name"></lc-text-input>`, {showFooter: false});
      await press('Tab');
      expect(modal.shadowRoot!.activeElement === part(modal, 'close-button')).to.equal(true);
    });

    it('moves from the first tab stop to the last without a footer', async () => {
      const {modal} = await makeOpen(html`<lc-text-input label="Name"></lc-text-input>`, {showFooter: false});
      part(modal, 'close-button').focus();
      await press('Shift+Tab');
      expect(document.activeElement === modal.querySelector('lc-text-input')).to.equal(true);
    });

    it('moves through all its tab stops in order', async () => {
      const {modal} = await makeOpen(html`<button>One</button><button>Two</button>`);
      part(modal, 'close-button').focus();
      const seen: string[] = [];
      for (let index = 0; index < 5; index++) {
        await press('Tab');
        seen.push(focusedText());
      }
      expect(seen).to.deep.equal(['One', 'Two', 'Cancel', 'Accept', 'Close']);
    });
  });
});
