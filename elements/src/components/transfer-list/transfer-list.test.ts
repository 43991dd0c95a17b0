import {expect, fixture, html} from '@open-wc/testing';
import {registerTranslation} from '../../core/localization/index.js';
import {nl} from '../../core/localization/languages/nl.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import {testFormControl} from '../../testing/form-control-contract.js';
import {press, type} from '../../testing/keyboard.js';
import {expectSame} from '../../testing/same-element.js';
import {
  activeIn,
  COLUMNS,
  find,
  listOf,
  makeTransferList,
  rowsIn,
  selectedIn,
  textsIn,
} from '../../testing/transfer-list-harness.js';
import {until} from '../../testing/until.js';
import type {LcTransferList} from './transfer-list.define.js';
import './transfer-list.define.js';

const [DATE, CUSTOMER, STATUS, TOTAL] = COLUMNS as [Column, Column, Column, Column];

type Column = (typeof COLUMNS)[number];

testFormControl<LcTransferList>({
  tag: 'lc-transfer-list',
  children: html`<option value="a">A</option>
    <option value="b">B</option>
    <option value="c">C</option>`,
  values: [
    {set: control => (control.value = ['b']), initValue: ['b'], typed: ['b'], submitted: 'b'},
    {set: control => (control.value = ['c', 'a']), initValue: ['c', 'a'], typed: ['c', 'a'], submitted: 'c'},
  ],
  emptyFormValue: null,
  inner: control => find(control, '#control'),
  edit: async control => {
    listOf(control, 'available').focus();
    await press('Enter');
  },
});

describe('lc-transfer-list', () => {
  describe('accessibility', () => {
    it('is a group of two listboxes for several options, each with its name', async () => {
      const control = await makeTransferList();
      expect(find(control, '#control').getAttribute('aria-labelledby')).to.equal('label');
      const lists = (['available', 'chosen'] as const).map(name => listOf(control, name));
      expect(
        lists.map(list => [
          list.role,
          list.ariaMultiSelectable,
          find(control, `#${list.getAttribute('aria-labelledby')}`).textContent,
        ]),
      ).to.deep.equal([
        ['listbox', 'true', 'Available'],
        ['listbox', 'true', 'Chosen'],
      ]);
    });

    it('names the search fields and the buttons', async () => {
      const control = await makeTransferList({reorderable: true});
      const named = [...control.shadowRoot!.querySelectorAll('input, button')].map(part => part.ariaLabel);
      expect(named).to.deep.equal([
        'Search options: Available',
        'Add',
        'Remove',
        'Move up',
        'Move down',
        'Search options: Chosen',
      ]);
    });

    it('says that it is required, also by its minimum', async () => {
      const control = await makeTransferList({min: 1, hint: 'Any'});
      expect(listOf(control, 'chosen').ariaRequired).to.equal('true');
      expect(find(control, '#control').getAttribute('aria-describedby')).to.equal('hint required message');
    });

    it('has the place of each option and the number of all of them', async () => {
      const options = Array.from({length: 150}, (_, index) => ({text: `${index}`, value: `${index}`}));
      const rows = rowsIn(await makeTransferList({options}), 'available');
      expect([rows.length, rows[99]!.ariaPosInSet, rows[99]!.ariaSetSize]).to.deep.equal([100, '100', '150']);
    });

    for (const [state, properties] of [
      ['with chosen options', {}],
      ['required and invalid', {value: [], required: true, showValidation: true}],
      ['disabled', {disabled: true}],
      ['full, with two lines', {max: 2, options: COLUMNS.map(one => ({...one, description: 'A column'}))}],
      ['with a disabled option', {options: [DATE, {...CUSTOMER, disabled: true}, STATUS, TOTAL]}],
      ['that users order', {reorderable: true}],
      ['with groups', {options: COLUMNS.map(one => ({...one, group: 'All'}))}],
    ] as const) {
      it(`is accessible ${state}, in light and dark`, async () => {
        const control = await makeTransferList(properties);
        rowsIn(control, 'available')[0]!.click();
        await control.updateComplete;
        await expectAccessible(control);
      });
    }

    it('has options and buttons of at least 24 px height', async () => {
      const control = await makeTransferList({reorderable: true});
      for (const part of control.shadowRoot!.querySelectorAll('.option, .move'))
        expect(part.getBoundingClientRect().height).to.be.at.least(24);
    });
  });

  describe('properties', () => {
    it('accepts its options and its value as JSON, with the value in its order', async () => {
      const control = await fixture<LcTransferList>(html`
        <lc-transfer-list
          style="inline-size: 40rem"
          value='["c", "a"]'
          options='[{"text": "A", "value": "a"}, {"text": "B", "value": "b"}, {"text": "C", "value": "c"}]'
        ></lc-transfer-list>
      `);
      expect([control.value, textsIn(control, 'available'), textsIn(control, 'chosen')]).to.deep.equal([
        ['c', 'a'],
        ['B'],
        ['C', 'A'],
      ]);
    });

    it('starts with the selected option children, and lists groups of the available ones', async () => {
      const control = await fixture<LcTransferList>(html`
        <lc-transfer-list style="inline-size: 40rem">
          <optgroup label="First">
            <option>A</option>
            <option selected>B</option>
          </optgroup>
          <option>C</option>
        </lc-transfer-list>
      `);
      const groups = [...control.shadowRoot!.querySelectorAll('[role=group]')];
      expect([control.value, groups.map(group => group.textContent.replace(/\s/g, ''))]).to.deep.equal([
        ['B'],
        ['FirstA'],
      ]);
    });

    it('keeps a value that is not an option, and chooses it once its option arrives', async () => {
      const control = await makeTransferList({options: [DATE], value: ['total', 'date']});
      const before = control.value;
      control.options = [DATE, TOTAL];
      await control.updateComplete;
      expect([before, textsIn(control, 'chosen')]).to.deep.equal([['date'], ['Total', 'Date']]);
    });

    it('counts all values until the first options arrive', async () => {
      const control = await makeTransferList({options: [], value: ['x']});
      expect([control.value, textsIn(control, 'chosen')]).to.deep.equal([['x'], ['x']]);
    });

    it('has the same list until the value changes', async () => {
      const control = await makeTransferList({value: ['date']});
      const before = control.value;
      control.value = ['date'];
      expect(control.value === before).to.equal(true);
    });

    it('names the lists by its properties', async () => {
      const control = await makeTransferList({availableLabel: 'Hidden', chosenLabel: 'Shown'});
      const names = [...control.shadowRoot!.querySelectorAll('.list-label')].map(name => name.textContent);
      expect(names).to.deep.equal(['Hidden', 'Shown']);
    });

    it('uses the language of the page', async () => {
      registerTranslation(nl);
      const control = await makeTransferList();
      control.lang = 'nl';
      await until(() => find(control, '.list-label').textContent === 'Beschikbaar');
    });

    it('shows how many options there are, and how many are selected', async () => {
      const control = await makeTransferList();
      const before = find(control, '.count').textContent;
      rowsIn(control, 'available')[1]!.click();
      await control.updateComplete;
      expect([before, find(control, '.count').textContent]).to.deep.equal(['3 options', '1 of 3 selected']);
    });

    it('warns about a value that is not a list, and keeps what it can', async () => {
      const warnings = await recordWarnings(async () => {
        expect((await makeTransferList({value: 'date' as never})).value).to.deep.equal(['date']);
      });
      expect(warnings.join()).to.contain('<lc-transfer-list>: value must be a list of texts');
    });
  });

  describe('search', () => {
    it('lists the options that contain the text, and says if there are none', async () => {
      const control = await makeTransferList();
      find(control, 'input').focus();
      await type('T');
      await control.updateComplete;
      const found = textsIn(control, 'available');
      await type('x');
      await control.updateComplete;
      const {textContent: note} = find(control, '.note');
      expect([found, note, textsIn(control, 'chosen')]).to.deep.equal([
        ['Date', 'Status', 'Country'],
        'No options',
        ['Customer', 'Total'],
      ]);
    });

    it('sends nothing to the app', async () => {
      const control = await makeTransferList();
      const seen: string[] = [];
      for (const name of ['input', 'change']) control.addEventListener(name, () => seen.push(name));
      find(control, 'input').focus();
      await type('T');
      control.blur();
      expect(seen).to.deep.equal([]);
    });

    it('moves to its list with the down arrow key', async () => {
      const control = await makeTransferList();
      find(control, 'input').focus();
      await press('ArrowDown');
      expectSame(control.shadowRoot!.activeElement, listOf(control, 'available'));
    });

    it('moves only selected options that it finds', async () => {
      const control = await makeTransferList();
      for (const row of rowsIn(control, 'available')) row.click();
      find(control, 'input').focus();
      await type('dat');
      await control.updateComplete;
      find(control, '.add').click();
      expect(control.value).to.deep.equal(['customer', 'total', 'date']);
    });

    it('scrolls to more options, of which it renders 100 at first', async () => {
      const options = Array.from({length: 10_000}, (_, index) => ({text: `${index}`, value: `${index}`}));
      const control = await makeTransferList({options});
      listOf(control, 'available').scrollTop = 1e6;
      await until(() => rowsIn(control, 'available').length === 200, 'more options are rendered');
    });

    it('goes to the end of a long list and back, and renders a few options only', async () => {
      const options = Array.from({length: 10_000}, (_, index) => ({text: `${index}`, value: `${index}`}));
      const control = await makeTransferList({options});
      const list = listOf(control, 'available');
      const shown = () => rowsIn(control, 'available').map(row => row.textContent.trim());
      const active = () => find(control, `#${list.getAttribute('aria-activedescendant')}`);
      list.focus();
      await press('End');
      await control.updateComplete;
      expect([shown()[0], shown().at(-1), active().textContent.trim()]).to.deep.equal([
        '9949',
        '9999',
        '9999',
      ]);
      expect([active().ariaPosInSet, active().ariaSetSize]).to.deep.equal(['10000', '10000']);
      active().click();
      await press('Home');
      await control.updateComplete;
      expect([shown()[0], shown().length, active().textContent.trim()]).to.deep.equal(['0', 100, '0']);
      await press('Enter');
      expect(control.value).to.deep.equal(['9999']);
    });

    it('stays at the end of a long list when its last options leave', async () => {
      const options = Array.from({length: 10_000}, (_, index) => ({text: `${index}`, value: `${index}`}));
      const control = await makeTransferList({options});
      const list = listOf(control, 'available');
      list.focus();
      await press('End');
      await control.updateComplete;
      const rows = rowsIn(control, 'available');
      rows[5]!.click();
      rows.at(-1)!.dispatchEvent(new MouseEvent('click', {bubbles: true, shiftKey: true}));
      await press('Enter');
      await control.updateComplete;
      const shown = rowsIn(control, 'available').map(row => row.textContent.trim());
      expect([shown[0], shown.at(-1)]).to.deep.equal(['9903', '9953']);
      expect(list.scrollHeight).to.be.greaterThan(list.clientHeight);
      expect(activeIn(control, 'available')).to.equal('9953');
    });

    it('renders the active option after many before it have left', async () => {
      const options = Array.from({length: 10_000}, (_, index) => ({text: `${index}`, value: `${index}`}));
      const control = await makeTransferList({options});
      rowsIn(control, 'available')[0]!.click();
      listOf(control, 'available').focus();
      await type('5000');
      await press('Shift+Space');
      await press('Enter');
      await control.updateComplete;
      const shown = rowsIn(control, 'available').map(row => row.textContent.trim());
      expect([shown[0], shown.length, control.value.length]).to.deep.equal(['5001', 100, 5001]);
      expect(activeIn(control, 'available')).to.equal('5001');
    });

    it('scrolls back from the end, and what is in view stays', async () => {
      const options = Array.from({length: 10_000}, (_, index) => ({text: `${index}`, value: `${index}`}));
      const control = await makeTransferList({options});
      const list = listOf(control, 'available');
      list.focus();
      await press('End');
      await control.updateComplete;
      const top = () => {
        const edge = list.getBoundingClientRect().top;
        return rowsIn(control, 'available')
          .find(row => row.getBoundingClientRect().top >= edge)!
          .textContent.trim();
      };
      list.scrollTop = list.clientHeight - 10;
      const before = top();
      await until(() => rowsIn(control, 'available').length > 51, 'options before them are rendered');
      await control.updateComplete;
      expect(top()).to.equal(before);
    });
  });

  describe('form', () => {
    it('submits an entry for each chosen option in their order, but not for disabled ones', async () => {
      const form = await fixture<HTMLFormElement>(html`<form></form>`);
      const options = [DATE, {...CUSTOMER, disabled: true}, STATUS, TOTAL];
      form.append(await makeTransferList({options, value: ['total', 'customer', 'date']}));
      expect(new FormData(form).getAll('columns')).to.deep.equal(['total', 'date']);
    });

    it('resets its value, its search, and what is selected', async () => {
      const form = await fixture<HTMLFormElement>(html`<form></form>`);
      const control = await makeTransferList({value: []});
      form.append(control);
      find(control, 'input').focus();
      await type('T');
      rowsIn(control, 'available')[0]!.click();
      form.reset();
      await control.updateComplete;
      expect([textsIn(control, 'available'), selectedIn(control, 'available')]).to.deep.equal([
        ['Date', 'Status', 'Country'],
        [],
      ]);
      expect(control.value).to.deep.equal(['customer', 'total']);
    });

    for (const [limit, value, message] of [
      [{min: 3}, ['date'], 'Columns must have at least 3 items.'],
      [{max: 1}, ['date', 'total'], 'Columns must have no more than 1 item.'],
    ] as const) {
      it(`is invalid with ${value.length} options and ${JSON.stringify(limit)}`, async () => {
        const control = await makeTransferList({...limit, value, showValidation: true});
        expect([control.validity.valid, find(control, '.message').textContent.trim()]).to.deep.equal([
          false,
          message,
        ]);
      });
    }

    it('focuses the available options if it is invalid', async () => {
      const control = await makeTransferList({value: [], required: true});
      control.reportValidity();
      expectSame(control.shadowRoot!.activeElement, listOf(control, 'available'));
    });
  });
});
