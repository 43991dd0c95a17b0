import {expect, fixture, html} from '@open-wc/testing';
import {registerTranslation} from '../../core/localization/index.js';
import {nl} from '../../core/localization/languages/nl.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import {expectFocus, expectSame} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';
import '../popover/popover.define.js';
import type {LcTour, TourStep} from './tour.define.js';
import './tour.define.js';

const KEY = 'tour-of-the-tests';
const STEPS: TourStep[] = [
  {title: 'Welcome', text: 'Two minutes'},
  {target: '#search', title: 'Search', text: 'Finds orders', placement: 'end'},
  {target: '#save', title: 'Save'},
];

async function setUp(properties: Partial<LcTour> = {}, dir = 'ltr') {
  const page = await fixture<HTMLElement>(html`
    <div dir=${dir} style="padding: 100px 300px">
      <button id="start">Help</button><button id="search">Search</button>
      <lc-tour></lc-tour>
      <button id="save">Save</button>
    </div>
  `);
  const tour = page.querySelector('lc-tour')!;
  Object.assign(tour, {steps: STEPS, ...properties});
  await tour.updateComplete;
  const find = (id: string) => page.querySelector<HTMLElement>(`#${id}`)!;
  return {page, tour, find};
}

const partOf = (tour: LcTour, part: string) => tour.shadowRoot!.querySelector<HTMLElement>(`[part=${part}]`)!;
const isShown = (tour: LcTour) => partOf(tour, 'popup').matches(':popover-open');
const titleOf = (tour: LcTour) => tour.shadowRoot!.querySelector('[part=title]')?.textContent;
const buttons = (tour: LcTour) =>
  [...tour.shadowRoot!.querySelectorAll('lc-button')].map(({textContent}) => textContent.trim());
const boxOf = (element: HTMLElement) => {
  const {top, left, width, height} = element.getBoundingClientRect();
  return [top, left, width, height].map(Math.round);
};

/** Shows a step, and waits until it has the focus. */
async function show(tour: LcTour, index: number): Promise<void> {
  tour.show(index);
  await shown(tour, STEPS[index]!.title);
}

const shown = (tour: LcTour, title: string) =>
  until(() => isShown(tour) && titleOf(tour) === title, `the step "${title}" is shown`);

async function pressButton(tour: LcTour, name: string): Promise<void> {
  const found = [...tour.shadowRoot!.querySelectorAll('lc-button')].find(
    ({textContent}) => textContent.trim() === name,
  );
  found!.focus();
  await press('Enter');
}

function recordDetails(tour: LcTour): unknown[] {
  const seen: unknown[] = [];
  tour.addEventListener('lc-tour-step', ({detail}) => seen.push(detail.index));
  tour.addEventListener('lc-tour-end', ({detail}) => seen.push(detail));
  return seen;
}

describe('lc-tour', () => {
  afterEach(() => localStorage.removeItem(KEY));

  describe('accessibility', () => {
    for (const index of [0, 1])
      it(`passes axe at step ${index}, in light and dark`, async () => {
        const {tour} = await setUp();
        await show(tour, index);
        await expectAccessible(tour);
      });

    it('is a dialog, not modal, with the title as its name and the text and the number as its description', async () => {
      const {tour} = await setUp();
      await show(tour, 1);
      const popup = partOf(tour, 'popup');
      const described = popup.getAttribute('aria-describedby')!.split(' ');
      expect([popup.role, popup.ariaModal, popup.getAttribute('aria-labelledby')]).to.deep.equal([
        'dialog',
        null,
        'title',
      ]);
      expect(described.map(id => tour.shadowRoot!.getElementById(id)!.textContent.trim())).to.deep.equal([
        'Finds orders',
        'Step 2 of 3',
      ]);
    });

    it('uses the language of the page', async () => {
      registerTranslation(nl);
      const {tour} = await setUp({lang: 'nl'});
      await show(tour, 1);
      expect([partOf(tour, 'position').textContent, ...buttons(tour)]).to.deep.equal([
        'Stap 2 van 3',
        'Overslaan',
        'Vorige',
        'Volgende',
      ]);
    });
  });

  describe('properties', () => {
    it('have defaults', async () => {
      const {steps, rememberAs, index, seen} = await fixture<LcTour>(html`<lc-tour></lc-tour>`);
      expect([steps, rememberAs, index, seen]).to.deep.equal([null, null, null, false]);
    });

    it('steps reads JSON', async () => {
      const tour = await fixture<LcTour>(html`<lc-tour steps='[{"title":"Welcome"}]'></lc-tour>`);
      expect(tour.start()).to.equal(true);
      await shown(tour, 'Welcome');
    });

    for (const [given, warning] of [
      ['Welcome', 'steps must be an array, not Welcome.'],
      [[5], 'each step needs a title; this one is left out: 5.'],
      [
        [{target: '#none', title: 'A'}],
        'the target of the step "A" is not on the page; the step is skipped.',
      ],
      [[{target: '##', title: 'B'}], 'the target of the step "B" is not on the page; the step is skipped.'],
    ] as const)
      it(`steps warns about ${JSON.stringify(given)}, and does not start`, async () => {
        const seen = await recordWarnings(async () => {
          const {tour} = await setUp({steps: given as never});
          expect([tour.start(), tour.index]).to.deep.equal([false, null]);
        });
        expect(seen).to.deep.equal([`<lc-tour>: ${warning}`]);
      });

    it('steps skips one whose target is missing', async () => {
      const seen = await recordWarnings(async () => {
        const {tour} = await setUp({steps: [STEPS[0]!, {target: '#gone', title: 'Gone'}, STEPS[2]!]});
        await show(tour, 0);
        await pressButton(tour, 'Next');
        await shown(tour, 'Save');
        expect(partOf(tour, 'position').textContent).to.equal('Step 3 of 3');
        await pressButton(tour, 'Back');
        await shown(tour, 'Welcome');
      });
      expect(seen.length).to.equal(1);
    });

    it('rememberAs remembers that the user has ended it, and start() shows it again', async () => {
      const {tour} = await setUp({rememberAs: KEY});
      await show(tour, 0);
      tour.end();
      const before = tour.seen;
      await show(tour, 0);
      await press('Escape');
      expect([before, tour.seen, tour.start()]).to.deep.equal([false, true, true]);
    });

    it('rememberAs is not seen for another value in the storage', async () => {
      localStorage.setItem(KEY, '{"true');
      const {tour} = await setUp({rememberAs: KEY});
      expect(tour.seen).to.equal(false);
    });
  });

  describe('place', () => {
    for (const [dir, isAfter] of [
      ['ltr', true],
      ['rtl', false],
    ] as const)
      it(`is beside its target, which has an outline, in ${dir}`, async () => {
        const {tour, find} = await setUp({}, dir);
        await show(tour, 1);
        const target = find('search');
        await until(
          () => String(boxOf(partOf(tour, 'highlight'))) === String(boxOf(target)),
          'it has an outline',
        );
        const left = (element: HTMLElement) => element.getBoundingClientRect().left;
        expect(left(partOf(tour, 'popup')) > left(target)).to.equal(isAfter);
      });

    it('follows its target', async () => {
      const {tour, find, page} = await setUp();
      await show(tour, 2);
      page.style.paddingBlockStart = '180px';
      await until(
        () => String(boxOf(partOf(tour, 'highlight'))) === String(boxOf(find('save'))),
        'the outline follows',
      );
    });

    it('scrolls to a target that is out of sight', async () => {
      const {tour, find} = await setUp();
      find('save').style.marginBlockStart = '3000px';
      await show(tour, 2);
      await until(() => find('save').getBoundingClientRect().bottom < innerHeight, 'it is in sight');
    });

    it('is in the middle without a target, and after its target was removed', async () => {
      const {tour, find} = await setUp();
      const isCentered = () => {
        const {left, right} = partOf(tour, 'popup').getBoundingClientRect();
        return Math.abs(left - (document.documentElement.clientWidth - right)) < 2;
      };
      await show(tour, 0);
      expect([isCentered(), partOf(tour, 'highlight').checkVisibility()]).to.deep.equal([true, false]);
      await show(tour, 1);
      await until(() => !isCentered(), 'it is beside its target');
      find('search').remove();
      await until(isCentered, 'it is in the middle again');
    });
  });

  describe('events', () => {
    it('sends lc-tour-step before each step, and lc-tour-end with the reason', async () => {
      const {tour} = await setUp();
      const seen = recordDetails(tour);
      await show(tour, 0);
      await pressButton(tour, 'Next');
      await shown(tour, 'Search');
      await pressButton(tour, 'Next');
      await shown(tour, 'Save');
      expect(buttons(tour)).to.deep.equal(['Back', 'Done']);
      await pressButton(tour, 'Done');
      expect([seen, isShown(tour)]).to.deep.equal([[0, 1, 2, {index: 2, reason: 'done'}], false]);
    });

    it('stays where it is if lc-tour-step is canceled, until show() is called', async () => {
      const {tour} = await setUp();
      await show(tour, 0);
      tour.addEventListener('lc-tour-step', event => event.preventDefault(), {once: true});
      await pressButton(tour, 'Next');
      expect(tour.index).to.equal(0);
      await show(tour, 1);
      expect(tour.index).to.equal(1);
    });

    for (const [reason, end] of [
      ['skip', (tour: LcTour) => pressButton(tour, 'Skip')],
      ['escape', () => press('Escape')],
      ['api', (tour: LcTour) => tour.end()],
    ] as const)
      it(`sends lc-tour-end once with the reason ${reason}`, async () => {
        const {tour} = await setUp();
        await show(tour, 1);
        const seen = recordDetails(tour);
        await end(tour);
        tour.end();
        expect([seen, tour.index]).to.deep.equal([[{index: 1, reason}], null]);
      });
  });

  describe('keyboard', () => {
    it('moves the focus to each step, and back when it ends', async () => {
      const {tour, find} = await setUp();
      find('start').focus();
      await show(tour, 1);
      await until(() => tour.shadowRoot!.activeElement === partOf(tour, 'popup'), 'the step has the focus');
      await pressButton(tour, 'Next');
      await shown(tour, 'Save');
      await until(() => tour.shadowRoot!.activeElement === partOf(tour, 'popup'), 'the next one has it');
      await press('Escape');
      expectFocus(find('start'));
    });

    it('lets Tab leave into the page, from where Escape ends it without moving the focus', async () => {
      const {tour, find} = await setUp();
      await show(tour, 1);
      await pressButton(tour, 'Back');
      await shown(tour, 'Welcome');
      for (let presses = 0; presses < 3; presses += 1) await press('Tab');
      expectSame(document.activeElement, find('save'));
      expect(isShown(tour)).to.equal(true);
      await press('Escape');
      expect(isShown(tour)).to.equal(false);
      expectFocus(find('save'));
    });

    it('leaves Escape to a popover that was opened above', async () => {
      const {tour, page, find} = await setUp();
      const popover = document.createElement('lc-popover');
      Object.assign(popover, {for: 'save', label: 'More'});
      page.append(popover);
      await show(tour, 1);
      await new Promise(resolve => setTimeout(resolve, 20));
      find('save').focus();
      await press('Enter');
      await until(() => popover.open, 'the popover is open');
      await press('Escape');
      expect([popover.open, isShown(tour)]).to.deep.equal([false, true]);
      await press('Escape');
      expect(isShown(tour)).to.equal(false);
    });

    it('returns the focus when it is removed', async () => {
      const {tour, find} = await setUp();
      find('start').focus();
      await show(tour, 1);
      await until(() => tour.shadowRoot!.activeElement !== null, 'the step has the focus');
      tour.remove();
      expectFocus(find('start'));
    });
  });
});
