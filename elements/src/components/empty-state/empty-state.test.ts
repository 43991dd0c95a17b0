import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import type {LcEmptyState} from './empty-state.define.js';
import './empty-state.define.js';

async function make(properties: Partial<LcEmptyState> = {}): Promise<LcEmptyState> {
  const state = await fixture<LcEmptyState>(
    html`<lc-empty-state heading="No invoices yet">
      Your first one appears here.
      <button slot="actions" style="background: none; color: inherit">Write an invoice</button>
    </lc-empty-state>`,
  );
  Object.assign(state, properties);
  await state.updateComplete;
  return state;
}

const find = (state: LcEmptyState, selector: string) =>
  state.shadowRoot!.querySelector<HTMLElement>(selector);

describe('lc-empty-state', () => {
  describe('accessibility', () => {
    for (const compact of [false, true]) {
      it(`is accessible with compact ${compact}`, async () => {
        await expectAccessible(await make({compact}));
      });
    }

    it('has a heading with its level', async () => {
      const {role, ariaLevel} = find(await make({headingLevel: 3}), '[part=heading]')!;
      expect([role, ariaLevel]).to.deep.equal(['heading', '3']);
    });

    it('hides its icon from screen readers', async () => {
      expect(find(await make(), '[part=icon]')!.ariaHidden).to.equal('true');
    });
  });

  describe('properties', () => {
    it('has no heading without a text', async () => {
      expect(find(await make({heading: ''}), '[part=heading]')).to.equal(null);
    });

    it('is lower with compact', async () => {
      const [normal, compact] = await Promise.all([make(), make({compact: true})]);
      expect(compact.offsetHeight).to.be.lessThan(normal.offsetHeight);
    });

    it('warns about an invalid headingLevel and falls back to 2', async () => {
      let state!: LcEmptyState;
      const warnings = await recordWarnings(async () => (state = await make({headingLevel: 0})));
      expect(warnings).to.deep.equal([
        '<lc-empty-state>: headingLevel must be a whole number from 1 to 6, not 0.',
      ]);
      expect(find(state, '[part=heading]')!.ariaLevel).to.equal('2');
    });
  });

  describe('slots', () => {
    it('shows the icon of the app', async () => {
      const state = await fixture<LcEmptyState>(
        html`<lc-empty-state><svg slot="icon" viewBox="0 0 1 1"></svg></lc-empty-state>`,
      );
      expect(find(state, '.icon')!.checkVisibility()).to.equal(false);
    });

    it('takes no space for empty slots', async () => {
      const state = await fixture<LcEmptyState>(html`<lc-empty-state heading="No results"></lc-empty-state>`);
      expect(['content', 'actions'].map(part => find(state, `[part=${part}]`)!.hidden)).to.deep.equal([
        true,
        true,
      ]);
    });

    it('has space for actions that are added later', async () => {
      const state = await fixture<LcEmptyState>(html`<lc-empty-state heading="No results"></lc-empty-state>`);
      state.append(Object.assign(document.createElement('button'), {slot: 'actions', textContent: 'Retry'}));
      await new Promise(resolve => setTimeout(resolve));
      await state.updateComplete;
      expect(find(state, '[part=actions]')!.hidden).to.equal(false);
    });
  });
});
