import {expect, fixture, html} from '@open-wc/testing';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {press, type} from '../../testing/keyboard.js';
import {expectFocus, expectSame} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';
import '../text-input/text-input.define.js';
import type {LcStep} from '../step/step.define.js';
import './steps.define.js';
import type {LcSteps, StepChangeDetail} from './steps.define.js';

/** Three steps in a form: the first and the last have names. */
async function make(attributes: Partial<LcSteps> = {}): Promise<LcSteps> {
  const form = await fixture<HTMLFormElement>(html`
    <form>
      <lc-steps>
        <lc-step heading="Person" name="person"><input aria-label="First name" name="first" /></lc-step>
        <lc-step heading="Address">
          <lc-text-input label="City" name="city"></lc-text-input>
        </lc-step>
        <lc-step heading="Confirmation" name="confirm"><p>Please check.</p></lc-step>
        <button slot="submit">Send</button>
      </lc-steps>
    </form>
  `);
  const steps = form.querySelector('lc-steps')!;
  Object.assign(steps, attributes);
  await steps.updateComplete;
  return steps;
}

const inShadow = (steps: LcSteps, selector: string) =>
  steps.shadowRoot!.querySelector<HTMLElement>(selector)!;
const items = (steps: LcSteps) => [...steps.shadowRoot!.querySelectorAll<HTMLElement>('[part=item]')];
/** Names of the visible steps. */
const visible = (steps: LcSteps) =>
  steps.steps.filter(step => step.checkVisibility()).map(({heading}) => heading);
const headingOf = (step: LcStep) => step.shadowRoot!.querySelector<HTMLElement>('[part=heading]')!;
const buttonIn = (item: HTMLElement) => item.querySelector('button');
const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();
/** What assistive technology reads of a step in the list: the text without the marker. */
const nameOf = (item: Element) => {
  const copy = item.cloneNode(true) as Element;
  copy.querySelector('[aria-hidden=true]')!.remove();
  return textOf(copy);
};

describe('lc-steps', () => {
  describe('accessibility', () => {
    it('passes axe in light and dark', async () => {
      const steps = await make({active: 1});
      await expectAccessible(steps);
    });

    it('passes axe at 320 px', async () => {
      const steps = await make({active: 1});
      steps.style.maxInlineSize = '20rem';
      await expectAccessible(steps);
    });

    it('marks the current step in the list', async () => {
      const steps = await make({active: 1});
      expect(items(steps).map(({ariaCurrent}) => ariaCurrent)).to.deep.equal([null, 'step', null]);
    });

    it('says in the list which steps are done', async () => {
      const steps = await make({active: 1});
      expect(items(steps).map(nameOf)).to.deep.equal(['Person (done)', 'Address', 'Confirmation']);
    });

    it('moves the focus to the heading of the next step', async () => {
      const steps = await make();
      await steps.next();
      expectFocus(headingOf(steps.steps[1]!));
      expect(textOf(headingOf(steps.steps[1]!))).to.equal('Step 2 of 3: Address');
    });

    it('has no live region, because the heading is announced', async () => {
      const steps = await make();
      expect(steps.shadowRoot!.querySelector('[aria-live], [role=status]')).to.equal(null);
    });

    it('names the list', async () => {
      const steps = await make();
      const list = inShadow(steps, '[part=list]');
      const seen = [list.ariaLabel];
      steps.ariaLabel = 'Appointment';
      await steps.updateComplete;
      expect([...seen, list.ariaLabel]).to.deep.equal(['Steps', 'Appointment']);
    });

    it('is in the language of the page', async () => {
      registerTranslation(ar);
      const steps = await make({active: 1});
      steps.lang = 'ar';
      steps.dir = 'rtl';
      await until(() => textOf(inShadow(steps, '[part=next]')) === 'التالي');
      await until(() => textOf(headingOf(steps.steps[1]!)) === 'الخطوة 2 من 3: Address');
    });

    it('shows only the signs of the list where there is little room', async () => {
      const steps = await make();
      steps.style.maxInlineSize = '21rem';
      expect(inShadow(steps, '.label').getBoundingClientRect().width).to.be.at.most(1);
      expect(inShadow(steps, '[part=list]').scrollWidth).to.be.at.most(336);
    });
  });

  describe('properties', () => {
    it('show the first step by default', async () => {
      const steps = await make();
      expect([steps.active, visible(steps)]).to.deep.equal(['person', ['Person']]);
    });

    for (const [title, active, heading, read] of [
      ['an index', 1, 'Address', 1],
      ['an index as text', '1', 'Address', 1],
      ['a name', 'confirm', 'Confirmation', 'confirm'],
      ['the index of a step with a name', 2, 'Confirmation', 'confirm'],
    ] as const)
      it(`active is ${title}`, async () => {
        const steps = await make({active});
        expect([visible(steps), steps.active]).to.deep.equal([[heading], read]);
      });

    it('active is also an attribute', async () => {
      const steps = await fixture<LcSteps>(html`
        <lc-steps active="b"
          ><lc-step heading="A" name="a"></lc-step><lc-step heading="B" name="b"></lc-step
        ></lc-steps>
      `);
      expect(visible(steps)).to.deep.equal(['B']);
    });

    it('active leaves the focus outside alone', async () => {
      const steps = await make();
      steps.active = 1;
      expectFocus(document.body);
    });

    it('active moves the focus out of a step that is hidden', async () => {
      const steps = await make();
      steps.querySelector<HTMLElement>('[name=first]')!.focus();
      steps.active = 1;
      expectFocus(headingOf(steps.steps[1]!));
    });

    it('active waits for a step that is added later', async () => {
      const steps = await make();
      await recordWarnings(() => (steps.active = 'extra'));
      const step = Object.assign(document.createElement('lc-step'), {heading: 'Extra', name: 'extra'});
      steps.append(step);
      expect(visible(steps)).to.deep.equal(['Extra']);
    });

    it('active warns once about a step that does not exist, and the first one is shown', async () => {
      const seen = await recordWarnings(async () => {
        const steps = await fixture<LcSteps>(html`
          <lc-steps active="nowhere"><lc-step heading="A"></lc-step></lc-steps>
        `);
        expect(visible(steps)).to.deep.equal(['A']);
      });
      expect(seen).to.deep.equal([
        '<lc-steps>: active must be the name or the index of a step, not "nowhere".',
      ]);
    });

    it('nextText and previousText replace the texts of the buttons', async () => {
      const steps = await make({active: 1, nextText: 'Go on', previousText: 'Return'});
      expect(['next', 'previous'].map(part => textOf(inShadow(steps, `[part=${part}]`)))).to.deep.equal([
        'Go on',
        'Return',
      ]);
    });

    it('warn about steps without any step', async () => {
      const seen = await recordWarnings(() => fixture(html`<lc-steps> </lc-steps>`));
      expect(seen).to.deep.equal(['<lc-steps>: it needs <lc-step> elements inside.']);
    });

    it('warn about two steps with the same name', async () => {
      const seen = await recordWarnings(() =>
        fixture(html`<lc-steps><lc-step name="a"></lc-step><lc-step name="a"></lc-step></lc-steps>`),
      );
      expect(seen).to.deep.equal(['<lc-steps>: two steps have the name "a"; it means the first one.']);
    });
  });

  describe('steps', () => {
    it('keep the current one when a step is added before it', async () => {
      const steps = await make({active: 1});
      steps.prepend(Object.assign(document.createElement('lc-step'), {heading: 'New'}));
      expect([visible(steps), steps.active]).to.deep.equal([['Address'], 2]);
    });

    it('show the one in the place of a step that is removed', async () => {
      const steps = await make({active: 1});
      steps.steps[1]!.remove();
      await until(() => visible(steps).join() === 'Confirmation');
    });

    it('show a step that is moved elsewhere', async () => {
      const steps = await make();
      const step = steps.steps[1]!;
      await recordWarnings(async () => {
        steps.after(step);
        await step.updateComplete;
      });
      expect(step.checkVisibility()).to.equal(true);
    });
  });

  describe('methods', () => {
    it('next() shows the next step', async () => {
      const steps = await make();
      expect([await steps.next(), visible(steps)]).to.deep.equal([true, ['Address']]);
    });

    it('next() does nothing in the last step', async () => {
      const steps = await make({active: 2});
      expect([await steps.next(), visible(steps)]).to.deep.equal([false, ['Confirmation']]);
    });

    it('previous() shows the previous step', async () => {
      const steps = await make({active: 1});
      expect([steps.previous(), visible(steps)]).to.deep.equal([true, ['Person']]);
    });

    it('previous() does nothing in the first step', async () => {
      const steps = await make();
      expect([steps.previous(), visible(steps)]).to.deep.equal([false, ['Person']]);
    });

    it('show() shows a step by name or index', async () => {
      const steps = await make();
      const seen = [steps.show('confirm'), ...visible(steps), steps.show(1), ...visible(steps)];
      expect(seen).to.deep.equal([true, 'Confirmation', true, 'Address']);
    });

    it('show() warns about a step that does not exist', async () => {
      const steps = await make();
      const seen = await recordWarnings(() => steps.show('nowhere'));
      expect(seen).to.deep.equal([
        '<lc-steps>: show() needs the name or the index of a step, not "nowhere".',
      ]);
    });
  });

  describe('events', () => {
    const record = (steps: LcSteps) => {
      const seen: StepChangeDetail[] = [];
      steps.addEventListener('lc-step-change', ({detail}) => seen.push(detail));
      return seen;
    };

    it('say which step is shown, and why', async () => {
      const steps = await make();
      const seen = record(steps);
      await steps.next();
      steps.previous();
      steps.show('confirm');
      expect(seen).to.deep.equal([
        {from: 0, to: 1, name: '', reason: 'next'},
        {from: 1, to: 0, name: 'person', reason: 'previous'},
        {from: 0, to: 2, name: 'confirm', reason: 'api'},
      ]);
    });

    it('come before and after the change', async () => {
      const steps = await make();
      const seen: unknown[] = [];
      for (const name of ['lc-step-change', 'lc-after-step-change'] as const)
        steps.addEventListener(name, () => seen.push(name, ...visible(steps)));
      await steps.next();
      expect(seen).to.deep.equal(['lc-step-change', 'Person', 'lc-after-step-change', 'Address']);
    });

    it('keep the step if lc-step-change is canceled', async () => {
      const steps = await make();
      steps.addEventListener('lc-step-change', event => event.preventDefault());
      expect([await steps.next(), visible(steps)]).to.deep.equal([false, ['Person']]);
    });

    it('do not bubble', async () => {
      const steps = await make();
      const seen = recordEvents(steps.parentElement!, 'lc-step-change', 'lc-after-step-change');
      await steps.next();
      expect(seen).to.deep.equal([]);
    });

    it('are not sent when active is set', async () => {
      const steps = await make();
      const seen = recordEvents(steps, 'lc-step-change', 'lc-after-step-change');
      steps.active = 2;
      expect(seen).to.deep.equal([]);
    });
  });

  describe('keyboard', () => {
    for (const [title, selector] of [
      ['a native field', '[name=first]'],
      ['a field of the library', '[name=city]'],
    ] as const)
      it(`goes to the next step with Enter in ${title}`, async () => {
        const steps = await make({active: selector === '[name=city]' ? 1 : 0});
        const sent = recordEvents(steps.parentElement!, 'submit');
        const before = steps.active;
        steps.querySelector<HTMLElement>(selector)!.focus();
        await press('Enter');
        await until(() => steps.active !== before);
        expect(sent).to.deep.equal([]);
      });

    it('keeps the step with Enter that the app has handled', async () => {
      const steps = await make();
      const field = steps.querySelector<HTMLElement>('[name=first]')!;
      field.addEventListener('keydown', event => event.preventDefault());
      field.focus();
      await press('Enter');
      expect(visible(steps)).to.deep.equal(['Person']);
    });

    it('submits the form with Enter in the last step', async () => {
      const steps = await make();
      steps.steps[2]!.remove();
      await until(() => steps.steps.length === 2);
      steps.active = 1;
      const form = steps.parentElement!;
      form.addEventListener('submit', event => event.preventDefault());
      const sent = recordEvents(form, 'submit');
      steps.querySelector<HTMLElement>('[name=city]')!.focus();
      await press('Enter');
      await until(() => sent.length === 1);
    });

    it('reaches Next with Tab, and goes on with Space', async () => {
      const steps = await make();
      steps.querySelector<HTMLElement>('[name=first]')!.focus();
      await press('Tab');
      await press('Space');
      await until(() => visible(steps).join() === 'Address');
    });

    it('returns to a step in the list that is done', async () => {
      const steps = await make({active: 1});
      buttonIn(items(steps)[0]!)!.focus();
      await press('Enter');
      expectFocus(headingOf(steps.steps[0]!));
    });

    it('reaches no step in the list that was not shown', async () => {
      const steps = await make({active: 1});
      expect(items(steps).map(item => buttonIn(item) !== null)).to.deep.equal([true, false, false]);
    });
  });

  describe('form', () => {
    it('submits the values of hidden steps', async () => {
      const steps = await make({active: 1});
      steps.querySelector<HTMLElement>('[name=city]')!.focus();
      await type('Rome');
      steps.show('confirm');
      const data = new FormData(steps.parentElement as HTMLFormElement);
      expect([...data]).to.deep.equal([
        ['first', ''],
        ['city', 'Rome'],
      ]);
    });

    it('keeps the fields when the user goes back', async () => {
      const steps = await make();
      const field = steps.querySelector<HTMLInputElement>('[name=first]')!;
      field.focus();
      await type('Ada');
      await steps.next();
      steps.previous();
      expectSame(steps.querySelector('[name=first]'), field);
      expect(field.value).to.equal('Ada');
    });

    it('returns to the first step when the form is reset', async () => {
      const steps = await make({active: 2});
      (steps.parentElement as HTMLFormElement).reset();
      await until(() => visible(steps).join() === 'Person');
      await steps.updateComplete;
      expect(items(steps).map(nameOf)[1]).to.equal('Address');
    });

    for (const [title, change] of [
      ['is set', steps => (steps.active = 1)],
      ['show() opens', steps => steps.show(1)],
      ['next() opens', steps => steps.next()],
    ] as readonly [string, (steps: LcSteps) => unknown][])
      it(`keeps the step that ${title} right after a reset`, async () => {
        const steps = await make({active: 2});
        (steps.parentElement as HTMLFormElement).reset();
        await change(steps);
        await new Promise(resolve => setTimeout(resolve, 20));
        expect(visible(steps)).to.deep.equal(['Address']);
      });

    it('has returned to the first step right after a reset', async () => {
      const steps = await make({active: 2});
      (steps.parentElement as HTMLFormElement).reset();
      expect(steps.active).to.equal('person');
    });

    it('keeps the step if a reset is canceled', async () => {
      const steps = await make({active: 2});
      const form = steps.parentElement as HTMLFormElement;
      form.addEventListener('reset', event => event.preventDefault());
      form.reset();
      await new Promise(resolve => setTimeout(resolve, 20));
      expect(visible(steps)).to.deep.equal(['Confirmation']);
    });
  });

  describe('slots', () => {
    it('show the submit button only in the last step', async () => {
      const steps = await make();
      const submit = steps.querySelector('[slot=submit]')!;
      const seen = [submit.checkVisibility()];
      steps.active = 2;
      await steps.updateComplete;
      expect([...seen, submit.checkVisibility()]).to.deep.equal([false, true]);
    });

    it('have buttons of the app in place of the own ones', async () => {
      const steps = await make();
      steps.append(Object.assign(document.createElement('button'), {slot: 'footer', type: 'button'}));
      await until(() => !inShadow(steps, '[part=next]').checkVisibility());
    });
  });
});
