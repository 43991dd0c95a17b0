import {expect} from '@open-wc/testing';
import {clickOn} from '../../testing/pointer.js';
import {cell, isOpen, openOn, part, pressIn, times} from '../../testing/date-time-picker.js';

describe('lc-date-time-picker', () => {
  describe('with times', () => {
    const withTimes = {showTimeSelect: true, timeIntervals: 15, timeFormat: 'HH:mm'};

    it('lists times under their caption', async () => {
      const control = await openOn('2019-06-15T10:30', withTimes);
      expect(part(control, '#time-caption').textContent).to.equal('Time');
      expect(times(control)[1]!.textContent.trim()).to.equal('00:15');
    });

    it('scrolls to the selected time', async () => {
      const control = await openOn('2019-06-15T22:30', withTimes);
      const item = part(control, '.time[aria-selected=true]').getBoundingClientRect();
      const box = part(control, '#time-list').getBoundingClientRect();
      expect([item.top >= box.top, item.bottom <= box.bottom]).to.deep.equal([true, true]);
    });

    for (const time of ['00:00', '14:30', '23:45']) {
      it(`shows whole rows at ${time}`, async () => {
        const control = await openOn(`2019-06-15T${time}`, withTimes);
        const {top, bottom} = part(control, '#time-list').getBoundingClientRect();
        const rows = times(control).map(item => item.getBoundingClientRect());
        const seen = rows.filter(row => row.bottom > top + 1 && row.top < bottom - 1);
        expect(seen[0]!.top).to.be.closeTo(top, 1);
        expect(seen.at(-1)!.bottom).to.be.closeTo(bottom, 1);
      });
    }

    for (const [what, limits, text] of [
      ['9:00', {}, '09:00'],
      ['the first time after 9:00 that can be selected', {minDate: '2019-06-30T10:20'}, '10:30'],
      ['the first time if all are earlier', {maxDate: '2019-06-30T08:00'}, '00:00'],
    ] as const) {
      it(`starts at ${what} if no time is selected`, async () => {
        const control = await openOn('', {...withTimes, ...limits});
        const active = part(control, '.time.active');
        expect(active.textContent.trim()).to.equal(text);
        const [item, box] = [active, part(control, '#time-list')].map(one => one.getBoundingClientRect());
        expect([item!.top >= box!.top - 1, item!.bottom <= box!.bottom + 1]).to.deep.equal([true, true]);
      });
    }

    it('keeps the time and stays open when a day is selected', async () => {
      const control = await openOn('2019-06-15T10:30', withTimes);
      await clickOn(cell(control, '2019-06-20'));
      expect([control.value, isOpen(control)]).to.deep.equal(['2019-06-20T10:30', true]);
    });

    it('closes when a time is selected', async () => {
      const control = await openOn('2019-06-15T10:30', withTimes);
      times(control)[0]!.click();
      expect([control.value, isOpen(control)]).to.deep.equal(['2019-06-15T00:00', false]);
    });

    it('selects the highlighted day when a time is selected first', async () => {
      const control = await openOn('', withTimes);
      times(control)[4]!.click();
      expect(control.value).to.equal('2019-06-30T01:00');
    });

    it('selects a time with the keyboard', async () => {
      const control = await openOn('2019-06-15T10:30', withTimes);
      await pressIn(control, 'Tab', 'ArrowDown', 'Enter');
      expect([control.value, isOpen(control)]).to.deep.equal(['2019-06-15T10:45', false]);
    });

    it('moves to the first and last time with Home and End', async () => {
      const control = await openOn('2019-06-15T10:30', withTimes);
      await pressIn(control, 'Tab', 'End');
      const active = () => part(control, '#time-list').getAttribute('aria-activedescendant');
      expect(active()).to.equal('time-95');
      await pressIn(control, 'Home');
      expect(active()).to.equal('time-0');
    });

    it('keeps the active time when the interval changes', async () => {
      const control = await openOn('2019-06-15T10:00', withTimes);
      await pressIn(control, 'Tab', 'ArrowDown', 'ArrowDown');
      control.timeIntervals = 30;
      await control.updateComplete;
      expect(part(control, '.time.active').textContent.trim()).to.equal('10:30');
    });

    it('moves by a page of times with PageDown and PageUp', async () => {
      const control = await openOn('2019-06-15T10:00', withTimes);
      await pressIn(control, 'Tab', 'PageDown', 'PageDown', 'PageUp', 'Enter');
      expect(control.value).to.equal('2019-06-15T11:45');
    });

    it('continues a typed time with a space', async () => {
      const control = await openOn('2019-06-15T10:00', {...withTimes, timeFormat: "h 'o'' clock' mm"});
      await pressIn(control, 'Tab', '2', 'Space', 'o');
      expect([part(control, '.time.active').textContent.trim(), control.value]).to.deep.equal([
        "2 o' clock 00",
        '2019-06-15T10:00',
      ]);
    });

    it('moves on with the same digit again, and with Shift', async () => {
      const control = await openOn('2019-06-15T10:00', withTimes);
      await pressIn(control, 'Tab', '2', '2', '2');
      const time = () => part(control, '.time.active').textContent.trim();
      const active = [time()];
      const press = {key: '2', shiftKey: true, bubbles: true};
      part(control, '.time.active').dispatchEvent(new KeyboardEvent('keydown', press));
      await control.updateComplete;
      expect([...active, time()]).to.deep.equal(['22:15', '22:30']);
    });

    it('moves to the typed time', async () => {
      const control = await openOn('2019-06-15T10:00', withTimes);
      await pressIn(control, 'Tab', '1', '4', 'Enter');
      expect(control.value).to.equal('2019-06-15T14:00');
    });

    for (const [timeIntervals, count] of [
      [undefined, 48],
      [15, 96],
      [60, 24],
    ] as const) {
      it(`offers ${count} times ${timeIntervals ?? 'the default of 30'} minutes apart`, async () => {
        const control = await openOn('2019-06-15', {
          showTimeSelect: true,
          ...(timeIntervals && {timeIntervals}),
        });
        expect(times(control)).to.have.length(count);
      });
    }

    it('limits the times of the first and last day', async () => {
      const control = await openOn('2019-06-01T12:00', {...withTimes, minDate: '2019-06-01T09:00'});
      expect(times(control).filter(time => time.ariaDisabled === 'true')).to.have.length(36);
      times(control)[0]!.click();
      expect(control.value).to.equal('2019-06-01T12:00');
    });

    it('moves a time that the new day does not allow to the nearest one', async () => {
      const control = await openOn('2019-06-02T07:00', {...withTimes, minDate: '2019-06-01T09:00'});
      cell(control, '2019-06-01').click();
      expect(control.value).to.equal('2019-06-01T09:00');
    });
  });
});
