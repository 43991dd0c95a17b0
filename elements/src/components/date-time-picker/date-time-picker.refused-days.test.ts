import {expect} from '@open-wc/testing';
import {recordEvents} from '../../testing/events.js';
import {clickOn} from '../../testing/pointer.js';
import {
  cell,
  focusedDay,
  isOpen,
  jump,
  openOn,
  part,
  pressIn,
  times,
} from '../../testing/date-time-picker.js';

const NOTHING = () => false;

describe('lc-date-time-picker', () => {
  describe('with unselectable days', () => {
    // The focused cell shows another day after each of these moves, mostly an unselectable one.
    for (const [value, properties, key, day] of [
      ['2024-02-20', {maxDate: '2024-03-10'}, 'PageDown', '2024-03-10'],
      ['2024-02-29', {maxDate: '2024-03-10'}, 'ArrowRight', '2024-03-01'],
      ['2024-02-29', {maxDate: '2024-03-10'}, 'ArrowDown', '2024-03-07'],
      ['2024-03-05', {minDate: '2024-02-15'}, 'PageUp', '2024-02-15'],
      ['2024-03-01', {minDate: '2024-02-27'}, 'ArrowLeft', '2024-02-29'],
      ['2024-02-28', {filterDate: (date: Date) => date.getDate() % 7 === 0}, 'ArrowRight', '2024-03-07'],
      ['2024-02-20', {filterDate: (date: Date) => date.getDay() < 3}, 'PageDown', '2024-03-19'],
    ] as const) {
      const limits = Object.entries(properties).map(([name, limit]) =>
        typeof limit === 'string' ? `${name} ${limit}` : name,
      );
      it(`moves from ${value} to ${day} with ${key} and ${limits.join()}, and stays open`, async () => {
        const control = await openOn(value, {minDate: null, maxDate: null, ...properties});
        const seen = recordEvents(control, 'lc-hide', 'lc-input-error', 'focusout');
        await pressIn(control, key);
        expect([focusedDay(control), isOpen(control), seen]).to.deep.equal([day, true, []]);
      });
    }

    for (const key of ['PageDown', 'PageUp', 'Shift+PageDown', 'Shift+PageUp']) {
      it(`stays on its day with ${key} if only days of the same month are selectable`, async () => {
        const control = await openOn('2019-06-15', {minDate: '2019-06-01', maxDate: '2019-06-30'});
        const seen = recordEvents(control, 'lc-hide', 'lc-input-error');
        await pressIn(control, key);
        expect([focusedDay(control), seen]).to.deep.equal(['2019-06-15', ['lc-input-error']]);
      });
    }

    it('keeps the focus on its day when a new limit excludes it', async () => {
      const control = await openOn('2019-06-15');
      control.maxDate = '2019-06-10';
      await control.updateComplete;
      expect([focusedDay(control), isOpen(control)]).to.deep.equal(['2019-06-15', true]);
      await pressIn(control, 'ArrowLeft');
      expect(focusedDay(control)).to.equal('2019-06-10');
    });

    it('does not select a day that a new limit excludes', async () => {
      const control = await openOn('2019-06-15');
      await pressIn(control, 'ArrowRight');
      control.maxDate = '2019-06-10';
      await control.updateComplete;
      await pressIn(control, 'Enter');
      expect([control.value, isOpen(control)]).to.deep.equal(['2019-06-15', true]);
    });

    it('keeps the focus on its day after a press on an unselectable day', async () => {
      const control = await openOn('2019-06-15', {maxDate: '2019-06-20'});
      await clickOn(cell(control, '2019-06-25'));
      expect([focusedDay(control), isOpen(control)]).to.deep.equal(['2019-06-15', true]);
    });

    it('has a tab stop in a month without selectable days', async () => {
      const control = await openOn('2019-06-15', {
        minDate: null,
        filterDate: (date: Date) => date.getMonth() === 5,
      });
      await jump(control, 'Month', 'February');
      const stops = [...control.shadowRoot!.querySelectorAll<HTMLElement>('.day[tabindex="0"]')];
      expect(stops.map(day => day.dataset.date)).to.deep.equal(['2019-02-15']);
    });
  });

  describe('without selectable days', () => {
    it('opens on its selected day', async () => {
      const control = await openOn('2019-06-15', {filterDate: NOTHING});
      expect([focusedDay(control), cell(control, '2019-06-15').ariaDisabled]).to.deep.equal([
        '2019-06-15',
        'true',
      ]);
    });

    for (const key of ['ArrowRight', 'ArrowUp', 'PageDown', 'Shift+PageUp', 'Home', 'End']) {
      it(`reports input error 1 for ${key} and stays on the day`, async () => {
        const control = await openOn('2019-06-15', {filterDate: NOTHING});
        const codes: number[] = [];
        control.addEventListener('lc-input-error', event => codes.push(event.detail.code));
        await pressIn(control, key);
        expect([codes, focusedDay(control), isOpen(control)]).to.deep.equal([[1], '2019-06-15', true]);
      });
    }

    it('selects nothing with Enter', async () => {
      const control = await openOn('', {filterDate: NOTHING});
      await pressIn(control, 'Enter');
      expect([control.value, isOpen(control)]).to.deep.equal(['', true]);
    });

    it('offers no times', async () => {
      const control = await openOn('', {filterDate: NOTHING, showTimeSelect: true});
      times(control)[0]!.click();
      expect([control.value, isOpen(control)]).to.deep.equal(['', true]);
      expect(part(control, '#time-list').getAttribute('aria-activedescendant')).to.equal(null);
    });
  });
});
