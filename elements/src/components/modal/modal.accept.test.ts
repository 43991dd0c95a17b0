import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import {closedFor, focusedText, isShown, opened, part, recordReasons} from '../../testing/dialog-harness.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {press, type} from '../../testing/keyboard.js';
import {makeOpen} from '../../testing/modal-fixture.js';
import {clickOn} from '../../testing/pointer.js';
import {expectFocus} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';
import type {LcButton} from '../button/button.define.js';
import '../checkbox/checkbox.define.js';
import '../select/select.define.js';
import '../text-input/text-input.define.js';
import type {LcModal} from './modal.define.js';

const ONE = html`<lc-text-input label="Name" name="name"></lc-text-input>`;
const FORMS: readonly (readonly [string, TemplateResult])[] = [
  ['a form with one field', html`<form>${ONE}</form>`],
  ['a form with several fields', html`<form>${ONE}<lc-text-input label="City"></lc-text-input></form>`],
  ['a form with native fields', html`<form><input aria-label="Name" /><input aria-label="City" /></form>`],
  ['a form with one native field', html`<form><input aria-label="Name" /></form>`],
  ['a form with a checkbox', html`<form><lc-checkbox label="Yes"></lc-checkbox>${ONE}${ONE}</form>`],
  ['a form with the method dialog', html`<form method="dialog">${ONE}</form>`],
  [
    'a form with fields named like its members',
    html`<form>
      <input aria-label="Name" name="requestSubmit" /><input aria-label="City" name="elements" />
    </form>`,
  ],
];
const REQUIRED = html`<form><lc-text-input label="Name" required></lc-text-input></form>`;

/** A promise that the test settles. */
function deferred() {
  let resolve!: () => void;
  let reject!: (reason: Error) => void;
  const promise = new Promise<void>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return {promise, resolve, reject};
}

/** Records the events of an accept, in the order in which an app can handle them. */
function recordAccept(modal: LcModal): string[] {
  const seen: string[] = [];
  const keep = ({type: name}: Event) => seen.push(name);
  modal.addEventListener('submit', keep, {capture: true});
  for (const name of ['lc-accept', 'lc-hide']) modal.addEventListener(name, keep);
  return seen;
}

/** An open modal whose accept waits for a promise. */
async function makeWaiting(content?: TemplateResult) {
  const made = await makeOpen(content);
  const save = deferred();
  made.modal.addEventListener('lc-accept', event => event.waitUntil(save.promise));
  return {...made, save, accepted: recordEvents(made.modal, 'lc-accept')};
}

const isPending = (modal: LcModal) => (part(modal, 'accept') as LcButton).loading;
const acceptButton = (modal: LcModal) => part(part(modal, 'accept'), 'base');

describe('lc-modal', () => {
  describe('accept with a form inside', () => {
    for (const [title, form] of FORMS) {
      it(`accepts once with Enter in ${title}, and closes`, async () => {
        const {modal} = await makeOpen(form);
        const seen = recordAccept(modal);
        await closedFor(modal, () => press('Enter'));
        expect(seen).to.deep.equal(['submit', 'lc-accept', 'lc-hide']);
      });

      it(`submits ${title} with a click on Accept, and closes`, async () => {
        const {modal} = await makeOpen(form);
        const seen = recordAccept(modal);
        await closedFor(modal, () => clickOn(part(modal, 'accept')));
        expect(seen).to.deep.equal(['submit', 'lc-accept', 'lc-hide']);
      });
    }

    for (const [title, action] of [
      ['Enter', () => press('Enter')],
      ['a click on Accept', (modal: LcModal) => clickOn(part(modal, 'accept'))],
    ] as const) {
      it(`stays open and focuses the first invalid field with ${title}`, async () => {
        const {modal} = await makeOpen(REQUIRED);
        const field = modal.querySelector('lc-text-input')!;
        const seen = recordEvents(modal, 'lc-accept', 'lc-hide');
        const refused = new Promise(resolve => field.addEventListener('invalid', resolve, {once: true}));
        await action(modal);
        await refused;
        await aTimeout(20);
        expectFocus(field);
        expect([modal.open, seen]).to.deep.equal([true, []]);
      });
    }

    it('sends change before it accepts with Enter', async () => {
      const {modal} = await makeOpen(FORMS[1]![1]);
      const seen = recordEvents(modal, 'change', 'lc-accept');
      await type('Ada');
      await closedFor(modal, () => press('Enter'));
      expect(seen).to.deep.equal(['change', 'lc-accept']);
    });

    it('does not accept with Enter if a listener of the app cancels it', async () => {
      const {modal, page} = await makeOpen(FORMS[1]![1]);
      page.addEventListener('keydown', event => event.preventDefault());
      const seen = recordEvents(modal, 'submit', 'lc-accept');
      await press('Enter');
      await aTimeout(20);
      expect(seen).to.deep.equal([]);
    });

    it('does not accept with Enter on a button inside', async () => {
      const {modal} = await makeOpen(html`<form><button type="button">More</button>${ONE}</form>`);
      const seen = recordEvents(modal, 'click', 'lc-accept');
      await press('Enter');
      await aTimeout(20);
      expect(seen).to.deep.equal(['click']);
    });

    it('does not submit a form with its own submit button', async () => {
      const {modal} = await makeOpen(html`<form><lc-button type="submit">Find</lc-button></form>`);
      modal.addEventListener('submit', event => event.preventDefault());
      const seen = recordEvents(modal, 'submit', 'lc-accept');
      await press('Enter');
      await aTimeout(20);
      await closedFor(modal, () => clickOn(part(modal, 'accept')));
      expect(seen).to.deep.equal(['submit', 'lc-accept']);
    });

    it('does not submit several forms', async () => {
      const {modal} = await makeOpen(
        html`<form>${ONE}</form>
          ${REQUIRED}`,
      );
      const seen = recordEvents(modal, 'submit', 'lc-accept');
      await closedFor(modal, () => clickOn(part(modal, 'accept')));
      expect(seen).to.deep.equal(['lc-accept']);
    });

    it('does not submit the form of a modal inside', async () => {
      const outer = await fixture<LcModal>(html`
        <lc-modal heading="Outer"><lc-modal heading="Inner">${FORMS[1]![1]}</lc-modal></lc-modal>
      `);
      const inner = outer.querySelector('lc-modal')!;
      await opened(outer);
      await opened(inner);
      const seen = [recordEvents(outer, 'lc-accept'), recordEvents(inner, 'lc-accept')];
      await closedFor(inner, () => press('Enter'));
      expect([seen, outer.open]).to.deep.equal([[[], ['lc-accept']], true]);
    });

    it('prevents the submission of a form without an action', async () => {
      const {modal, page} = await makeOpen(FORMS[0]![1]);
      const prevented: boolean[] = [];
      page.addEventListener('submit', event => prevented.push(event.defaultPrevented));
      await closedFor(modal, () => press('Enter'));
      expect(prevented).to.deep.equal([true]);
    });

    for (const [title, isPrevented, listener] of [
      ['goes on', false, () => {}],
      ['stops when lc-accept is canceled', true, (event: Event) => event.preventDefault()],
    ] as const) {
      it(`${title} with the submission of a form with an action`, async () => {
        const {modal, page} = await makeOpen(html`<form action="/save">${ONE}</form>`);
        modal.addEventListener('lc-accept', listener);
        const prevented: boolean[] = [];
        page.addEventListener('submit', event => {
          prevented.push(event.defaultPrevented);
          // Keeps the page of the test from navigating.
          event.preventDefault();
        });
        part(modal, 'accept').click();
        await aTimeout(20);
        expect(prevented).to.deep.equal([isPrevented]);
      });
    }

    it('accepts once when its listener submits the form', async () => {
      const {modal} = await makeOpen(FORMS[0]![1]);
      const seen = recordEvents(modal, 'lc-accept');
      modal.addEventListener('lc-accept', () => modal.querySelector('form')!.requestSubmit());
      await closedFor(modal, () => clickOn(part(modal, 'accept')));
      expect(seen).to.deep.equal(['lc-accept']);
    });
  });

  describe('accept with a promise', () => {
    it('stays open with a busy Accept button until the promise resolves', async () => {
      const {modal, save} = await makeWaiting();
      await clickOn(part(modal, 'accept'));
      await modal.updateComplete;
      const button = acceptButton(modal);
      const states = [modal.open, button.ariaBusy, button.ariaDisabled];
      await closedFor(modal, save.resolve);
      expect([states, modal.open]).to.deep.equal([[true, 'true', 'true'], false]);
    });

    it('hides with the reason accept', async () => {
      const {modal, save} = await makeWaiting();
      const reasons = recordReasons(modal);
      part(modal, 'accept').click();
      await closedFor(modal, save.resolve);
      expect(reasons).to.deep.equal(['accept']);
    });

    it('keeps the focus on Accept while it waits', async () => {
      const {modal} = await makeWaiting();
      acceptButton(modal).focus();
      await press('Enter');
      await until(() => isPending(modal));
      await modal.updateComplete;
      expect(focusedText()).to.equal('Accept');
    });

    it('accepts once when Accept is pressed twice', async () => {
      const {modal, accepted} = await makeWaiting(FORMS[0]![1]);
      part(modal, 'accept').click();
      part(modal, 'accept').click();
      await modal.updateComplete;
      await clickOn(part(modal, 'accept'));
      expect(accepted).to.deep.equal(['lc-accept']);
    });

    it('accepts once when Enter is pressed twice in a field', async () => {
      const {modal, accepted} = await makeWaiting(FORMS[1]![1]);
      await press('Enter');
      await until(() => isPending(modal));
      await press('Enter');
      await aTimeout(20);
      expect([accepted, modal.open]).to.deep.equal([['lc-accept'], true]);
    });

    it('stays open when the promise rejects, warns, and can be accepted again', async () => {
      const {modal, save, accepted} = await makeWaiting();
      part(modal, 'accept').click();
      const warnings = await recordWarnings(async () => {
        save.reject(new Error('The server is away.'));
        await until(() => !isPending(modal));
      });
      const wasShown = isShown(modal);
      part(modal, 'accept').click();
      expect([wasShown, accepted.length]).to.deep.equal([true, 2]);
      expect(warnings).to.deep.equal([
        '<lc-modal>: a promise passed to lc-accept was rejected; the modal stays open.',
      ]);
    });

    it('stays open when the event is canceled while it waits', async () => {
      const {modal} = await makeOpen();
      const save = deferred();
      modal.addEventListener('lc-accept', event => {
        event.waitUntil(save.promise.then(() => event.preventDefault()));
      });
      part(modal, 'accept').click();
      await modal.updateComplete;
      save.resolve();
      await until(() => !isPending(modal));
      expect(modal.open).to.equal(true);
    });

    it('can be closed while it waits, and ignores the promise', async () => {
      const {modal, save} = await makeWaiting();
      part(modal, 'accept').click();
      await closedFor(modal, () => press('Escape'));
      await opened(modal);
      save.resolve();
      await aTimeout(20);
      expect([modal.open, isPending(modal)]).to.deep.equal([true, false]);
    });

    it('waits for the promises of all its listeners', async () => {
      const {modal, save} = await makeWaiting();
      modal.addEventListener('lc-accept', event => event.waitUntil(Promise.resolve()));
      part(modal, 'accept').click();
      await aTimeout(20);
      const wasOpen = modal.open;
      await closedFor(modal, save.resolve);
      expect([wasOpen, modal.open]).to.deep.equal([true, false]);
    });
  });
});
