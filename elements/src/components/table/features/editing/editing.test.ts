import {aTimeout, expect} from '@open-wc/testing';
import {number, refine, size, string} from 'superstruct';
import {expectAccessible} from '../../../../testing/accessibility.js';
import {recordWarnings} from '../../../../testing/events.js';
import {until} from '../../../../testing/until.js';
import {setUpDataTable} from '../../../../testing/data-table-fixture.js';
import {press, type} from '../../../../testing/keyboard.js';
import type {LcDataTable, TableRow} from '../../../data-table/data-table.define.js';
import '../../../../core/validation/rules.define.js';
import type {EditEvent} from './editing.define.js';
import './editing.define.js';

const GOODS: readonly TableRow[] = [
  {id: 1, name: 'Bread', price: 4.5, stock: 10},
  {id: 2, name: 'Bun', price: 0.8, stock: 60},
  {id: 3, name: 'Cake', price: 12, stock: 2},
];

const positive = refine(number(), 'positive', price => price > 0 || 'The price must be more than 0.');

const COLUMNS: LcDataTable['columns'] = [
  {label: 'No.', field: 'id'},
  {label: 'Name', field: 'name', edit: true, rules: size(string(), 1, 20)},
  {label: 'Price', field: 'price', edit: 'number', rules: positive},
  {label: 'Stock', field: 'stock', edit: 'number'},
];

async function setUp(properties: Partial<LcDataTable> = {}) {
  const harness = await setUpDataTable({rows: GOODS, columns: COLUMNS, searchHidden: true, ...properties});
  const {table} = harness;
  const root = table.shadowRoot!;
  const saves: EditEvent[] = [];
  table.addEventListener('lc-edit', event => saves.push(event));
  const rows = () => [...root.querySelectorAll<HTMLTableRowElement>('tbody > [part~="row"]')];
  const cell = (row: number, column: number) => rows()[row]!.cells[column]!;
  const focused = () => root.activeElement;
  const field = () => root.querySelector<HTMLInputElement>('.edit-field');
  const message = (row: number, column: number) =>
    cell(row, column).querySelector('.edit-message')?.textContent ?? '';
  const bar = () =>
    root.querySelector<HTMLElement>('[part="edit-bar"]')?.innerText.replaceAll(/\s+/g, ' ').trim() ?? '';
  const button = (text: string) =>
    [...root.querySelectorAll<HTMLButtonElement>('button')].find(
      one => one.checkVisibility() && one.textContent.trim() === text,
    )!;
  const texts = () =>
    rows().map(({cells}) =>
      [...cells]
        .slice(1)
        .map(({textContent}) => textContent.trim())
        .join('|'),
    );
  const at = async (row: number, column: number) => {
    cell(row, column).dispatchEvent(new MouseEvent('mousedown', {bubbles: true, composed: true}));
    cell(row, column).focus();
    await table.updateComplete;
  };
  return {...harness, table, root, saves, rows, cell, focused, field, message, bar, button, texts, at};
}

const settle = async ({table}: {readonly table: LcDataTable}) => {
  await table.settled;
  await table.updateComplete;
};

describe('lc-data-table with columns to edit', () => {
  it('is a grid that says which cells cannot be edited', async () => {
    const {root, cell} = await setUp();
    expect(root.querySelector('table')!.role).to.equal('grid');
    expect(cell(0, 0).ariaReadOnly).to.equal('true');
    expect(cell(0, 1).ariaReadOnly).to.equal(null);
  });

  for (const key of ['Enter', 'F2'])
    it(`starts with ${key}, with the value selected`, async () => {
      const {at, field} = await setUp();
      await at(0, 2);
      await press(key);
      expect(field()!.value).to.equal('4.5');
      expect(field()!.selectionEnd).to.equal(3);
      expect(field()!.ariaLabel).to.equal('Price, 1');
    });

  it('starts with what is typed', async () => {
    const {at, field} = await setUp();
    await at(0, 1);
    await type('Ro');
    expect(field()!.value).to.equal('Ro');
  });

  it('starts with a double click', async () => {
    const {cell, field} = await setUp();
    // A cell that was clicked is a tab stop.
    for (const type of ['mousedown', 'dblclick'])
      cell(1, 1).dispatchEvent(new MouseEvent(type, {bubbles: true, composed: true}));
    expect(field()!.value).to.equal('Bun');
  });

  it('shows the new value of a row that now belongs on another page, until the user leaves the row', async () => {
    const test = await setUp({sort: {field: 'stock', direction: 'desc'}, pageSize: 2});
    await test.at(0, 3);
    await type('1');
    await press('F2');
    await settle(test);
    expect(test.texts()).to.deep.equal(['Bun|0.8|1', 'Bread|4.5|10']);
    test.table.undo();
    await settle(test);
    expect(test.table.rows!.map(({stock}: TableRow) => stock)).to.deep.equal([10, 60, 2]);
  });

  it('commits with Enter and moves down', async () => {
    const test = await setUp();
    await test.at(0, 2);
    await type('5');
    await press('Enter');
    expect(test.focused()).to.equal(test.cell(1, 2));
    await settle(test);
    expect(test.texts()).to.deep.equal(['Bread|5|10', 'Bun|0.8|60', 'Cake|12|2']);
    expect(test.table.edits).to.deep.equal([]);
    expect(test.table.rows![0]).to.deep.equal({id: 1, name: 'Bread', price: 5, stock: 10});
    expect(GOODS[0]!.price).to.equal(4.5);
  });

  for (const [key, row, column] of [
    ['Shift+Enter', 0, 2],
    ['Tab', 1, 3],
    ['Shift+Tab', 1, 1],
    ['ArrowDown', 2, 2],
    ['ArrowUp', 0, 2],
    ['ArrowLeft', 1, 1],
    ['ArrowRight', 1, 3],
  ] as const)
    it(`commits with ${key} and moves`, async () => {
      const test = await setUp();
      await test.at(1, 2);
      await type('7');
      await press(key);
      expect(test.focused()).to.equal(test.cell(row, column));
      await settle(test);
      expect(test.texts()[1]).to.equal('Bun|7|60');
    });

  it('goes on with Tab to the next row', async () => {
    const test = await setUp();
    await test.at(0, 3);
    await type('7');
    await press('Tab');
    expect(test.focused()).to.equal(test.cell(1, 1));
  });

  it('takes back with Escape', async () => {
    const test = await setUp();
    await test.at(0, 1);
    await type('Roll');
    await press('Escape');
    expect(test.focused()).to.equal(test.cell(0, 1));
    expect(test.texts()[0]).to.equal('Bread|4.5|10');
    expect(test.saves).to.have.length(0);
  });

  it('sends nothing for the same value', async () => {
    const test = await setUp();
    await test.at(0, 1);
    await press('Enter');
    await press('Enter');
    expect(test.saves).to.have.length(0);
  });

  it('tells what to save', async () => {
    const test = await setUp();
    await test.at(0, 2);
    await type('5');
    await press('Enter');
    const [{detail}] = test.saves as [EditEvent];
    expect(detail.rows).to.deep.equal([
      {key: 1, kind: 'change', row: {...GOODS[0], price: 5}, old: GOODS[0], values: {price: 5}},
    ]);
    expect(detail.edits).to.deep.equal([
      {key: 1, field: 'price', old: 4.5, new: 5, text: undefined, state: 'changed'},
    ]);
  });

  it('reads no keys behind the row that it saves', async () => {
    let count = 0;
    const rows = Array.from({length: 1000}, (_, id) => ({id, name: 'Bread', price: 1, stock: 1}));
    const rowKey = ({id}: {id: number}) => (count++, id);
    const test = await setUp({rows, rowKey});
    await test.at(0, 2);
    await type('7');
    count = 0;
    await press('Enter');
    await settle(test);
    expect(test.texts()[0]).to.equal('Bread|7|1');
    expect(count, 'calls of rowKey').to.be.below(100);
  });

  it('keeps a text that is not a number, and says why', async () => {
    const test = await setUp();
    await test.at(0, 2);
    await type('cheap');
    await press('Enter');
    await settle(test);
    expect(test.texts()[0]).to.equal('Bread|cheapPrice must be a number.|10');
    expect(test.cell(0, 2).ariaInvalid).to.equal('true');
    const id = test.cell(0, 2).getAttribute('aria-describedby')!;
    expect(test.root.getElementById(id)!.textContent).to.equal('Price must be a number.');
    expect(test.saves).to.have.length(0);
    expect(test.table.edits![0]).to.include({
      text: 'cheap',
      state: 'invalid',
      message: 'Price must be a number.',
    });
  });

  it('goes on with the text that is not valid', async () => {
    const test = await setUp();
    await test.at(0, 2);
    await type('cheap');
    await press('Enter');
    await test.at(0, 2);
    await press('F2');
    expect(test.field()!.value).to.equal('cheap');
    expect(test.field()!.ariaInvalid).to.equal('true');
    await type('6');
    await press('Enter');
    await settle(test);
    expect(test.texts()[0]).to.equal('Bread|6|10');
    expect(test.cell(0, 2).ariaInvalid).to.equal(null);
  });

  it('keeps a value that the rules reject', async () => {
    const test = await setUp();
    await test.at(0, 2);
    await type('-1');
    await press('Enter');
    await settle(test);
    expect(test.texts()[0]).to.equal('Bread|-1The price must be more than 0.|10');
    expect(test.bar()).to.contain('1 change').and.to.contain('1 not valid');
  });

  it('moves to the next cell that is not valid', async () => {
    const test = await setUp();
    for (const row of [0, 2]) {
      await test.at(row, 2);
      await type('-1');
      await press('Enter');
    }
    await settle(test);
    await test.at(1, 1);
    for (const row of [2, 0]) {
      test.button('Show').click();
      expect(test.focused()).to.equal(test.cell(row, 2));
    }
  });

  it('undoes and redoes', async () => {
    const test = await setUp({saveBy: 'all'});
    await test.at(0, 2);
    await type('5');
    await press('Enter');
    await type('6');
    await press('Enter');
    await settle(test);
    expect(test.texts()).to.deep.equal(['Bread|5|10', 'Bun|6|60', 'Cake|12|2']);
    await press('Control+z');
    await settle(test);
    expect(test.texts()[1]).to.equal('Bun|0.8|60');
    expect(test.focused()).to.equal(test.cell(1, 2));
    test.table.undo();
    await settle(test);
    expect(test.table.edits).to.deep.equal([]);
    await press('Control+y');
    await press('Control+Shift+z');
    await settle(test);
    expect(test.texts().slice(0, 2)).to.deep.equal(['Bread|5|10', 'Bun|6|60']);
  });

  it('saves a cell again when its save is undone', async () => {
    const test = await setUp();
    await test.at(0, 2);
    await type('5');
    await press('Enter');
    await settle(test);
    await press('Control+z');
    await settle(test);
    expect(test.texts()[0]).to.equal('Bread|4.5|10');
    expect(test.saves.map(({detail}) => detail.rows[0]!.values)).to.deep.equal([{price: 5}, {price: 4.5}]);
  });

  it('shows that it is saving, and then the row of the server', async () => {
    const test = await setUp();
    let answer!: (row: TableRow) => void;
    test.table.addEventListener('lc-edit', event =>
      event.waitUntil(new Promise(resolve => (answer = resolve))),
    );
    await test.at(0, 2);
    await type('5');
    await press('Enter');
    await settle(test);
    expect(test.cell(0, 2).ariaBusy).to.equal('true');
    expect(test.message(0, 2)).to.equal('Saving…');
    answer({id: 1, name: 'White bread', price: 5.01, stock: 10});
    await aTimeout(0);
    await settle(test);
    expect(test.texts()[0]).to.equal('White bread|5.01|10');
    expect(test.cell(0, 2).ariaBusy).to.equal(null);
  });

  it('keeps what could not be saved, with the sentence of the server', async () => {
    const test = await setUp();
    const answers: unknown[] = [{errors: {'rows[0].price': ['Too expensive.']}}];
    test.table.addEventListener('lc-edit', event => {
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- what an app has parsed
      if (answers.length > 0) event.waitUntil(Promise.reject(answers.pop()));
    });
    await test.at(0, 2);
    await type('500');
    await press('Enter');
    await until(() => test.table.edits![0]!.state === 'failed');
    await settle(test);
    expect(test.texts()[0]).to.equal('Bread|500Too expensive.Try againDiscard|10');
    expect(test.table.edits![0]).to.include({state: 'failed', new: 500, message: 'Too expensive.'});
    await expectAccessible(test.table);
    test.button('Try again').click();
    await settle(test);
    expect(test.texts()[0]).to.equal('Bread|500|10');
  });

  it('keeps the buttons of a cell while one of them is pressed, so that it gets its click', async () => {
    const test = await setUp();
    test.table.addEventListener('lc-edit', event => event.waitUntil(Promise.reject(new Error('no'))));
    await test.at(0, 2);
    await type('500');
    await press('Enter');
    await until(() => test.table.edits![0]!.state === 'failed');
    await settle(test);
    // The focus is in the cell below.
    const retry = test.cell(0, 2).querySelector<HTMLElement>('[data-action="retry"]')!;
    retry.dispatchEvent(new MouseEvent('mousedown', {bubbles: true, composed: true}));
    test.cell(0, 2).focus();
    await settle(test);
    expect(retry.isConnected).to.equal(true);
  });

  it('marks only the cells that the server refuses', async () => {
    const test = await setUp({saveBy: 'all'});
    test.table.addEventListener('lc-edit', event =>
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- what an app has parsed
      event.waitUntil(Promise.reject({errors: {'rows[1].price': ['Too low.']}})),
    );
    await test.at(0, 2);
    for (const text of ['5', '1']) {
      await type(text);
      await press('Enter');
    }
    test.table.save();
    await until(() => test.table.edits!.some(({state}) => state === 'failed'));
    await settle(test);
    expect(test.table.edits!.map(({key, state}) => [key, state])).to.deep.equal([
      [1, 'changed'],
      [2, 'failed'],
    ]);
    const described = test.root.getElementById(test.cell(1, 2).getAttribute('aria-describedby')!);
    expect(described!.textContent).to.equal('Too low.');
  });

  it('discards what could not be saved', async () => {
    const test = await setUp();
    test.table.addEventListener('lc-edit', event => event.waitUntil(Promise.reject(new Error('no'))));
    await test.at(0, 2);
    await type('500');
    await press('Enter');
    await until(() => test.table.edits![0]!.state === 'failed');
    await settle(test);
    expect(test.message(0, 2)).to.contain('no');
    test.button('Discard').click();
    await settle(test);
    expect(test.texts()[0]).to.equal('Bread|4.5|10');
  });

  for (const order of [
    [0, 1],
    [1, 0],
  ])
    it(`counts only the newest of two saves, answered in the order ${order.join(', ')}`, async () => {
      const test = await setUp();
      const answers: ((row: TableRow) => void)[] = [];
      test.table.addEventListener('lc-edit', event =>
        event.waitUntil(new Promise(resolve => answers.push(resolve))),
      );
      for (const text of ['5', '6']) {
        await test.at(0, 2);
        await type(text);
        await press('Enter');
      }
      expect(test.saves.map(({detail}) => detail.signal.aborted)).to.deep.equal([true, false]);
      for (const index of order) {
        answers[index]!({...GOODS[0], price: index + 5});
        await aTimeout(0);
        await settle(test);
      }
      expect(test.texts()[0]).to.equal('Bread|6|10');
      expect(test.table.edits).to.deep.equal([]);
    });

  it('keeps the values of two cells of a row that are saved at the same time', async () => {
    const test = await setUp();
    const answers: (() => void)[] = [];
    test.table.addEventListener('lc-edit', event =>
      event.waitUntil(new Promise<void>(resolve => answers.push(resolve))),
    );
    await test.at(0, 1);
    await type('Roll');
    await press('Tab');
    await type('5');
    await press('Enter');
    expect(test.saves.map(({detail}) => detail.rows[0]!.row)).to.deep.equal([
      {...GOODS[0], name: 'Roll'},
      {...GOODS[0], price: 5},
    ]);
    for (const answer of answers) {
      answer();
      await aTimeout(0);
      await settle(test);
    }
    expect(test.table.rows![0]).to.deep.equal({...GOODS[0], name: 'Roll', price: 5});
  });

  it('saves the newest of two values, although the answers have no rows', async () => {
    const test = await setUp();
    const answers: (() => void)[] = [];
    test.table.addEventListener('lc-edit', event =>
      event.waitUntil(new Promise<void>(resolve => answers.push(resolve))),
    );
    for (const text of ['5', '6']) {
      await test.at(0, 2);
      await type(text);
      await press('Enter');
    }
    for (const answer of answers) answer();
    await aTimeout(0);
    await settle(test);
    expect(test.table.rows![0]).to.deep.equal({...GOODS[0], price: 6});
  });

  for (const isSaved of [true, false])
    it(`keeps what is typed while an earlier value is ${isSaved ? 'saved' : 'rejected'}`, async () => {
      const test = await setUp();
      let end!: () => void;
      test.table.addEventListener('lc-edit', event =>
        event.waitUntil(new Promise<void>((resolve, reject) => (end = isSaved ? resolve : reject))),
      );
      await test.at(0, 2);
      for (const text of ['5', 'cheap']) {
        await type(text);
        await press('Shift+Enter');
      }
      await settle(test);
      expect(test.message(0, 2)).to.equal('Price must be a number.');
      end();
      await until(() => test.table.edits![0]?.old === (isSaved ? 5 : 4.5));
      expect(test.table.edits).to.have.length(1);
      expect(test.table.edits![0]).to.include({text: 'cheap', state: 'invalid'});
    });

  it('saves the edits of an added row that were made while it was saved', async () => {
    const test = await setUp({saveBy: 'all', newRow: () => ({name: 'Pie', price: 1, stock: 0})});
    let answer!: (row: TableRow) => void;
    test.table.addEventListener('lc-edit', event =>
      event.waitUntil(new Promise(resolve => (answer = resolve))),
    );
    test.table.addRow();
    await settle(test);
    test.table.save();
    await until(() => test.saves.length === 1);
    await test.at(0, 2);
    await type('3');
    await press('Enter');
    test.table.save();
    await aTimeout(0);
    expect(test.saves).to.have.length(1);
    answer({id: 4, name: 'Pie', price: 1, stock: 0});
    await aTimeout(0);
    await settle(test);
    expect(test.texts()[0]).to.contain('Pie|3|0');
    expect(test.table.edits![0]).to.include({key: 4, field: 'price', old: 1, new: 3, state: 'changed'});
  });

  it('keeps what is typed when the app shows another page', async () => {
    const test = await setUp({saveBy: 'all', pageSize: 2});
    await test.at(0, 2);
    await type('5');
    test.table.page = 2;
    await settle(test);
    test.table.page = 1;
    await settle(test);
    expect(test.texts()[0]).to.equal('Bread|5|10');
    expect(test.table.edits![0]).to.include({old: 4.5, new: 5, state: 'changed'});
  });

  it('saves what is typed when the app shows another page', async () => {
    const test = await setUp({pageSize: 2});
    await test.at(0, 2);
    await type('5');
    test.table.page = 2;
    await settle(test);
    expect(test.table.rows![0]).to.include({price: 5});
    test.table.page = 1;
    await settle(test);
    expect(test.texts()[0]).to.equal('Bread|5|10');
  });

  it('saves what is typed when the app removes the column', async () => {
    const test = await setUp();
    await test.at(0, 2);
    await type('5');
    test.table.columns = [COLUMNS[0]!, COLUMNS[1]!];
    await settle(test);
    test.table.columns = COLUMNS;
    await settle(test);
    expect(test.texts()[0]).to.equal('Bread|5|10');
  });

  it('asks before it saves over a value that has changed under an open editor', async () => {
    const test = await setUp();
    await test.at(0, 2);
    await type('5');
    test.table.rows = GOODS.map(row => ({...row, price: 9}));
    await settle(test);
    await press('Enter');
    await settle(test);
    expect(test.saves).to.have.length(0);
    expect(test.message(0, 2)).to.contain('The value is now 9.');
  });

  it('aborts a save when none of its cells waits for it', async () => {
    const test = await setUp({saveBy: 'all'});
    test.table.addEventListener('lc-edit', event => event.waitUntil(new Promise(() => {})));
    await test.at(0, 2);
    for (const text of ['5', '6']) {
      await type(text);
      await press('Enter');
    }
    await settle(test);
    test.table.save();
    await until(() => test.saves.length === 1);
    const {signal} = test.saves[0]!.detail;
    for (const [row, isAborted] of [
      [0, false],
      [1, true],
    ] as const) {
      await test.at(row, 2);
      await press('Escape');
      expect(signal.aborted).to.equal(isAborted);
    }
  });

  it('leaves the rows that the app sets while it saves', async () => {
    const test = await setUp();
    test.table.addEventListener('lc-edit', event => {
      test.table.rows = GOODS.map(row => ({...row, price: 8}));
      event.waitUntil(Promise.resolve());
    });
    await test.at(0, 2);
    await type('5');
    await press('Enter');
    await aTimeout(0);
    await settle(test);
    expect(test.texts()[0]).to.equal('Bread|8|10');
  });

  it('leaves edits unsaved if a listener cancels', async () => {
    const test = await setUp();
    test.table.addEventListener('lc-edit', event => event.preventDefault());
    await test.at(0, 2);
    await type('5');
    await press('Enter');
    await settle(test);
    expect(test.table.edits![0]).to.include({state: 'changed', new: 5});
    expect(test.texts()[0]).to.equal('Bread|5|10');
  });

  it('saves all with the bar', async () => {
    const test = await setUp({saveBy: 'all'});
    await test.at(0, 1);
    for (const text of ['a', 'b']) {
      await type(text);
      await press('Enter');
    }
    await settle(test);
    expect(test.saves).to.have.length(0);
    expect(test.bar()).to.equal('2 changes Save Undo Discard');
    test.button('Save').click();
    await aTimeout(0);
    await settle(test);
    expect(test.saves[0]!.detail.rows.map(({key, values}) => [key, values])).to.deep.equal([
      [1, {name: 'a'}],
      [2, {name: 'b'}],
    ]);
    expect(test.table.rows!.map(row => (row as TableRow).name)).to.deep.equal(['a', 'b', 'Cake']);
    expect(test.bar()).to.equal('');
  });

  it('saves a row with its button', async () => {
    const test = await setUp({saveBy: 'row'});
    await test.at(0, 1);
    await type('a');
    await press('Tab');
    await type('7');
    await press('Enter');
    await settle(test);
    expect(test.saves).to.have.length(0);
    test.button('Save').click();
    await aTimeout(0);
    await settle(test);
    expect(test.saves[0]!.detail.rows[0]!.values).to.deep.equal({name: 'a', price: 7});
    expect(test.texts()[0]).to.contain('a|7|10');
  });

  it('checks the values of a row together before it is saved', async () => {
    const rowRules = {
      '~standard': {
        version: 1,
        vendor: 'test',
        validate: (value: unknown) => {
          const {price, stock} = value as {readonly price: number; readonly stock: number};
          const isDear = price * stock > 100;
          return isDear ? {issues: [{message: 'Too much in stock.', path: ['stock']}]} : {value};
        },
      },
    } as const;
    const test = await setUp({saveBy: 'all', rowRules});
    await test.at(0, 2);
    await type('50');
    await press('Enter');
    test.table.save();
    await until(() => test.message(0, 3) !== '');
    expect(test.saves).to.have.length(0);
    expect(test.message(0, 3)).to.equal('Too much in stock.');
    expect(test.focused()).to.equal(test.cell(0, 3));
    await test.at(0, 2);
    await type('5');
    await press('Enter');
    test.table.save();
    await until(() => test.saves.length === 1);
  });

  it('shows what the app sets in a row that belongs to another page, but stays in its place', async () => {
    const test = await setUp({saveBy: 'all', pageSize: 2, sort: {field: 'name', direction: 'asc'}});
    await test.at(0, 2);
    await type('5');
    await press('Enter');
    test.table.rows = [{...GOODS[0], name: 'Pie', price: 4}, ...GOODS.slice(1)];
    await settle(test);
    expect(test.texts()[0]).to.contain('Pie|5').and.to.contain('4');
    expect(test.table.edits![0]).to.include({state: 'conflict', new: 5, server: 4});
  });

  it('leaves a sorted row in its place until the user leaves it', async () => {
    const test = await setUp({sort: {field: 'price', direction: 'asc'}});
    expect(test.texts()).to.deep.equal(['Bun|0.8|60', 'Bread|4.5|10', 'Cake|12|2']);
    await test.at(0, 2);
    await type('20');
    await press('Tab');
    await settle(test);
    expect(test.texts()).to.deep.equal(['Bun|20|60', 'Bread|4.5|10', 'Cake|12|2']);
    await press('ArrowDown');
    await settle(test);
    expect(test.texts()).to.deep.equal(['Bread|4.5|10', 'Cake|12|2', 'Bun|20|60']);
  });

  it('puts a sorted row in its place when the user leaves the table', async () => {
    const test = await setUp({sort: {field: 'price', direction: 'asc'}});
    const outside = document.body.appendChild(document.createElement('button'));
    await test.at(0, 2);
    await type('20');
    await press('Tab');
    await settle(test);
    outside.focus();
    outside.remove();
    await settle(test);
    expect(test.texts()).to.deep.equal(['Bread|4.5|10', 'Cake|12|2', 'Bun|20|60']);
  });

  it('keeps edits over pages, a search, and new rows', async () => {
    const test = await setUp({saveBy: 'all', pageSize: 2});
    await test.at(0, 2);
    await type('5');
    await press('Enter');
    test.table.page = 2;
    await settle(test);
    expect(test.texts()).to.deep.equal(['Cake|12|2']);
    test.table.page = 1;
    test.table.search = 'bread';
    await settle(test);
    expect(test.texts()).to.deep.equal(['Bread|5|10']);
    test.table.rows = GOODS.map(row => ({...row, stock: 0}));
    await settle(test);
    expect(test.texts()).to.deep.equal(['Bread|5|0']);
  });

  it('shows both values of a row that has changed meanwhile, and asks', async () => {
    const test = await setUp({saveBy: 'all'});
    await test.at(0, 2);
    await type('5');
    await press('Enter');
    test.table.rows = GOODS.map(row => ({...row, price: 9}));
    await settle(test);
    expect(test.texts()[0]).to.equal('Bread|5The value is now 9.Keep mineDiscard|10');
    test.button('Keep mine').click();
    await settle(test);
    expect(test.table.edits![0]).to.include({state: 'changed', old: 9, new: 5});
  });

  it('keeps a text that is not a number in a conflict', async () => {
    const test = await setUp();
    await test.at(0, 2);
    await type('cheap');
    await press('Enter');
    test.table.rows = GOODS.map(row => ({...row, price: 9}));
    await settle(test);
    test.button('Keep mine').click();
    await settle(test);
    expect(test.saves).to.have.length(0);
    expect(test.table.edits![0]).to.include({text: 'cheap', state: 'invalid', old: 9});
  });

  for (const [name, price, texts] of [
    ['gets the value of the edit', 5, []],
    ['goes back to its value', 4.5, ['changed']],
  ] as const)
    it(`ends a conflict when the row ${name}`, async () => {
      const test = await setUp({saveBy: 'all'});
      await test.at(0, 2);
      await type('5');
      await press('Enter');
      for (const now of [9, price]) {
        test.table.rows = GOODS.map(row => ({...row, price: now}));
        await settle(test);
      }
      expect(test.table.edits!.map(({state}) => state)).to.deep.equal(texts);
      expect(test.message(0, 2)).to.equal('');
    });

  it('shows a row once when its removal is undone while it is saved', async () => {
    const test = await setUp();
    let fail!: () => void;
    test.table.addEventListener('lc-edit', event =>
      event.waitUntil(new Promise((_, reject) => (fail = reject))),
    );
    test.table.removeRow(1);
    await settle(test);
    test.table.undo();
    await settle(test);
    expect(test.texts()).to.deep.equal(['Bread|4.5|10', 'Bun|0.8|60', 'Cake|12|2']);
    fail();
    await until(() => test.table.edits!.length === 0);
  });

  it('adds a row at the top', async () => {
    const test = await setUp({saveBy: 'all', newRow: () => ({name: '', price: 1, stock: 0})});
    test.button('Add').click();
    await settle(test);
    expect(test.texts()[0]).to.contain('|1|0');
    expect(test.focused()).to.equal(test.cell(0, 1));
    expect(test.rows()[0]!.part.contains('added-row')).to.equal(true);
    test.table.save();
    await aTimeout(0);
    await settle(test);
    expect(test.saves).to.have.length(0);
    expect(test.message(0, 1)).to.equal('Name is required.');
    await type('Pie');
    await press('Enter');
    test.table.addEventListener('lc-edit', event =>
      event.waitUntil(Promise.resolve({...event.detail.rows[0]!.row, id: 4})),
    );
    test.table.save();
    await aTimeout(0);
    await settle(test);
    expect(test.saves[0]!.detail.rows[0]).to.include({kind: 'add', old: null});
    expect(test.table.rows![0]).to.deep.equal({id: 4, name: 'Pie', price: 1, stock: 0});
    expect(test.texts()).to.have.length(4);
  });

  it('strikes a removed row through until that is saved', async () => {
    const test = await setUp({saveBy: 'all', removable: true});
    test.button('Remove').click();
    await settle(test);
    expect(getComputedStyle(test.cell(0, 1)).textDecorationLine).to.equal('line-through');
    test.button('Restore').click();
    await settle(test);
    expect(test.table.edits).to.deep.equal([]);
    test.table.removeRow(1);
    test.table.save();
    await aTimeout(0);
    await settle(test);
    expect(test.saves[0]!.detail.rows[0]).to.include({kind: 'remove', key: 1, row: null});
    expect(test.texts().map(text => text.split('|')[0])).to.deep.equal(['Bun', 'Cake']);
  });

  it('shows the edits that the app sets, checked again', async () => {
    const test = await setUp({
      saveBy: 'all',
      edits: [
        {key: 1, field: 'price', old: 4.5, new: -3, state: 'changed'},
        {key: 2, field: 'name', old: 'Bun', new: 'Roll', state: 'changed'},
      ],
    });
    expect(test.texts().slice(0, 2)).to.deep.equal([
      'Bread|-3The price must be more than 0.|10',
      'Roll|0.8|60',
    ]);
    test.table.edits = [];
    await settle(test);
    expect(test.texts()[1]).to.equal('Bun|0.8|60');
  });

  it('is accessible with an open editor and an invalid cell', async () => {
    const test = await setUp({saveBy: 'all', removable: true, newRow: () => ({})});
    await test.at(0, 2);
    await type('x');
    await press('Enter');
    await press('F2');
    await expectAccessible(test.table);
  });

  describe('with rules that never answer', () => {
    const never = {
      '~standard': {version: 1, vendor: 'test', validate: () => new Promise<never>(() => {})},
    } as const;
    const columns = [{label: 'Name', field: 'name', edit: true, rules: never}];

    it('keeps the edit unsaved, and lets users go on and discard it', async () => {
      const test = await setUp({columns});
      await test.at(0, 0);
      await type('Roll');
      await press('Enter');
      expect(test.focused()).to.equal(test.cell(1, 0));
      await settle(test);
      expect(test.table.edits!.map(({state}) => state)).to.deep.equal(['checking']);
      expect(test.saves).to.have.length(0);
      expect(test.cell(0, 0).textContent.trim()).to.equal('Roll');
      await test.at(0, 0);
      await press('Escape');
      await settle(test);
      expect(test.table.edits).to.deep.equal([]);
      expect(test.cell(0, 0).textContent.trim()).to.equal('Bread');
    });

    it('does not save the row', async () => {
      const test = await setUp({columns, saveBy: 'all'});
      await test.at(0, 0);
      await type('Roll');
      await press('Enter');
      test.table.save();
      await settle(test);
      expect(test.saves).to.have.length(0);
      expect(test.focused()).to.equal(test.cell(0, 0));
    });

    it('is invalid when a rule of the row takes too long', async () => {
      const test = await setUp({saveBy: 'all', rowRules: never});
      await test.at(0, 1);
      await type('Roll');
      await press('Enter');
      const {setTimeout} = window;
      // Half a minute passes at once.
      Object.assign(window, {setTimeout: (run: () => void) => setTimeout.call(window, run)});
      test.table.save();
      await until(() => test.table.edits![0]!.state === 'invalid').finally(() =>
        Object.assign(window, {setTimeout}),
      );
      expect(test.saves).to.have.length(0);
    });
  });

  it('says that the value is empty in a conflict', async () => {
    const test = await setUp({saveBy: 'all'});
    await test.at(0, 1);
    await type('Roll');
    await press('Enter');
    for (const name of ['', null]) {
      test.table.rows = GOODS.map(row => ({...row, name}));
      await settle(test);
      expect(test.message(0, 1)).to.contain('The value is now (empty).');
    }
  });

  it('shows a new row although a render needs what it lacks', async () => {
    const render = (price: unknown) => (price as number).toFixed(2);
    const test = await setUp({
      columns: [
        {label: 'Name', field: 'name', edit: true},
        {label: 'Price', field: 'price', render},
      ],
      newRow: () => ({name: 'Pie'}),
    });
    const warnings = await recordWarnings(async () => {
      test.table.addRow();
      await settle(test);
    });
    expect([0, 1].map(row => test.cell(row, 1).textContent.trim())).to.deep.equal(['', '4.50']);
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('the render function of column "Price" threw');
  });

  it('warns about edits of other columns once the columns are known', async () => {
    const edits = [{key: 1, field: 'size', old: 1, new: 2, state: 'changed'}] as const;
    const warningsWith = (properties: Partial<LcDataTable>) =>
      recordWarnings(async () => void (await setUp({edits, ...properties})));
    expect(await warningsWith({columns: []})).to.deep.equal([]);
    expect(await warningsWith({})).to.deep.equal([
      '<lc-data-table>: edits has one of "size", which is not a column with edit. It is kept.',
    ]);
  });

  it('lets a row go to its place when the focus leaves the table', async () => {
    const test = await setUp({sort: {field: 'price', direction: 'asc'}});
    const button = document.createElement('button');
    test.table.after(button);
    await test.at(0, 2);
    await type('99');
    await press('F2');
    await settle(test);
    expect(test.texts()[0]).to.equal('Bun|99|60');
    button.focus();
    await settle(test);
    expect(test.texts()[2]).to.equal('Bun|99|60');
  });

  it('does not move the focus later to a cell of another page that was undone', async () => {
    const test = await setUp({saveBy: 'all', pageSize: 1});
    await test.at(0, 1);
    await type('Roll');
    await press('Enter');
    test.table.page = 2;
    await settle(test);
    test.table.undo();
    await settle(test);
    const before = test.focused();
    test.table.page = 1;
    await settle(test);
    expect(test.focused() === before).to.equal(true);
  });
});
