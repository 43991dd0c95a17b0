import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import {ar, registerTranslation} from '../../core/localization/index.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {
  backdropPoint,
  closedFor,
  focusedText,
  holdStill,
  isShown,
  opened,
  part,
  recordReasons,
} from '../../testing/dialog-harness.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import {clickOn, dragBetween, middleOf} from '../../testing/pointer.js';
import type {LcButton} from '../button/button.define.js';
import '../text-input/text-input.define.js';
import type {LcModal} from './modal.define.js';
import './modal.define.js';

const TEXT = html`<p>Nobody can bring it back.</p>`;

/** A page with a button and a closed modal. */
async function makePage(content: TemplateResult = TEXT, attributes: Partial<LcModal> = {}) {
  const page = await fixture<HTMLElement>(html`
    <div>
      <button id="opener">Open</button>
      <lc-modal heading="Delete the file?">${content}</lc-modal>
    </div>
  `);
  const modal = page.querySelector<LcModal>('lc-modal')!;
  Object.assign(modal, attributes);
  holdStill(modal);
  const opener = page.querySelector<HTMLButtonElement>('#opener')!;
  opener.focus();
  return {page, modal, opener};
}

/** The same, and the modal is open and at rest. */
async function makeOpen(content?: TemplateResult, attributes?: Partial<LcModal>) {
  const made = await makePage(content, attributes);
  await opened(made.modal);
  return made;
}

const EVENTS = ['lc-show', 'lc-after-show', 'lc-hide', 'lc-after-hide', 'lc-accept', 'lc-cancel'] as const;
const LONG = html`<p style="block-size: 3000px">Long</p>`;

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

    it('is named by its heading', async () => {
      const {modal} = await makeOpen();
      const dialog = part(modal, 'dialog');
      const name = modal.shadowRoot!.getElementById(dialog.getAttribute('aria-labelledby')!);
      expect(name!.textContent).to.equal('Delete the file?');
    });

    it('names its close button in the language of the page', async () => {
      registerTranslation(ar);
      const {modal} = await makePage();
      modal.lang = 'ar';
      await opened(modal);
      expect((part(modal, 'close-button') as LcButton & {text: string}).text).to.equal('إغلاق');
    });

    it('can be scrolled by keyboard when its content is long', async () => {
      const {modal} = await makeOpen(LONG);
      await expectEventually(() => part(modal, 'body').tabIndex === 0);
    });

    it('keeps heading and footer in sight when its content is long', async () => {
      const {modal} = await makeOpen(LONG);
      const [header, footer] = [part(modal, 'header'), part(modal, 'footer')].map(row =>
        row.getBoundingClientRect(),
      );
      expect([header!.top >= 0, footer!.bottom <= innerHeight]).to.deep.equal([true, true]);
    });

    it('is narrower than a narrow page, however long its words', async () => {
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
    it('opens when open is set', async () => {
      const {modal} = await makePage();
      modal.open = true;
      await modal.updateComplete;
      expect(isShown(modal)).to.equal(true);
    });

    it('closes when open is taken away', async () => {
      const {modal} = await makeOpen();
      modal.removeAttribute('open');
      await modal.updateComplete;
      expect(isShown(modal)).to.equal(false);
    });

    it('is open from the start with the attribute', async () => {
      const modal = await fixture<LcModal>(html`<lc-modal open heading="Hello"></lc-modal>`);
      expect(isShown(modal)).to.equal(true);
    });

    it('is open from the start when open was set before it is on the page', async () => {
      const modal = Object.assign(document.createElement('lc-modal'), {open: true, heading: 'Hello'});
      await fixture(html`${modal}`);
      expect(isShown(modal)).to.equal(true);
    });

    it('reflects open', async () => {
      const {modal} = await makeOpen();
      expect(modal.hasAttribute('open')).to.equal(true);
    });

    it('is open again when it is moved', async () => {
      const {modal, page} = await makeOpen();
      page.prepend(modal);
      await modal.updateComplete;
      expect(isShown(modal)).to.equal(true);
    });

    it('says Cancel and Accept', async () => {
      const {modal} = await makeOpen();
      const texts = ['cancel', 'accept'].map(name => part(modal, name).textContent);
      expect(texts).to.deep.equal(['Cancel', 'Accept']);
    });

    it('says Cancel and Accept in the language of the page', async () => {
      registerTranslation(ar);
      const {modal} = await makePage();
      modal.lang = 'ar';
      await opened(modal);
      const texts = ['cancel', 'accept'].map(name => part(modal, name).textContent);
      expect(texts).to.deep.equal(['إلغاء', 'قبول']);
    });

    it('has the texts of the page on its buttons', async () => {
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
        expect(modal.shadowRoot!.querySelector('footer') !== null).to.equal(has);
      });
    }

    it('has its footer again when the attribute is taken away', async () => {
      const modal = await fixture<LcModal>(html`<lc-modal show-footer="false"></lc-modal>`);
      modal.removeAttribute('show-footer');
      await modal.updateComplete;
      expect(modal.shadowRoot!.querySelector('footer') !== null).to.equal(true);
    });

    it('has a footer when showFooter is undefined', async () => {
      const {modal} = await makeOpen(TEXT, {showFooter: undefined});
      expect(modal.shadowRoot!.querySelector('footer') !== null).to.equal(true);
    });

    it('is wider with each size, and of medium size with another word', async () => {
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

    it('warns when it has no heading', async () => {
      const warnings = await recordWarnings(() => makeOpen(TEXT, {heading: ''}));
      expect(warnings).to.deep.equal([
        '<lc-modal>: heading is missing; it names the dialog for screen readers.',
      ]);
    });

    it('takes no room in the page while closed', async () => {
      const {modal} = await makePage();
      expect(modal.getClientRects()).to.have.length(0);
    });

    it('keeps the page from scrolling while open', async () => {
      await makeOpen();
      expect(getComputedStyle(document.documentElement).overflowY).to.equal('hidden');
    });

    it('lets the page scroll when it is closed', async () => {
      const {modal} = await makeOpen();
      modal.hide();
      await modal.updateComplete;
      expect(getComputedStyle(document.documentElement).overflowY).to.equal('visible');
    });

    it('lets the page scroll when it is removed while open', async () => {
      const {modal} = await makeOpen();
      modal.remove();
      expect(getComputedStyle(document.documentElement).overflowY).to.equal('visible');
    });

    it('moves for 300 ms, and its backdrop for 150', async () => {
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

  describe('events', () => {
    it('sends lc-show and lc-after-show for show(), with its movement', async () => {
      const {modal} = await makePage();
      modal.removeAttribute('style');
      const seen = recordEvents(modal, ...EVENTS);
      await opened(modal);
      expect(seen).to.deep.equal(['lc-show', 'lc-after-show']);
    });

    it('sends lc-hide and lc-after-hide for hide(), with its movement', async () => {
      const {modal} = await makeOpen();
      modal.removeAttribute('style');
      const seen = recordEvents(modal, ...EVENTS);
      await closedFor(modal, () => modal.hide());
      expect(seen).to.deep.equal(['lc-hide', 'lc-after-hide']);
    });

    it('asks nobody when open is set', async () => {
      const {modal} = await makePage();
      const seen = recordEvents(modal, 'lc-show', 'lc-hide');
      modal.open = true;
      await oneEvent(modal, 'lc-after-show');
      await closedFor(modal, () => (modal.open = false));
      expect(seen).to.deep.equal([]);
    });

    it('sends nothing for show() while open and hide() while closed', async () => {
      const {modal} = await makePage();
      const seen = recordEvents(modal, ...EVENTS);
      modal.hide();
      await opened(modal);
      modal.show();
      await modal.updateComplete;
      expect(seen).to.deep.equal(['lc-show', 'lc-after-show']);
    });

    it('sends lc-after-hide alone when it is closed before it came to rest', async () => {
      const {modal} = await makePage();
      modal.removeAttribute('style');
      const seen = recordEvents(modal, 'lc-after-show', 'lc-after-hide');
      modal.open = true;
      await modal.updateComplete;
      await closedFor(modal, () => (modal.open = false));
      expect(seen).to.deep.equal(['lc-after-hide']);
    });

    it('sends lc-after-hide where nothing moves', async () => {
      const {modal} = await makeOpen();
      const seen = recordEvents(modal, 'lc-after-hide');
      await closedFor(modal, () => modal.hide());
      expect(seen).to.deep.equal(['lc-after-hide']);
    });

    it('sends no event that bubbles', async () => {
      const {modal, page} = await makePage();
      const seen = recordEvents(page, ...EVENTS);
      await opened(modal);
      await closedFor(modal, () => part(modal, 'accept').click());
      expect(seen).to.deep.equal([]);
    });

    for (const [name, reason, before] of [
      ['close-button', 'close-button', []],
      ['cancel', 'cancel', ['lc-cancel']],
      ['accept', 'accept', ['lc-accept']],
    ] as const) {
      it(`says that it hides by ${reason}`, async () => {
        const {modal} = await makeOpen();
        const reasons = recordReasons(modal);
        const seen = recordEvents(modal, 'lc-cancel', 'lc-accept');
        await clickOn(part(modal, name));
        expect([reasons, seen]).to.deep.equal([[reason], before]);
      });
    }

    it('says that it hides by script', async () => {
      const {modal} = await makeOpen();
      const reasons = recordReasons(modal);
      modal.hide();
      expect(reasons).to.deep.equal(['api']);
    });

    it('gives the reason that hide() is given', async () => {
      const {modal} = await makeOpen();
      const reasons = recordReasons(modal);
      modal.hide('accept');
      expect(reasons).to.deep.equal(['accept']);
    });

    it('stays open when lc-hide is cancelled', async () => {
      const {modal} = await makeOpen();
      modal.addEventListener('lc-hide', event => event.preventDefault());
      await clickOn(part(modal, 'close-button'));
      expect([modal.open, isShown(modal)]).to.deep.equal([true, true]);
    });

    for (const type of ['lc-accept', 'lc-cancel'] as const) {
      it(`stays open when ${type} is cancelled`, async () => {
        const {modal} = await makeOpen();
        const reasons = recordReasons(modal);
        modal.addEventListener(type, event => event.preventDefault());
        await clickOn(part(modal, type.slice(3)));
        expect([modal.open, reasons]).to.deep.equal([true, []]);
      });
    }

    it('accepts once when Accept is pressed twice in a row', async () => {
      const {modal} = await makeOpen();
      const seen = recordEvents(modal, 'lc-accept');
      part(modal, 'accept').click();
      part(modal, 'accept').click();
      expect(seen).to.deep.equal(['lc-accept']);
    });
  });

  describe('pointer', () => {
    it('hides at a press on the backdrop', async () => {
      const {modal} = await makeOpen();
      const reasons = recordReasons(modal);
      await dragBetween(backdropPoint(modal), backdropPoint(modal));
      expect(reasons).to.deep.equal(['backdrop']);
    });

    it('stays open at a press inside', async () => {
      const {modal} = await makeOpen();
      await clickOn(modal.querySelector('p')!);
      expect(modal.open).to.equal(true);
    });

    it('stays open when a press begins inside and ends on the backdrop', async () => {
      const {modal} = await makeOpen();
      await dragBetween(middleOf(modal.querySelector('p')!), backdropPoint(modal));
      expect(modal.open).to.equal(true);
    });

    it('stays open when a press begins on the backdrop and ends inside', async () => {
      const {modal} = await makeOpen();
      await dragBetween(backdropPoint(modal), middleOf(modal.querySelector('p')!));
      expect(modal.open).to.equal(true);
    });
  });

  describe('focus', () => {
    it('begins at what has autofocus', async () => {
      await makeOpen(html`<button>One</button><button autofocus>Two</button>`);
      expect(focusedText()).to.equal('Two');
    });

    it('begins at an element of the library that has autofocus', async () => {
      const {modal} = await makeOpen(
        html`<button>One</button><lc-text-input label="Name" autofocus></lc-text-input>`,
      );
      expect(document.activeElement === modal.querySelector('lc-text-input')).to.equal(true);
    });

    it('begins at the first control of the content', async () => {
      await makeOpen(
        html`<p>Text</p>
          <button disabled>One</button><button>Two</button>`,
      );
      expect(focusedText()).to.equal('Two');
    });

    it('begins at an element that is as new as the modal', async () => {
      const modal = await fixture<LcModal>(
        html`<lc-modal open heading="Name"><lc-text-input label="Name"></lc-text-input></lc-modal>`,
      );
      await expectEventually(() => document.activeElement === modal.querySelector('lc-text-input'));
    });

    it('begins at Cancel where the content has no control', async () => {
      await makeOpen();
      expect(focusedText()).to.equal('Cancel');
    });

    it('begins at the close button where there is no other', async () => {
      const {modal} = await makeOpen(TEXT, {showFooter: false});
      expect(modal.shadowRoot!.activeElement === part(modal, 'close-button')).to.equal(true);
    });

    it('begins at the top of a long text, not at the control far below', async () => {
      const {modal} = await makeOpen(html`${LONG}<button>Agree</button>`);
      const body = part(modal, 'body');
      expect([modal.shadowRoot!.activeElement === body, body.scrollTop]).to.deep.equal([true, 0]);
    });

    it('returns to what opened it', async () => {
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

    it('returns to what opened it when it is removed', async () => {
      const {modal, opener} = await makeOpen();
      modal.remove();
      expect(document.activeElement === opener).to.equal(true);
    });

    it('leaves the rest of the page out of reach', async () => {
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

    it('hides with Escape where nothing inside has the focus', async () => {
      const {modal} = await makeOpen();
      const reasons = recordReasons(modal);
      (document.activeElement as HTMLElement).blur();
      await press('Escape');
      expect([reasons, modal.open]).to.deep.equal([['escape'], false]);
    });

    it('can be kept open at one Escape after the other', async () => {
      const {modal} = await makeOpen();
      const reasons = recordReasons(modal);
      modal.addEventListener('lc-hide', event => event.preventDefault());
      await press('Escape');
      await press('Escape');
      await press('Escape');
      expect([reasons.length, isShown(modal)]).to.deep.equal([3, true]);
    });

    it('stays open when something inside takes Escape', async () => {
      const {modal} = await makeOpen(html`<button>Inside</button>`);
      modal.querySelector('button')!.addEventListener('keydown', event => event.preventDefault());
      await press('Escape');
      expect(modal.open).to.equal(true);
    });

    it('goes from the last stop to the first with Tab', async () => {
      const {modal} = await makeOpen(html`<button>One</button>`);
      part(modal, 'accept').focus();
      await press('Tab');
      expect(modal.shadowRoot!.activeElement === part(modal, 'close-button')).to.equal(true);
    });

    it('goes from the first stop to the last with Shift+Tab', async () => {
      const {modal} = await makeOpen(html`<button>One</button>`);
      part(modal, 'close-button').focus();
      await press('Shift+Tab');
      expect(modal.shadowRoot!.activeElement === part(modal, 'accept')).to.equal(true);
    });

    it('goes from the last stop to the first without a footer', async () => {
      const {modal} = await makeOpen(html`<lc-text-input label="Name"></lc-text-input>`, {showFooter: false});
      await press('Tab');
      expect(modal.shadowRoot!.activeElement === part(modal, 'close-button')).to.equal(true);
    });

    it('goes from the first stop to the last without a footer', async () => {
      const {modal} = await makeOpen(html`<lc-text-input label="Name"></lc-text-input>`, {showFooter: false});
      part(modal, 'close-button').focus();
      await press('Shift+Tab');
      expect(document.activeElement === modal.querySelector('lc-text-input')).to.equal(true);
    });

    it('goes through all its stops in order', async () => {
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

  describe('form', () => {
    const form = (button: TemplateResult) => html`
      <form method="dialog"><lc-text-input label="Name" name="name"></lc-text-input>${button}</form>
    `;

    for (const [title, button, reason] of [
      ['a button', html`<button id="send">Send</button>`, 'accept'],
      ['an lc-button', html`<lc-button id="send" type="submit">Send</lc-button>`, 'accept'],
      ['a button that cancels', html`<button id="send" value="cancel">No</button>`, 'cancel'],
    ] as const) {
      it(`hides when ${title} sends a form with the method dialog`, async () => {
        const {modal, page} = await makeOpen(form(button));
        const hiding = oneEvent(modal, 'lc-hide');
        page.querySelector<HTMLElement>('#send')!.click();
        expect((await hiding).detail.reason).to.equal(reason);
      });
    }

    it('hides when Enter sends a form with the method dialog', async () => {
      const {modal} = await makeOpen(form(html`<lc-button type="submit">Send</lc-button>`));
      const hiding = oneEvent(modal, 'lc-hide');
      await press('Enter');
      expect((await hiding).detail.reason).to.equal('accept');
    });

    it('stays open while the form is not valid', async () => {
      const {modal, page} = await makeOpen(
        html`<form method="dialog">
          <input required aria-label="Name" /><button id="send">Send</button>
        </form>`,
      );
      const submitted = recordEvents(page, 'submit');
      page.querySelector<HTMLElement>('#send')!.click();
      await new Promise(resolve => setTimeout(resolve, 20));
      expect([modal.open, submitted]).to.deep.equal([true, []]);
    });

    it('stays open when the page cancels the submit', async () => {
      const {modal, page} = await makeOpen(form(html`<button id="send">Send</button>`));
      page.addEventListener('submit', event => event.preventDefault());
      page.querySelector<HTMLElement>('#send')!.click();
      await new Promise(resolve => setTimeout(resolve, 20));
      expect(modal.open).to.equal(true);
    });
  });

  describe('slots', () => {
    it('shows a footer of the page in place of the buttons', async () => {
      const {modal} = await makeOpen(html`<button slot="footer">Fine</button>`);
      const shown = part(modal, 'footer').querySelector('slot')!.assignedElements();
      expect([shown.length, part(modal, 'accept').getClientRects().length]).to.deep.equal([1, 0]);
    });
  });
});

async function expectEventually(condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 50 && !condition(); tries++)
    await new Promise(resolve => requestAnimationFrame(resolve));
  expect(condition()).to.equal(true);
}
