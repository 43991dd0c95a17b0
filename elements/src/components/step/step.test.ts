import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import {until} from '../../testing/until.js';
import '../steps/steps.define.js';
import type {LcSteps} from '../steps/steps.define.js';
import type {LcStep} from './step.define.js';

/** A step alone would warn. */
const make = async (attributes = html`<lc-step heading="Address">Text</lc-step>`) =>
  (await fixture<LcSteps>(html`<lc-steps>${attributes}<lc-step heading="End"></lc-step></lc-steps>`))
    .steps[0]!;
const headingOf = (step: LcStep) => step.shadowRoot!.querySelector('[part=heading]')!;

describe('lc-step', () => {
  describe('accessibility', () => {
    it('passes axe in light and dark', async () => {
      await expectAccessible(await make());
    });

    it('has a heading of level 2', async () => {
      const heading = headingOf(await make());
      expect([heading.role, heading.ariaLevel]).to.deep.equal(['heading', '2']);
    });

    it('says in the heading where one is', async () => {
      const step = await make();
      await step.updateComplete;
      expect(headingOf(step).textContent.trim().replace(/\s+/g, ' ')).to.equal('Step 1 of 2: Address');
    });
  });

  describe('properties', () => {
    it('have defaults', async () => {
      const {name, headingLevel} = await make();
      expect([name, headingLevel]).to.deep.equal(['', 2]);
    });

    it('headingLevel sets the level', async () => {
      const step = await make(html`<lc-step heading="Address" heading-level="3"></lc-step>`);
      expect(headingOf(step).ariaLevel).to.equal('3');
    });

    it('headingLevel warns and falls back to 2 for other numbers', async () => {
      const seen = await recordWarnings(async () => {
        const step = await make(html`<lc-step heading="Address" heading-level="9"></lc-step>`);
        expect(headingOf(step).ariaLevel).to.equal('2');
      });
      expect(seen).to.deep.equal(['<lc-step>: headingLevel must be a whole number from 1 to 6, not 9.']);
    });

    it('heading changes the list of steps', async () => {
      const step = await make();
      step.heading = 'Delivery';
      const {shadowRoot} = step.parentElement!;
      await until(() => shadowRoot!.querySelector('.label')!.textContent === 'Delivery');
    });

    it('warn about a step outside steps', async () => {
      const seen = await recordWarnings(() => fixture(html`<lc-step heading="Lost">Text</lc-step>`));
      expect(seen).to.deep.equal(['<lc-step>: it must be a child of <lc-steps>.']);
    });
  });

  describe('slots', () => {
    it('shows its content outside steps as well', async () => {
      let step: LcStep | undefined;
      await recordWarnings(async () => (step = await fixture(html`<lc-step heading="Lost">Text</lc-step>`)));
      expect(step!.checkVisibility()).to.equal(true);
    });
  });
});
