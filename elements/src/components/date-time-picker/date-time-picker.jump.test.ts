import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents} from '../../testing/events.js';
import {expectFocus} from '../../testing/same-element.js';
import {
  cell,
  choices,
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
} from '../../testing/date-time-picker.js';
import type {LcDateTimePicker} from './date-time-picker.define.js';

const WIDE = {minDate: '2010-01-01', maxDate: '2030-12-31'};
const YEAR_MONTHS = 12;

const isListed = (control: LcDateTimePicker) => choices(control).length > 0;
const activeText = (control: LcDateTimePicker, name: 'Month' | 'Year') => {
  const id = jumpButton(control, name).getAttribute('aria-activedescendant');
  return id && part(control, `#${id}`).textContent.trim();
};

/** A picker on 15 June 2019 with the focus on one of its buttons. */
async function focusOn(name: 'Month' | 'Year', properties: Record<string, unknown> = {}) {
  const control = await openOn('2019-06-15', {...WIDE, ...properties});
  jumpButton(control, name).focus();
  return control;
}

describe('lc-date-time-picker', () => {
  describe('lists of months and years', () => {
    for (const name of ['Month', 'Year'] as const) {
      it(`is accessible while the list is open: ${name}`, async () => {
        const control = await focusOn(name);
        await openJump(control, name);
        await expectAccessible(control);
      });
    }

    it('exposes whether a list is open, and its selected option', async () => {
      const control = await focusOn('Month');
      const month = jumpButton(control, 'Month');
      expect([month.role, month.ariaExpanded]).to.deep.equal(['combobox', 'false']);
      await pressIn(control, 'Enter');
      expect([month.ariaExpanded, part(control, '#jump-list').ariaLabel]).to.deep.equal(['true', 'Month']);
      const selected = choices(control).filter(choice => choice.ariaSelected === 'true');
      expect(selected.map(choice => choice.textContent.trim())).to.deep.equal(['June']);
    });

    it('sends no event of the picker', async () => {
      const control = await openOn('2019-06-15', WIDE);
      const seen = recordEvents(control, 'input', 'change', 'lc-hide');
      await jump(control, 'Month', 'September');
      expect([heading(control), isListed(control), seen]).to.deep.equal(['September 2019', false, []]);
    });

    for (const key of ['Enter', 'Space', 'ArrowDown', 'ArrowUp']) {
      it(`opens with ${key}, with the shown month active`, async () => {
        const control = await focusOn('Month');
        await pressIn(control, key);
        expect([choices(control).length, activeText(control, 'Month')]).to.deep.equal([YEAR_MONTHS, 'June']);
      });
    }

    for (const [name, keys, active] of [
      ['Month', ['ArrowRight'], 'July'],
      ['Month', ['ArrowLeft'], 'May'],
      ['Month', ['ArrowDown'], 'September'],
      ['Month', ['ArrowUp'], 'March'],
      ['Month', ['ArrowUp', 'ArrowUp'], 'January'],
      ['Month', ['Home'], 'January'],
      ['Month', ['End'], 'December'],
      ['Month', ['End', 'ArrowRight'], 'December'],
      ['Month', ['n'], 'November'],
      ['Month', ['x'], 'June'],
      ['Year', ['PageDown'], '2030'],
      ['Year', ['PageUp'], '2010'],
      ['Year', ['ArrowDown', 'ArrowDown'], '2025'],
    ] as const) {
      it(`moves to ${active} with ${keys.join(', ')}`, async () => {
        const control = await focusOn(name);
        await pressIn(control, 'Enter', ...keys);
        expect(activeText(control, name)).to.equal(active);
      });
    }

    it('moves to the year whose digits are typed', async () => {
      const control = await focusOn('Year');
      await pressIn(control, 'Enter');
      await sendKeys({type: '2024'});
      await control.updateComplete;
      expect(activeText(control, 'Year')).to.equal('2024');
    });

    it('continues a typed month with a space', async () => {
      const control = await focusOn('Month', {lang: 'vi'});
      await pressIn(control, 'Enter');
      // The browsers' drivers have no key for "á".
      for (const key of 'tháng 12') {
        const press = {key, bubbles: true, cancelable: true, composed: true};
        jumpButton(control, 'Month').dispatchEvent(new KeyboardEvent('keydown', press));
      }
      await control.updateComplete;
      expect([isListed(control), activeText(control, 'Month')]).to.deep.equal([true, 'Tháng 12']);
    });

    it('opens with a typed character, and moves to its month', async () => {
      const control = await focusOn('Month');
      await pressIn(control, 'o');
      expect(activeText(control, 'Month')).to.equal('October');
    });

    it('moves from the shown month on with the same character again', async () => {
      const control = await focusOn('Month');
      await pressIn(control, 'j');
      const first = activeText(control, 'Month');
      await pressIn(control, 'j');
      expect([first, activeText(control, 'Month')]).to.deep.equal(['July', 'January']);
    });

    it('moves to the next month with the left arrow in right-to-left text', async () => {
      const control = await setUp({initValue: '2019-06-15', ...WIDE});
      control.dir = 'rtl';
      control.showPicker();
      await control.updateComplete;
      jumpButton(control, 'Month').focus();
      await pressIn(control, 'Enter', 'ArrowLeft');
      expect(activeText(control, 'Month')).to.equal('July');
    });

    for (const key of ['Enter', 'Space']) {
      it(`shows the year with ${key}, and keeps the focus on the button`, async () => {
        const control = await focusOn('Year');
        await pressIn(control, 'Enter', 'ArrowRight', key);
        expect([heading(control), isListed(control)]).to.deep.equal(['June 2020', false]);
        expectFocus(jumpButton(control, 'Year'));
      });
    }

    it('closes only the list with Escape', async () => {
      const control = await focusOn('Month');
      await pressIn(control, 'Enter', 'ArrowRight', 'Escape');
      expect([isListed(control), isOpen(control), heading(control)]).to.deep.equal([
        false,
        true,
        'June 2019',
      ]);
      await pressIn(control, 'Escape');
      expect(isOpen(control)).to.equal(false);
    });

    it('closes with Tab, and focuses the next part', async () => {
      const control = await focusOn('Month');
      await pressIn(control, 'Enter', 'ArrowRight', 'Tab');
      expect([isListed(control), heading(control)]).to.deep.equal([false, 'June 2019']);
      expectFocus(jumpButton(control, 'Year'));
    });

    it('reaches the days with Tab after a list', async () => {
      const control = await focusOn('Year');
      await pressIn(control, 'Enter', 'Tab', 'Tab');
      expect([isListed(control), focusedDay(control)]).to.deep.equal([false, '2019-06-15']);
    });

    it('closes with a second press on its button', async () => {
      const control = await focusOn('Month');
      await openJump(control, 'Month');
      await openJump(control, 'Month');
      expect([isListed(control), isOpen(control)]).to.deep.equal([false, true]);
    });

    it('shows the other list after a press on its button', async () => {
      const control = await focusOn('Month');
      await openJump(control, 'Month');
      expect((await openJump(control, 'Year'))[0]).to.equal('2010');
    });

    it('is closed when the calendar opens again', async () => {
      const control = await focusOn('Year');
      await openJump(control, 'Year');
      control.hidePicker();
      control.showPicker();
      await control.updateComplete;
      expect(isListed(control)).to.equal(false);
    });

    it('scrolls to the shown year', async () => {
      const control = await focusOn('Year', {minDate: '1950-01-01', maxDate: '2090-12-31'});
      await openJump(control, 'Year');
      const shown = part(control, '#jump-list > [aria-selected=true]').getBoundingClientRect();
      const list = part(control, '#jump-list').getBoundingClientRect();
      expect([shown.top >= list.top, shown.bottom <= list.bottom]).to.deep.equal([true, true]);
    });

    it('covers the days without changing the size of the calendar', async () => {
      const control = await focusOn('Year');
      const size = () => {
        const {width, height} = part(control, '.popup').getBoundingClientRect();
        return [width, height];
      };
      const before = size();
      await openJump(control, 'Year');
      const {left, top} = cell(control, '2019-06-15').getBoundingClientRect();
      const covering = control.shadowRoot!.elementFromPoint(left + 1, top + 1)!.closest('#jump-list');
      expect([size(), covering?.role]).to.deep.equal([before, 'listbox']);
    });
  });

  describe('today', () => {
    it('is marked, and reached with the keyboard from another month and year', async () => {
      const now = new Date();
      const control = await openOn(`${now.getFullYear() - 1}-03-15`, {minDate: null, maxDate: null});
      const months = now.getMonth() - 2;
      await pressIn(control, 'Shift+PageDown');
      const key = months < 0 ? 'PageUp' : 'PageDown';
      await pressIn(control, ...Array<string>(Math.abs(months)).fill(key));
      const days = now.getDate() - 15;
      const dayKey = days < 0 ? 'ArrowLeft' : 'ArrowRight';
      await pressIn(control, ...Array<string>(Math.abs(days)).fill(dayKey));
      const marked = [...control.shadowRoot!.querySelectorAll<HTMLElement>('[aria-current=date]')];
      expect(marked.map(day => day.dataset.date)).to.deep.equal([focusedDay(control)]);
    });
  });
});
