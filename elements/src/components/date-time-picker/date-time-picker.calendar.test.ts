import {expect, oneEvent} from '@open-wc/testing';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {clickOn} from '../../testing/pointer.js';
import {expectFocus} from '../../testing/same-element.js';
import {
  button,
  cell,
  focusedDay,
  heading,
  isOpen,
  jump,
  jumpButton,
  openJump,
  openOn,
  part,
  pressIn,
  setUp,
  shownText,
} from '../../testing/date-time-picker.js';

import type {LcDateTimePicker} from './date-time-picker.define.js';

describe('lc-date-time-picker', () => {
  describe('opening', () => {
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      it(`opens with ${key} and focuses the selected day`, async () => {
        const control = await setUp({value: '2019-06-15'});
        control.focus();
        await pressIn(control, key);
        expect([isOpen(control), focusedDay(control)]).to.deep.equal([true, '2019-06-15']);
      });
    }

    it('opens and closes with a click', async () => {
      const control = await setUp();
      await clickOn(button(control));
      await control.updateComplete;
      expect(isOpen(control)).to.equal(true);
      await clickOn(button(control));
      expect(isOpen(control)).to.equal(false);
    });

    it('opens on the nearest selectable day', async () => {
      expect(focusedDay(await openOn(''))).to.equal('2019-06-30');
    });

    for (const [title, hint] of [
      ['without a hint', ''],
      ['with a hint', 'A hint'],
      ['with a long hint', 'The first day of the course. '.repeat(6)],
    ]) {
      it(`covers neither its control nor its label at the bottom of the page, ${title}`, async () => {
        const control = await setUp({label: 'Start', hint});
        control.style.cssText = 'position: fixed; inset: auto auto 10px 20px; inline-size: 20rem';
        control.showPicker();
        await control.updateComplete;
        const {bottom, height} = part(control, '.popup').getBoundingClientRect();
        expect(height).to.be.above(200);
        const {top} = part(control, '.label').getBoundingClientRect();
        expect(bottom).to.be.within(top - 8, top + 1);
      });
    }

    it('does not open while disabled', async () => {
      const control = await setUp({disabled: true});
      control.showPicker();
      expect(isOpen(control)).to.equal(false);
    });

    it('closes when it becomes disabled', async () => {
      const control = await openOn('2019-06-15');
      control.disabled = true;
      await control.updateComplete;
      expect(isOpen(control)).to.equal(false);
    });

    it('does not reopen right after a day is selected', async () => {
      const control = await openOn('2019-06-15');
      let time = performance.now();
      performance.now = () => time;
      try {
        cell(control, '2019-06-20').click();
        time += 40;
        button(control).click();
        expect(isOpen(control)).to.equal(false);
        time += 20;
        button(control).click();
        expect(isOpen(control)).to.equal(true);
      } finally {
        Reflect.deleteProperty(performance, 'now');
      }
    });

    it('closes with a click on its label', async () => {
      const control = await openOn('2019-06-15');
      await clickOn(part(control, '.label'));
      expect(isOpen(control)).to.equal(false);
    });

    it('closes with hidePicker and returns the focus', async () => {
      const control = await openOn('2019-06-15');
      control.hidePicker();
      await control.updateComplete;
      expect([isOpen(control), control.shadowRoot!.activeElement?.id]).to.deep.equal([false, 'control']);
    });

    it('opens on the value that a listener sets', async () => {
      const control = await setUp();
      control.addEventListener('lc-show', () => (control.value = '2019-06-15'));
      control.showPicker();
      await control.updateComplete;
      expect(focusedDay(control)).to.equal('2019-06-15');
    });

    it('does not open if a listener closes it', async () => {
      const control = await setUp();
      control.addEventListener('lc-show', () => control.hidePicker());
      control.showPicker();
      await control.updateComplete;
      expect([isOpen(control), part(control, '#calendar').childElementCount]).to.deep.equal([false, 0]);
    });

    it('has the focus when it reports that it is open', async () => {
      const control = await setUp({value: '2019-06-15'});
      const focused = oneEvent(control, 'lc-after-show').then(() => focusedDay(control));
      control.showPicker();
      expect(await focused).to.equal('2019-06-15');
    });

    it('closes with a press outside', async () => {
      const control = await openOn('2019-06-15');
      document.body.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, composed: true}));
      expect(isOpen(control)).to.equal(false);
    });
  });

  describe('closing', () => {
    for (const [title, close] of [
      ['after a press outside', () => clickOn(document.querySelector('p')!)],
      ['when the picker is removed', (control: LcDateTimePicker) => control.remove()],
      ['when the picker is disabled', (control: LcDateTimePicker) => (control.disabled = true)],
    ] as const) {
      it(`does not update twice ${title}`, async () => {
        const control = await openOn('2019-06-15');
        // Lit warns about an update that schedules another one.
        const warnings = await recordWarnings(async () => {
          await close(control);
          await control.updateComplete;
        });
        expect(warnings).to.deep.equal([]);
      });
    }

    it('keeps the calendar, its focus, and the value if a listener cancels the event', async () => {
      const control = await openOn('2019-06-15');
      control.addEventListener('lc-hide', event => event.preventDefault());
      await pressIn(control, 'ArrowRight', 'Enter');
      expect([isOpen(control), focusedDay(control)]).to.deep.equal([true, '2019-06-16']);
      expect(control.value).to.equal('2019-06-16');
    });
  });

  describe('rendering', () => {
    it('renders the closed calendar when the control gets the focus', async () => {
      const control = await setUp({value: '2019-06-15'});
      control.focus();
      await control.updateComplete;
      const day = control.shadowRoot!.querySelector('[data-date="2019-06-15"]');
      expect([isOpen(control), day?.ariaLabel]).to.deep.equal([false, 'Saturday, 15 June 2019']);
    });

    it('keeps its cells when it opens again', async () => {
      const control = await openOn('2019-06-12');
      const before = cell(control, '2019-06-12');
      await pressIn(control, 'Escape');
      control.showPicker();
      expect(cell(control, '2019-06-12')).to.equal(before);
      expectFocus(before);
    });

    it('follows what has changed since it was closed', async () => {
      let last = 20;
      const control = await openOn('2019-06-12', {filterDate: (date: Date) => date.getDate() <= last});
      await pressIn(control, 'Escape');
      last = 10;
      control.value = '2019-06-05';
      control.showPicker();
      expect([focusedDay(control), cell(control, '2019-06-05').ariaSelected]).to.deep.equal([
        '2019-06-05',
        'true',
      ]);
      const days = ['2019-06-10', '2019-06-12'].map(date => cell(control, date));
      expect(days.map(day => [day.ariaDisabled, day.ariaSelected])).to.deep.equal([
        [null, null],
        ['true', null],
      ]);
    });

    it('renders nothing for a move within the month', async () => {
      const control = await openOn('2019-06-12', {maxDate: null});
      let count = 0;
      control.addController({hostUpdated: () => (count += 1)});
      await pressIn(control, 'ArrowRight', 'ArrowDown');
      const within = count;
      await pressIn(control, 'PageDown');
      expect([within, focusedDay(control), count > 0]).to.deep.equal([0, '2019-07-20', true]);
    });

    it('lists the selectable months and years in order, and shows the selected ones', async () => {
      const control = await openOn('2019-06-12', {minDate: '2018-11-01', maxDate: '2020-02-01'});
      const shown = () =>
        (['Month', 'Year'] as const).map(name => jumpButton(control, name).textContent.trim());
      expect(await openJump(control, 'Month')).to.have.lengthOf(12);
      expect([await openJump(control, 'Year'), shown()]).to.deep.equal([
        ['2018', '2019', '2020'],
        ['June', '2019'],
      ]);
      await jump(control, 'Year', '2018');
      expect([await openJump(control, 'Month'), shown()]).to.deep.equal([
        ['November', 'December'],
        ['November', '2018'],
      ]);
    });
  });

  describe('motion', () => {
    // The popup does not move in WebKit either.
    const moves = CSS.supports('overlay', 'auto') || CSS.supports('-moz-appearance', 'none');
    const motionsOf = (control: LcDateTimePicker) =>
      part(control, 'tbody')
        .getAnimations()
        .map(motion => (motion as CSSAnimation).animationName);

    it('is there at once when it opens, and turns to each other month', async () => {
      const control = await openOn('2019-06-15', {minDate: '2019-01-01', maxDate: '2019-12-31'});
      const seen = [motionsOf(control)];
      for (const name of ['.next', '.next', '.previous']) {
        part(control, name).click();
        await control.updateComplete;
        seen.push(motionsOf(control));
      }
      const turns = ['odd-month', 'even-month', 'odd-month'];
      expect(seen).to.deep.equal([[], ...turns.map(turn => (moves ? [turn] : []))]);
      expect(part(control, '.grid').classList.contains('back')).to.equal(true);
    });

    it('does not turn when it opens again', async () => {
      const control = await openOn('2019-06-15', {minDate: '2019-01-01', maxDate: '2019-12-31'});
      part(control, '.next').click();
      await control.updateComplete;
      await pressIn(control, 'Escape');
      control.showPicker();
      await control.updateComplete;
      expect(motionsOf(control)).to.deep.equal([]);
    });
  });

  describe('keyboard', () => {
    for (const [keys, day] of [
      [['ArrowRight'], '2019-06-13'],
      [['ArrowLeft'], '2019-06-11'],
      [['ArrowDown'], '2019-06-19'],
      [['ArrowUp'], '2019-06-05'],
      [['Home'], '2019-06-10'],
      [['End'], '2019-06-16'],
      [['PageDown'], '2019-07-12'],
      [['PageUp'], '2019-05-12'],
      [['Shift+PageDown'], '2020-06-12'],
      [['Shift+PageUp'], '2018-06-12'],
      [['PageDown', 'ArrowUp', 'ArrowUp'], '2019-06-28'],
    ] as const) {
      it(`moves from 12 June to ${day} with ${keys.join(', ')}`, async () => {
        const control = await openOn('2019-06-12', {minDate: '2010-01-01', maxDate: '2030-12-31'});
        await pressIn(control, ...keys);
        expect(focusedDay(control)).to.equal(day);
      });
    }

    it('moves to the next day with the left arrow in right-to-left text', async () => {
      const control = await setUp({initValue: '2019-06-12'});
      control.dir = 'rtl';
      control.showPicker();
      await control.updateComplete;
      await pressIn(control, 'ArrowLeft');
      expect(focusedDay(control)).to.equal('2019-06-13');
    });

    for (const key of ['Enter', 'Space']) {
      it(`selects the day with ${key}, closes, and returns the focus to the control`, async () => {
        const control = await openOn('2019-06-12');
        await pressIn(control, 'ArrowRight', key);
        expect([control.value, shownText(control)]).to.deep.equal(['2019-06-13', '13/06/2019']);
        expect(isOpen(control)).to.equal(false);
        expectFocus(button(control));
      });
    }

    it('closes with Escape, keeps the value, and returns the focus to the control', async () => {
      const control = await openOn('2019-06-12');
      await pressIn(control, 'ArrowRight', 'Escape');
      expect([control.value, isOpen(control)]).to.deep.equal(['2019-06-12', false]);
      expectFocus(button(control));
    });

    it('moves from the control back to the day with the down arrow', async () => {
      const control = await openOn('2019-06-12');
      button(control).focus();
      await pressIn(control, 'ArrowDown');
      expect(focusedDay(control)).to.equal('2019-06-12');
    });

    it('closes with Tab from the days and focuses the next element', async () => {
      const control = await openOn('2019-06-12');
      await pressIn(control, 'Tab');
      expect(isOpen(control)).to.equal(false);
      expectFocus(control.nextElementSibling);
    });

    it('closes with Shift+Tab before the first part', async () => {
      const control = await openOn('2019-06-12');
      part(control, '.previous').focus();
      await pressIn(control, 'Shift+Tab');
      expect(isOpen(control)).to.equal(false);
      expectFocus(button(control));
    });

    it('ignores letter keys', async () => {
      const control = await openOn('2019-06-12');
      const seen = recordEvents(control, 'lc-input-error');
      await pressIn(control, 'a');
      expect([focusedDay(control), seen]).to.deep.equal(['2019-06-12', []]);
    });

    it('clears the value with Delete', async () => {
      const control = await setUp({value: '2019-06-12'});
      const seen = recordEvents(control, 'input', 'change');
      control.focus();
      await pressIn(control, 'Delete', 'Delete');
      expect([control.value, seen]).to.deep.equal(['', ['input', 'change']]);
    });
  });

  describe('pointer', () => {
    it('shows the previous and next month', async () => {
      const control = await openOn('2019-06-15', {maxDate: '2019-07-31'});
      await clickOn(part(control, '.next'));
      await control.updateComplete;
      expect(heading(control)).to.equal('July 2019');
      await clickOn(part(control, '.previous'));
      await control.updateComplete;
      expect(heading(control)).to.equal('June 2019');
    });

    it('stays on the last month', async () => {
      const control = await openOn('2019-06-15');
      await clickOn(part(control, '.next'));
      await control.updateComplete;
      expect([heading(control), isOpen(control)]).to.deep.equal(['June 2019', true]);
    });

    it('goes to a month of the year that has selectable days', async () => {
      const control = await openOn('2019-03-15', {minDate: '2018-11-10', maxDate: '2019-06-30'});
      await jump(control, 'Year', '2018');
      expect(heading(control)).to.equal('November 2018');
    });

    it('clears the value with its button', async () => {
      const control = await setUp({value: '2019-06-12'});
      const seen = recordEvents(control, 'input', 'change');
      await clickOn(part(control, '.clear'));
      await control.updateComplete;
      expect([control.value, seen, isOpen(control)]).to.deep.equal(['', ['input', 'change'], false]);
      expect(part(control, '.clear')).to.equal(null);
    });
  });
});
