import {expect, fixture, html} from '@open-wc/testing';
import {checkPermission, type PermissionState} from '../../core/permissions/index.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import type {LcPermissions} from './permissions.define.js';
import './permissions.define.js';

type Check = LcPermissions['check'];

/** An element with both branches. */
const make = (check: Check) =>
  fixture<LcPermissions>(html`
    <lc-permissions .check=${check}>
      <template slot="yes"><p id="private">Private</p></template>
      <p slot="no" id="public">Not authorized</p>
    </lc-permissions>
  `);

const isInDocument = () => document.getElementById('private') !== null;
const isSeen = (id: string) => document.getElementById(id)?.checkVisibility() ?? false;

/** What is in the document and visible of the two branches. */
const shown = () => ['private', 'public'].filter(isSeen);

/** The two branches after `check` has changed. */
async function shownAfter(card: LcPermissions, check: unknown) {
  card.check = check as Check;
  await card.updateComplete;
  return {inDocument: isInDocument(), shown: shown()};
}

describe('lc-permissions', () => {
  describe('accessibility', () => {
    for (const check of [true, false]) {
      it(`is accessible with ${check}, in light and dark`, async () => {
        await expectAccessible(await make(check));
      });
    }

    it('renders no box', async () => {
      expect(getComputedStyle(await make(true)).display).to.equal('contents');
    });
  });

  describe('properties', () => {
    it('shows yes and not no if allowed', async () => {
      await make(true);
      expect(shown()).to.deep.equal(['private']);
    });

    it('shows no, with nothing of yes in the document, if denied', async () => {
      await make(false);
      expect({inDocument: isInDocument(), shown: shown()}).to.deep.equal({
        inDocument: false,
        shown: ['public'],
      });
    });

    it('denies without a check', async () => {
      await make(undefined as never);
      expect(isInDocument()).to.equal(false);
    });

    it('adds yes to the document when it becomes allowed', async () => {
      expect(await shownAfter(await make(false), true)).to.deep.equal({inDocument: true, shown: ['private']});
    });

    for (const [title, check] of [
      ['false', false],
      ['undefined', undefined],
      ['null', null],
      ['a function that gives false', () => false],
    ] as const) {
      it(`removes yes from the document with ${title}`, async () => {
        const after = await shownAfter(await make(true), check);
        expect(after).to.deep.equal({inDocument: false, shown: ['public']});
      });
    }

    it('calls a function', async () => {
      await make(() => true);
      expect(shown()).to.deep.equal(['private']);
    });

    it('calls the function again with recheck', async () => {
      const state: PermissionState & {superAdmin: boolean} = {superAdmin: true};
      const card = await make(() => checkPermission(state, {view: 'people', method: 'read'}));
      state.superAdmin = false;
      card.recheck();
      await card.updateComplete;
      expect(isInDocument()).to.equal(false);
    });

    it('copies once, even with several updates', async () => {
      const card = await make(() => true);
      card.recheck();
      await card.updateComplete;
      card.recheck();
      await card.updateComplete;
      expect(card.querySelectorAll('#private').length).to.equal(1);
    });

    it('keeps changes of the user while it stays allowed', async () => {
      const card = await make(() => true);
      document.getElementById('private')!.textContent = 'Changed';
      card.recheck();
      await card.updateComplete;
      expect(document.getElementById('private')!.textContent).to.equal('Changed');
    });

    it('starts over after it was denied', async () => {
      const card = await make(true);
      document.getElementById('private')!.textContent = 'Changed';
      await shownAfter(card, false);
      await shownAfter(card, true);
      expect(document.getElementById('private')!.textContent).to.equal('Private');
    });

    for (const [title, check, warning] of [
      ['a promise', Promise.resolve(true), /not a promise/],
      ['a function that returns a promise', () => Promise.resolve(true), /not a promise/],
      ['a text', 'true', /not a value of type string/],
      ['a number', 1, /not a value of type number/],
      ['an object', {}, /not a value of type object/],
      [
        'a function that throws',
        () => {
          throw new Error('No session');
        },
        /check threw/,
      ],
    ] as const) {
      it(`denies with ${title}, and warns`, async () => {
        let after: unknown;
        const warnings = await recordWarnings(async () => {
          after = await shownAfter(await make(true), check);
        });
        expect(after).to.deep.equal({inDocument: false, shown: ['public']});
        // The same warning is logged once for all elements.
        for (const text of warnings) expect(text).to.match(warning);
      });
    }

    it('has the state allowed while allowed', async () => {
      const card = await make(true);
      const before = card.matches(':state(allowed)');
      await shownAfter(card, false);
      expect([before, card.matches(':state(allowed)')]).to.deep.equal([true, false]);
    });
  });

  describe('attribute', () => {
    for (const [markup, isAllowed] of [
      ['<lc-permissions check></lc-permissions>', true],
      ['<lc-permissions check="check"></lc-permissions>', true],
      ['<lc-permissions check="true"></lc-permissions>', true],
      ['<lc-permissions></lc-permissions>', false],
      ['<lc-permissions check="false"></lc-permissions>', false],
      ['<lc-permissions check="no"></lc-permissions>', false],
      ['<lc-permissions check="0"></lc-permissions>', false],
      ['<lc-permissions check="undefined"></lc-permissions>', false],
      ['<lc-permissions check="TRUE "></lc-permissions>', false],
    ] as const) {
      it(`${isAllowed ? 'allows' : 'denies'} with ${markup}`, async () => {
        const card = await fixture<LcPermissions>(markup);
        expect(card.matches(':state(allowed)')).to.equal(isAllowed);
      });
    }

    it('denies again when removed', async () => {
      const card = await fixture<LcPermissions>('<lc-permissions check></lc-permissions>');
      card.removeAttribute('check');
      await card.updateComplete;
      expect(card.matches(':state(allowed)')).to.equal(false);
    });
  });

  describe('keyboard', () => {
    it('moves focus to the shown content in document order', async () => {
      await fixture(html`
        <div>
          <button id="before">Before</button>
          <lc-permissions .check=${true}>
            <template slot="yes"><button id="inside">Inside</button></template>
          </lc-permissions>
        </div>
      `);
      document.getElementById('before')!.focus();
      await press('Tab');
      expect(document.activeElement?.id).to.equal('inside');
    });
  });

  describe('slots', () => {
    it('shows everything in the template, including text', async () => {
      const card = await fixture<LcPermissions>(html`
        <lc-permissions .check=${true}
          ><template slot="yes">One <b>two</b> three</template></lc-permissions
        >
      `);
      expect(card.textContent.trim()).to.equal('One two three');
    });

    it('removes everything, including text', async () => {
      const card = await fixture<LcPermissions>(html`
        <lc-permissions .check=${true}
          ><template slot="yes">One <b>two</b> three</template></lc-permissions
        >
      `);
      await shownAfter(card, false);
      expect(card.textContent.trim()).to.equal('');
    });

    it('shows several templates in order', async () => {
      const card = await fixture<LcPermissions>(html`
        <lc-permissions .check=${true}
          ><template slot="yes">1</template><template slot="yes">2</template></lc-permissions
        >
      `);
      expect(card.textContent).to.equal('12');
    });

    it('shows a template that is added later', async () => {
      const card = await fixture<LcPermissions>(html`<lc-permissions .check=${true}></lc-permissions>`);
      const template = document.createElement('template');
      template.slot = 'yes';
      template.content.append('Later');
      card.append(template);
      await new Promise(requestAnimationFrame);
      await card.updateComplete;
      expect(card.textContent).to.equal('Later');
    });

    it('removes the content of a removed template', async () => {
      const card = await make(true);
      card.querySelector('template')!.remove();
      await new Promise(requestAnimationFrame);
      await card.updateComplete;
      expect(isInDocument()).to.equal(false);
    });

    it('does not take over the copies when it is cloned', async () => {
      const card = await make(true);
      const clone = card.cloneNode(true) as LcPermissions;
      clone.check = true;
      card.replaceWith(clone);
      await clone.updateComplete;
      expect(clone.querySelectorAll('#private').length).to.equal(1);
    });

    it('removes copies that come from a clone or from saved HTML when denied', async () => {
      const card = await fixture<LcPermissions>(html`
        <lc-permissions .check=${true}
          ><template slot="yes">One <b>two</b> three</template></lc-permissions
        >
      `);
      const saved = await fixture<LcPermissions>(card.outerHTML);
      const clone = card.cloneNode(true) as LcPermissions;
      card.replaceWith(clone);
      await clone.updateComplete;
      expect([saved.textContent.trim(), clone.textContent.trim()]).to.deep.equal(['', '']);
    });

    it('upgrades custom elements in the template', async () => {
      const outer = await fixture<LcPermissions>(html`
        <lc-permissions .check=${true}>
          <template slot="yes"><lc-permissions id="inner"></lc-permissions></template>
        </lc-permissions>
      `);
      expect(outer.querySelector<LcPermissions>('#inner')!.check).to.equal(false);
    });

    it('hides private content that is not in a template, and warns', async () => {
      const warnings = await recordWarnings(async () => {
        await fixture(html`
          <lc-permissions>
            <p id="private">Private</p>
            <p slot="no" id="public">Not authorized</p>
          </lc-permissions>
        `);
        await new Promise(requestAnimationFrame);
      });
      expect(shown()).to.deep.equal(['public']);
      expect(warnings).to.deep.equal([
        '<lc-permissions>: private content belongs in a <template slot="yes">; any other content is in the document for everyone.',
      ]);
    });

    it('does not warn about its copies', async () => {
      const warnings = await recordWarnings(async () => {
        await make(true);
        await new Promise(requestAnimationFrame);
      });
      expect(warnings).to.deep.equal([]);
    });
  });
});
