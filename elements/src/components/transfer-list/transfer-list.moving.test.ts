import {expect, nextFrame} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents} from '../../testing/events.js';
import {press, type} from '../../testing/keyboard.js';
import {clickOn, dragAlong, middleOf, pointOn} from '../../testing/pointer.js';
import {expectSame} from '../../testing/same-element.js';
import {
  activeIn,
  COLUMNS,
  find,
  listOf,
  makeTransferList,
  rowsIn,
  selectedIn,
  statusOf,
  textsIn,
} from '../../testing/transfer-list-harness.js';
import {until} from '../../testing/until.js';
import {watchPage} from '../../testing/walks/page-problems.js';
import type {LcTransferList} from './transfer-list.define.js';
import type {SideName} from './transfer-side.js';
import './transfer-list.define.js';

/** Presses keys in a list. */
async function pressIn(control: LcTransferList, name: SideName, ...keys: readonly string[]): Promise<void> {
  listOf(control, name).focus();
  for (const key of keys) await press(key);
  await control.updateComplete;
}

const makeAll = (properties: Partial<LcTransferList> = {}): Promise<LcTransferList> =>
  makeTransferList({value: [], ...properties});

describe('lc-transfer-list', () => {
  describe('keyboard', () => {
    for (const [keys, active] of [
      [['ArrowDown', 'ArrowDown'], 'Status'],
      [['End', 'ArrowDown', 'ArrowUp'], 'Total'],
      [['End', 'Home', 'ArrowUp'], 'Date'],
      [['PageDown', 'PageUp', 'PageDown'], 'Country'],
      [['s'], 'Status'],
    ] as const) {
      it(`has ${active} active after ${keys.join(', ')}, and selects nothing`, async () => {
        const control = await makeAll();
        await pressIn(control, 'available', ...keys);
        expect([activeIn(control, 'available'), selectedIn(control, 'available')]).to.deep.equal([
          active,
          [],
        ]);
      });
    }

    for (const [keys, selected] of [
      [
        ['Space', 'ArrowDown', 'ArrowDown', 'Space'],
        ['Date', 'Status'],
      ],
      [['Space', 'Space'], []],
      [
        ['Space', 'ArrowDown', 'ArrowDown', 'Shift+Space'],
        ['Date', 'Customer', 'Status'],
      ],
      [
        ['ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowUp'],
        ['Customer', 'Status'],
      ],
      [
        ['Space', 'End', 'Shift+ArrowUp'],
        ['Date', 'Total', 'Country'],
      ],
      [
        ['End', 'ArrowUp', 'Control+Shift+End'],
        ['Total', 'Country'],
      ],
      [
        ['ArrowDown', 'Control+Shift+Home'],
        ['Date', 'Customer'],
      ],
      [['Control+a'], ['Date', 'Customer', 'Status', 'Total', 'Country']],
      [['Control+a', 'Control+a'], []],
    ] as const) {
      it(`has ${selected.join(', ') || 'nothing'} selected after ${keys.join(', ')}`, async () => {
        const control = await makeAll();
        await pressIn(control, 'available', ...keys);
        expect(selectedIn(control, 'available')).to.deep.equal(selected);
      });
    }

    it('does not select disabled options', async () => {
      const [first, ...others] = COLUMNS;
      const control = await makeAll({options: [{...first!, disabled: true}, ...others]});
      await pressIn(control, 'available', 'Space', 'Shift+ArrowDown', 'Control+a');
      expect(selectedIn(control, 'available')).to.deep.equal(['Customer', 'Status', 'Total', 'Country']);
    });

    it('moves the active option with Enter, and stays in the list', async () => {
      const control = await makeAll();
      const seen = recordEvents(control, 'input', 'change');
      await pressIn(control, 'available', 'ArrowDown', 'Enter');
      expect([control.value, seen, statusOf(control), activeIn(control, 'available')]).to.deep.equal([
        ['customer'],
        ['input', 'change'],
        'Customer added.',
        'Status',
      ]);
      expectSame(control.shadowRoot!.activeElement, listOf(control, 'available'));
    });

    it('moves the selected options with Enter, and keeps the focus in an empty list', async () => {
      const control = await makeAll();
      await pressIn(control, 'available', 'Control+a', 'Enter');
      expect([textsIn(control, 'chosen'), selectedIn(control, 'chosen'), statusOf(control)]).to.deep.equal([
        ['Date', 'Customer', 'Status', 'Total', 'Country'],
        [],
        '5 options added.',
      ]);
      expectSame(control.shadowRoot!.activeElement, listOf(control, 'available'));
      await press('ArrowDown');
      await press('Enter');
      expect(control.value).to.have.length(5);
    });

    for (const key of ['Enter', 'Delete']) {
      it(`moves options back with ${key}, in the order of the options`, async () => {
        const control = await makeTransferList();
        await pressIn(control, 'chosen', 'End', key);
        expect([control.value, textsIn(control, 'available'), statusOf(control)]).to.deep.equal([
          ['customer'],
          ['Date', 'Status', 'Total', 'Country'],
          'Total removed.',
        ]);
        expect(activeIn(control, 'chosen')).to.equal('Customer');
      });
    }

    it('has its lists, buttons, and search fields as tab stops', async () => {
      const control = await makeTransferList();
      control.focus();
      const stops: string[] = [];
      for (let step = 0; step < 6; step += 1) {
        const {id, part} = control.shadowRoot!.activeElement!;
        stops.push(id || part.value);
        if (step < 5) await press('Tab');
      }
      expect(stops).to.deep.equal([
        'search',
        'available',
        'move move-add',
        'move move-remove',
        'search',
        'chosen',
      ]);
    });
  });

  describe('order', () => {
    const ORDERED = ['date', 'customer', 'status', 'total'];

    for (const [keys, value, status] of [
      [['End', 'Alt+ArrowUp'], ['date', 'customer', 'total', 'status'], 'Total is 3 of 4.'],
      [['Alt+ArrowDown', 'Alt+ArrowDown'], ['customer', 'status', 'date', 'total'], 'Date is 3 of 4.'],
      [['Alt+ArrowUp'], ORDERED, ''],
      [
        ['Space', 'ArrowDown', 'ArrowDown', 'Space', 'Alt+ArrowUp'],
        ['date', 'status', 'customer', 'total'],
        'Date is 1 of 4.',
      ],
      [
        ['ArrowDown', 'Shift+ArrowDown', 'Alt+ArrowDown'],
        ['date', 'total', 'customer', 'status'],
        'Customer is 3 of 4.',
      ],
    ] as const) {
      it(`is ${value.join(', ')} after ${keys.join(', ')}`, async () => {
        const control = await makeTransferList({reorderable: true, value: ORDERED});
        await pressIn(control, 'chosen', ...keys);
        expect([control.value, statusOf(control)]).to.deep.equal([value, status]);
      });
    }

    it('changes among the options that the search finds', async () => {
      const control = await makeTransferList({reorderable: true, value: ORDERED});
      control.shadowRoot!.querySelectorAll('input')[1]!.focus();
      await type('ta');
      await pressIn(control, 'chosen', 'Alt+ArrowDown');
      expect(control.value).to.deep.equal(['date', 'customer', 'total', 'status']);
    });

    it('sends its events only if it changes', async () => {
      const control = await makeTransferList({reorderable: true});
      const seen = recordEvents(control, 'input', 'change');
      await pressIn(control, 'chosen', 'Alt+ArrowUp', 'Alt+ArrowDown');
      expect(seen).to.deep.equal(['input', 'change']);
    });

    it('changes with the buttons, which keep the focus and what is selected', async () => {
      const control = await makeTransferList({reorderable: true, value: ORDERED});
      await clickOn(rowsIn(control, 'chosen')[0]!);
      await clickOn(find(control, '.down'));
      find(control, '.down').focus();
      await press('Space');
      await clickOn(find(control, '.up'));
      expect([control.value, selectedIn(control, 'chosen')]).to.deep.equal([
        ['customer', 'date', 'status', 'total'],
        ['Date'],
      ]);
    });

    it('does not change without reorderable', async () => {
      const control = await makeTransferList();
      await pressIn(control, 'chosen', 'Alt+ArrowDown');
      expect([control.value, find(control, '.up')]).to.deep.equal([['customer', 'total'], null]);
    });
  });

  describe('limits', () => {
    it('moves nothing if more are selected than may be chosen, and says why', async () => {
      const control = await makeTransferList({max: 3});
      await pressIn(control, 'available', 'Control+a', 'Enter');
      expect([control.value, statusOf(control), find(control, '.note').textContent]).to.deep.equal([
        ['customer', 'total'],
        'You can choose up to 3.',
        'You can choose up to 3.',
      ]);
      expect(find(control, '.add').ariaDisabled).to.equal('true');
    });

    it('does not move disabled options that are chosen', async () => {
      const options = COLUMNS.map(option => ({...option, disabled: option.value === 'total'}));
      const control = await makeTransferList({options});
      await pressIn(control, 'chosen', 'Control+a', 'Enter', 'Enter');
      expect(control.value).to.deep.equal(['total']);
    });

    it('does nothing while it is disabled', async () => {
      const control = await makeTransferList({disabled: true});
      const [row] = rowsIn(control, 'available');
      row!.dispatchEvent(new MouseEvent('dblclick', {bubbles: true}));
      find(control, '.add').click();
      expect([control.value, listOf(control, 'available').hasAttribute('tabindex')]).to.deep.equal([
        ['customer', 'total'],
        false,
      ]);
    });
  });

  describe('pointer', () => {
    it('selects with clicks, and a range with Shift', async () => {
      const control = await makeAll();
      await clickOn(rowsIn(control, 'available')[1]!);
      rowsIn(control, 'available')[3]!.dispatchEvent(
        new MouseEvent('click', {bubbles: true, shiftKey: true}),
      );
      await control.updateComplete;
      expect(selectedIn(control, 'available')).to.deep.equal(['Customer', 'Status', 'Total']);
    });

    it('moves the selected options with the buttons, which keep the focus', async () => {
      const control = await makeAll();
      await clickOn(rowsIn(control, 'available')[1]!);
      await clickOn(find(control, '.add'));
      find(control, '.add').focus();
      await press('Enter');
      expectSame(control.shadowRoot!.activeElement, find(control, '.add'));
      await clickOn(rowsIn(control, 'chosen')[0]!);
      const chosen = control.value;
      await clickOn(find(control, '.remove'));
      expect([chosen, control.value]).to.deep.equal([['customer'], []]);
    });

    it('moves an option with a double click', async () => {
      const control = await makeTransferList();
      const [row] = rowsIn(control, 'available');
      for (const name of ['click', 'click', 'dblclick'])
        row!.dispatchEvent(new MouseEvent(name, {bubbles: true}));
      expect(control.value).to.deep.equal(['customer', 'total', 'date']);
    });

    for (const [title, reorderable, edge, value] of [
      ['at the end', false, 0.1, ['customer', 'total', 'date']],
      ['before an option', true, 0.1, ['date', 'customer', 'total']],
      ['after an option', true, 0.9, ['customer', 'date', 'total']],
    ] as const) {
      it(`drops a dragged option ${title} ${reorderable ? 'with' : 'without'} reorderable`, async () => {
        const control = await makeTransferList({reorderable});
        const start = await pointOn(rowsIn(control, 'available')[0]!);
        const {top, height} = rowsIn(control, 'chosen')[0]!.getBoundingClientRect();
        const end: [number, number] = [
          middleOf(rowsIn(control, 'chosen')[0]!)[0],
          Math.round(top + height * edge),
        ];
        await dragAlong([start, [start[0] + 20, start[1]], end]);
        await control.updateComplete;
        expect([control.value, selectedIn(control, 'available')]).to.deep.equal([value, []]);
      });
    }

    it('drags the selected options together, also in the chosen list', async () => {
      const control = await makeTransferList({reorderable: true, value: COLUMNS.map(({value}) => value)});
      const rows = rowsIn(control, 'chosen');
      await clickOn(rows[0]!);
      await clickOn(rows[2]!);
      const start = await pointOn(rows[2]!);
      const [x, y] = middleOf(rows[3]!);
      await dragAlong([start, [start[0], start[1] + 10], [x, y + 8]]);
      expect(control.value).to.deep.equal(['customer', 'total', 'date', 'status', 'country']);
    });

    it('drops nothing with Escape', async () => {
      const control = await makeTransferList();
      const start = await pointOn(rowsIn(control, 'available')[0]!);
      const marks: boolean[] = [];
      const chosen = listOf(control, 'chosen');
      await dragAlong([start, [start[0] + 20, start[1]], middleOf(chosen)], async () => {
        marks.push(chosen.hasAttribute('data-drop'));
        await press('Escape');
        marks.push(chosen.hasAttribute('data-drop'));
      });
      expect([marks, control.value]).to.deep.equal([
        [true, false],
        ['customer', 'total'],
      ]);
    });
  });

  describe('in a narrow place', () => {
    const selectIn = (control: Element) =>
      find(control, 'lc-multi-select') as HTMLElementTagNameMap['lc-multi-select'] | null;

    async function makeNarrow(properties: Partial<LcTransferList> = {}) {
      const control = await makeTransferList(properties);
      control.style.inlineSize = '20rem';
      await until(() => selectIn(control) !== null, 'a multi-select replaces the lists');
      const select = selectIn(control)!;
      await select.updateComplete;
      return {control, select};
    }

    it('is a multi-select with the same options and value, and lists again with more space', async () => {
      const {control, select} = await makeNarrow({max: 4});
      expect([select.value, select.options.length, select.max]).to.deep.equal([['customer', 'total'], 5, 4]);
      control.style.inlineSize = '40rem';
      await until(() => selectIn(control) === null, 'the lists are back');
    });

    it('keeps its value in sync, and sends its events', async () => {
      const {control, select} = await makeNarrow();
      const seen = recordEvents(control, 'input', 'change');
      control.focus();
      await type('dat');
      await press('Enter');
      const chosen = control.value;
      control.value = ['status'];
      await control.updateComplete;
      expect([chosen, seen, select.value]).to.deep.equal([
        ['customer', 'total', 'date'],
        ['input', 'change'],
        ['status'],
      ]);
    });

    it('keeps the focus when it replaces the lists', async () => {
      const control = await makeTransferList();
      control.focus();
      control.style.inlineSize = '20rem';
      await until(() => selectIn(control) !== null, 'a multi-select replaces the lists');
      expectSame(control.shadowRoot!.activeElement, selectIn(control));
    });

    it('reports no loop of a resize observer when the focused multi-select goes', async () => {
      const {problems, stop} = watchPage();
      try {
        const {control} = await makeNarrow();
        control.focus();
        control.style.inlineSize = '40rem';
        await until(() => selectIn(control) === null, 'the lists are back');
        await nextFrame();
        await nextFrame();
        expect(problems).to.deep.equal([]);
      } finally {
        stop();
      }
    });

    it('is accessible, in light and dark', async () => {
      const {control} = await makeNarrow({required: true, value: [], showValidation: true});
      await expectAccessible(control);
    });
  });
});
