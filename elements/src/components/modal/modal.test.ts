import {expect, fixture, html} from '@open-wc/testing';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {isShown, opened, part} from '../../testing/dialog-harness.js';
import {recordWarnings} from '../../testing/events.js';
import {endGracePeriods} from '../../testing/grace-period.js';
import {LONG, makeOpen, makePage, TEXT} from '../../testing/modal-fixture.js';
import {until} from '../../testing/until.js';
import type {LcButton} from '../button/button.define.js';
import type {LcIconButton} from '../icon-button/icon-button.define.js';
import '../text-input/text-input.define.js';
import type {LcModal} from './modal.define.js';

describe('lc-modal', () => {
  describe('accessibility', () => {
    for (const [state, content, attributes] of [
      ['with a text', TEXT, {}],
      ['with a control', html`<lc-text-input label="Name"></lc-text-input>`, {}],
      ['with content that scrolls', LONG, {}],
      ['without a footer', TEXT, {showFooter: false}],
      ['with a heading of the page', html`<h2 slot="heading">Delete <em>it</em>?</h2>`, {heading: ''}],
    ] as const) {
      it(`is accessible ${state}, in light and dark`, async () => {
        const {modal} = await makeOpen(content, attributes);
        await expectAccessible(modal);
      });
    }

    it('is accessible while closed', async () => {
      await expectAccessible((await makePage()).modal);
    });

    it('is a modal dialog', async () => {
      const {modal} = await makeOpen();
      expect(part(modal, 'dialog').matches(':modal')).to.equal(true);
    });

    it('is labeled by its heading', async () => {
      const {modal} = await makeOpen();
      const dialog = part(modal, 'dialog');
      const name = modal.shadowRoot!.getElementById(dialog.getAttribute('aria-labelledby')!);
      expect(name!.textContent).to.equal('Delete the file?');
    });

    it('labels its close button in the language of the page', async () => {
      registerTranslation(ar);
      const {modal} = await makePage();
      modal.lang = 'ar';
      await opened(modal);
      expect((part(modal, 'close-button') as LcIconButton).text).to.equal('إغلاق');
    });

    it('can be scrolled by keyboard if its content is long', async () => {
      const {modal} = await makeOpen(LONG);
      await until(() => part(modal, 'body').tabIndex === 0);
    });

    it('has no page landmarks', async () => {
      const {modal} = await makeOpen();
      expect(modal.shadowRoot!.querySelector('header, footer') === null).to.equal(true);
    });

    it('keeps heading and footer visible if its content is long', async () => {
      const {modal} = await makeOpen(LONG);
      const [header, footer] = [part(modal, 'header'), part(modal, 'footer')].map(row =>
        row.getBoundingClientRect(),
      );
      expect([header!.top >= 0, footer!.bottom <= innerHeight]).to.deep.equal([true, true]);
    });

    it('is narrower than a narrow page, even with long words', async () => {
      const {modal} = await makePage(html`<p>${'Donaudampfschifffahrt'.repeat(20)}</p>`, {size: 'xl'});
      await opened(modal);
      const {left, right} = part(modal, 'dialog').getBoundingClientRect();
      const body = part(modal, 'body');
      expect([left > 0, right < innerWidth, body.scrollWidth <= body.clientWidth]).to.deep.equal([
        true,
        true,
        true,
      ]);
    });
  });

  describe('properties', () => {
    it('shows Accept in its variant', async () => {
      const {modal} = await makeOpen();
      modal.acceptVariant = 'danger';
      await modal.updateComplete;
      expect(modal.shadowRoot!.querySelector<LcButton>('[part=accept]')!.variant).to.equal('danger');
    });

    it('opens when open is set', async () => {
      const {modal} = await makePage();
      modal.open = true;
      await modal.updateComplete;
      expect(isShown(modal)).to.equal(true);
    });

    it('closes when open is removed', async () => {
      const {modal} = await makeOpen();
      modal.removeAttribute('open');
      await modal.updateComplete;
      expect(isShown(modal)).to.equal(false);
    });

    it('is open from the start with the attribute', async () => {
      const modal = await fixture<LcModal>(html`<lc-modal open heading="Hello"></lc-modal>`);
      expect(isShown(modal)).to.equal(true);
    });

    it('is open from the start if open was set before it is connected', async () => {
      const modal = Object.assign(document.createElement('lc-modal'), {open: true, heading: 'Hello'});
      await fixture(html`${modal}`);
      expect(isShown(modal)).to.equal(true);
    });

    it('reflects open', async () => {
      const {modal} = await makeOpen();
      expect(modal.hasAttribute('open')).to.equal(true);
    });

    it('stays open when moved', async () => {
      const {modal, page} = await makeOpen();
      page.prepend(modal);
      await modal.updateComplete;
      expect(isShown(modal)).to.equal(true);
    });

    it('has Cancel and Accept buttons', async () => {
      const {modal} = await makeOpen();
      const texts = ['cancel', 'accept'].map(name => part(modal, name).textContent);
      expect(texts).to.deep.equal(['Cancel', 'Accept']);
    });

    it('has Cancel and Accept buttons in the language of the page', async () => {
      registerTranslation(ar);
      const {modal} = await makePage();
      modal.lang = 'ar';
      await opened(modal);
      const texts = ['cancel', 'accept'].map(name => part(modal, name).textContent);
      expect(texts).to.deep.equal(['إلغاء', 'قبول']);
    });

    it('has custom text on its buttons', async () => {
      const {modal} = await makeOpen(TEXT, {cancelText: 'Keep it', acceptText: 'Delete'});
      const texts = ['cancel', 'accept'].map(name => part(modal, name).textContent);
      expect(texts).to.deep.equal(['Keep it', 'Delete']);
    });

    for (const [attribute, has] of [
      ['show-footer="false"', false],
      ['show-footer', true],
      ['show-footer="true"', true],
      ['', true],
    ] as const) {
      it(`has ${has ? 'a' : 'no'} footer with ${attribute || 'no attribute'}`, async () => {
        const template = document.createElement('div');
        const modal = document.createElement('lc-modal');
        const [name, value] = attribute.split('=');
        if (name) modal.setAttribute(name, value?.replaceAll('"', '') ?? '');
        template.append(modal);
        await fixture(html`${template}`);
        expect(modal.shadowRoot!.querySelector('.footer') !== null).to.equal(has);
      });
    }

    it('has its footer again when the attribute is removed', async () => {
      const modal = await fixture<LcModal>(html`<lc-modal show-footer="false"></lc-modal>`);
      modal.removeAttribute('show-footer');
      await modal.updateComplete;
      expect(modal.shadowRoot!.querySelector('.footer') !== null).to.equal(true);
    });

    it('has a footer when showFooter is undefined', async () => {
      const {modal} = await makeOpen(TEXT, {showFooter: undefined});
      expect(modal.shadowRoot!.querySelector('.footer') !== null).to.equal(true);
    });

    it('is wider with each size, and medium with an unknown size', async () => {
      const {modal} = await makeOpen();
      modal.style.setProperty('--lc-modal-duration', '0ms');
      const widths: number[] = [];
      for (const size of ['sm', 'md', 'huge', 'lg', 'xl'] as const) {
        modal.size = size as LcModal['size'];
        await modal.updateComplete;
        widths.push(part(modal, 'dialog').offsetWidth);
      }
      const [sm, md, huge, lg, xl] = widths as [number, number, number, number, number];
      expect([sm < md || md > innerWidth - 40, md === huge, md <= lg, lg <= xl]).to.deep.equal(
        Array(4).fill(true),
      );
    });

    it('warns without a heading', async () => {
      const warnings = await recordWarnings(() => endGracePeriods(() => makeOpen(TEXT, {heading: ''})));
      expect(warnings).to.deep.equal([
        '<lc-modal>: heading is missing; it names the dialog for screen readers.',
      ]);
    });

    it('takes up no space while closed', async () => {
      const {modal} = await makePage();
      expect(modal.getClientRects()).to.have.length(0);
    });

    it('keeps the page from scrolling while open', async () => {
      await makeOpen();
      expect(getComputedStyle(document.documentElement).overflowY).to.equal('hidden');
    });

    it('lets the page scroll when closed', async () => {
      const {modal} = await makeOpen();
      modal.hide();
      await modal.updateComplete;
      expect(getComputedStyle(document.documentElement).overflowY).to.equal('visible');
    });

    it('lets the page scroll when removed while open', async () => {
      const {modal} = await makeOpen();
      modal.remove();
      expect(getComputedStyle(document.documentElement).overflowY).to.equal('visible');
    });

    it('animates for 300 ms, and its backdrop for 150', async () => {
      const {modal} = await makePage();
      modal.removeAttribute('style');
      modal.show();
      await modal.updateComplete;
      const durations = part(modal, 'dialog')
        .getAnimations({subtree: true})
        .map(({effect}) => effect!.getTiming().duration);
      expect([...new Set(durations)].sort()).to.deep.equal([150, 300]);
    });
  });

  describe('slots', () => {
    it('shows a slotted footer instead of the buttons', async () => {
      const {modal} = await makeOpen(html`<button slot="footer">Fine</button>`);
      const shown = part(modal, 'footer').querySelector('slot')!.assignedElements();
      expect([shown.length, part(modal, 'accept').getClientRects().length]).to.deep.equal([1, 0]);
    });
  });
});
