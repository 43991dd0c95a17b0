import {expect} from '@open-wc/testing';
import {number, refine} from 'superstruct';
import {expectAccessible} from '../../../../testing/accessibility.js';
import {press} from '../../../../testing/keyboard.js';
import {dragAlong, middleOf} from '../../../../testing/pointer.js';
import {GOODS_COLUMNS, setUpRanges, UNITS} from '../../../../testing/ranges-harness.js';
import {expectFocus} from '../../../../testing/same-element.js';
import {until} from '../../../../testing/until.js';
import type {TableRow} from '../../../data-table/data-table.define.js';
import type {EditEvent} from '../editing/editing.define.js';
import '../../../../core/validation/rules.define.js';
import '../editing/editing.define.js';
import './ranges.define.js';

const positive = refine(number(), 'positive', price => price > 0 || 'The price must be more than 0.');

/** The columns, with a rule for the price. */
const columns = GOODS_COLUMNS.map(column =>
  column.field === 'price' ? {...column, rules: positive} : column,
);

async function setUp(properties: Parameters<typeof setUpRanges>[0] = {}) {
  const test = await setUpRanges({columns, ...properties});
  const saves: EditEvent[] = [];
  test.table.addEventListener('lc-edit', event => saves.push(event));
  const select = async (row: number, column: number, ...keys: string[]) => {
    test.at(row, column);
    for (const key of keys) await press(key);
  };
  const paste = async (text: string, html?: string) => {
    test.clip('paste', {'text/plain': text, ...(html !== undefined && {'text/html': html})});
    await test.settle();
  };
  const question = () => test.dialog()?.querySelector('p')!.textContent ?? '';
  const buttons = () => [...test.dialog()!.querySelectorAll('button')].map(one => one.textContent.trim());
  const answer = async (name: string) => {
    test.answer(name);
    await until(() => test.dialog() === null);
    await test.settle();
  };
  return {...test, saves, select, paste, question, buttons, answer};
}

const lines = (...rows: string[][]) => rows.map(row => row.join('\t')).join('\r\n');

describe('lc-data-table with ranges and the clipboard', () => {
  describe('copy', () => {
    it('copies what the cells show, and their values', async () => {
      const {select, clip, harness} = await setUp();
      await select(0, 1, 'Shift+ArrowDown', 'Shift+ArrowRight');
      const {isUsed, text, html} = clip('copy');
      expect(isUsed).to.equal(true);
      expect(text).to.equal(lines(['Bread', '4.5'], ['Bun', '0.8']));
      expect(html).to.contain('<td data-lc-raw="4.5">4.5</td>');
      await harness.table.updateComplete;
      expect(harness.announcement).to.equal('4 cells copied');
    });

    it('copies the current cell', async () => {
      const {select, clip} = await setUp();
      await select(2, 1);
      expect(clip('copy').text).to.equal('Cake');
    });

    it('copies in a table without columns to edit, and without keys', async () => {
      const {select, clip} = await setUp({
        columns: [{label: 'Name', field: 'name'}],
        rows: [{name: 'a\tb'}, {name: 'c\nd'}],
      });
      await select(0, 0, 'Shift+ArrowDown');
      expect(clip('copy').text).to.equal('"a\tb"\r\n"c\nd"');
      expect([clip('cut').isUsed, clip('paste', {'text/plain': 'x'}).isUsed]).to.deep.equal([false, false]);
    });

    it('copies a text that could not be read', async () => {
      const {select, clip, paste, answer} = await setUp();
      await select(0, 2);
      await paste('cheap');
      await answer('Paste');
      expect(clip('copy').text).to.equal('cheap');
    });

    it('leaves the keys of an editor to the browser', async () => {
      const {select, clip} = await setUp();
      await select(0, 1, 'F2');
      expect(clip('copy').isUsed).to.equal(false);
    });

    it('gets the events of the keys', async () => {
      const {select} = await setUp();
      await select(0, 1, 'Shift+ArrowDown');
      const used: Record<string, boolean> = {};
      const note = (event: Event) => (used[event.type] = event.defaultPrevented);
      for (const type of ['copy', 'paste']) window.addEventListener(type, note);
      try {
        await press('Control+c');
        await press('Control+v');
        await until(() => used.paste !== undefined, 'the events were sent');
      } finally {
        for (const type of ['copy', 'paste']) window.removeEventListener(type, note);
      }
      expect(used).to.deep.equal({copy: true, paste: true});
    });
  });

  describe('cut and clear', () => {
    it('cuts in one step', async () => {
      const {select, clip, settle, texts, table, saves, harness} = await setUp();
      await select(0, 0, 'Shift+ArrowDown', 'Shift+ArrowRight');
      expect(clip('cut').text).to.equal(lines(['1', 'Bread'], ['2', 'Bun']));
      await settle();
      expect(texts().slice(0, 2)).to.deep.equal(['1||4.5|10|kg', '2||0.8|60|pc']);
      expect(harness.announcement).to.equal('2 cells cleared, 2 in read-only columns');
      expect(saves.map(({detail}) => detail.edits.length)).to.deep.equal([2]);
      table.undo();
      await settle();
      expect(texts().slice(0, 2)).to.deep.equal(['1|Bread|4.5|10|kg', '2|Bun|0.8|60|pc']);
    });

    it('clears nothing if the copy fails', async () => {
      const {select, root, settle, table, harness, texts} = await setUp();
      await select(0, 1, 'Shift+ArrowDown');
      const clipboardData = new DataTransfer();
      clipboardData.setData = () => {
        throw new DOMException('Blocked.');
      };
      const event = new ClipboardEvent('cut', {bubbles: true, composed: true, cancelable: true});
      Object.defineProperty(event, 'clipboardData', {value: clipboardData});
      const {warn} = console;
      console.warn = () => {};
      root.activeElement!.dispatchEvent(event);
      console.warn = warn;
      await settle();
      expect([texts()[0], table.edits]).to.deep.equal(['1|Bread|4.5|10|kg', null]);
      expect(harness.announcement).to.equal('The entries could not be copied.');
    });

    for (const key of ['Delete', 'Backspace'])
      it(`clears with ${key}`, async () => {
        const {select, settle, texts, saves} = await setUp();
        await select(1, 3, 'Shift+ArrowDown', key);
        await settle();
        expect(texts()).to.deep.equal([
          '1|Bread|4.5|10|kg',
          '2|Bun|0.8||pc',
          '3|Cake|12||pc',
          '4|Roll|1|30|pc',
        ]);
        expect(saves).to.have.length(1);
      });
  });

  describe('fill', () => {
    it('fills down with Control+D in one step', async () => {
      const {select, settle, texts, saves, harness} = await setUp();
      await select(0, 2, 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowRight', 'Control+d');
      await settle();
      expect(texts().slice(0, 3)).to.deep.equal(['1|Bread|4.5|10|kg', '2|Bun|4.5|10|pc', '3|Cake|4.5|10|pc']);
      expect(saves).to.have.length(1);
      expect(harness.announcement).to.equal('4 cells filled');
    });

    it('fills a single cell with the one above', async () => {
      const {select, settle, texts} = await setUp();
      await select(1, 4, 'Control+d');
      await settle();
      expect(texts()[1]).to.equal('2|Bun|0.8|60|kg');
    });

    for (const dir of ['ltr', 'rtl'])
      it(`fills with a drag of the handle, ${dir}`, async () => {
        const {table, select, cell, settle, texts, selected} = await setUp();
        table.dir = dir;
        await select(0, 2, 'Shift+ArrowDown');
        const box = cell(1, 2).getBoundingClientRect();
        const corner = [dir === 'rtl' ? box.left + 4 : box.right - 4, box.bottom - 4].map(Math.round);
        await dragAlong([corner as [number, number], middleOf(cell(2, 2)), middleOf(cell(3, 2))]);
        await settle();
        expect(texts().slice(2)).to.deep.equal(['3|Cake|4.5|2|pc', '4|Roll|0.8|30|pc']);
        expect(selected()).to.deep.equal(['0.2', '1.2', '2.2', '3.2']);
      });
  });

  describe('fill with a finger', () => {
    /** Not all engines make touch events on computers. */
    const touch = (target: Element, type: string, ...points: (readonly [number, number])[]) => {
      const touches = points.map(([clientX, clientY]) => ({clientX, clientY}));
      const event = new Event(type, {bubbles: true, cancelable: true, composed: true});
      target.dispatchEvent(Object.assign(event, {touches}));
      return event.defaultPrevented;
    };
    /** A table that a finger has touched. */
    const setUpTouched = async () => {
      const parts = await setUp();
      const options = {pointerType: 'touch', bubbles: true, composed: true};
      parts.cell(0, 0).dispatchEvent(new PointerEvent('pointerdown', options));
      return parts;
    };
    const cornerOf = (cell: Element) => {
      const {right, bottom} = cell.getBoundingClientRect();
      return [right - 20, bottom - 20] as const;
    };

    it('fills from the square at the end of the range', async () => {
      const {select, cell, settle, texts, selected} = await setUpTouched();
      await select(0, 2, 'Shift+ArrowDown');
      const end = cell(1, 2);
      expect(touch(end, 'touchstart', cornerOf(end))).to.equal(true);
      touch(end, 'touchmove', middleOf(cell(3, 2)));
      touch(end, 'touchend');
      await settle();
      expect(texts().slice(2)).to.deep.equal(['3|Cake|4.5|2|pc', '4|Roll|0.8|30|pc']);
      expect(selected()).to.deep.equal(['0.2', '1.2', '2.2', '3.2']);
    });

    it('fills nothing if the browser takes the finger away', async () => {
      const {select, cell, settle, texts} = await setUpTouched();
      await select(0, 2, 'Shift+ArrowDown');
      const before = texts();
      const end = cell(1, 2);
      touch(end, 'touchstart', cornerOf(end));
      touch(end, 'touchmove', middleOf(cell(3, 2)));
      touch(end, 'touchcancel');
      touch(end, 'touchend');
      await settle();
      expect(texts()).to.deep.equal(before);
    });

    it('scrolls from anywhere else, and with two fingers', async () => {
      const {select, cell} = await setUpTouched();
      await select(0, 2, 'Shift+ArrowDown');
      const end = cell(1, 2);
      expect(touch(cell(0, 2), 'touchstart', cornerOf(cell(0, 2)))).to.equal(false);
      expect(touch(end, 'touchstart', cornerOf(end), cornerOf(cell(0, 2)))).to.equal(false);
    });
  });

  describe('paste', () => {
    it('pastes in one step, with one event, and selects the cells', async () => {
      const {select, paste, texts, table, saves, selected, settle, harness} = await setUp();
      await select(1, 1);
      await paste(`${lines(['A', '1.25'], ['B', '2'])}\r\n`);
      expect(texts()).to.deep.equal(['1|Bread|4.5|10|kg', '2|A|1.25|60|pc', '3|B|2|2|pc', '4|Roll|1|30|pc']);
      expect(saves.map(({detail}) => detail.edits.length)).to.deep.equal([4]);
      expect(selected()).to.deep.equal(['1.1', '1.2', '2.1', '2.2']);
      expect(harness.announcement).to.equal('4 cells pasted');
      table.undo();
      await settle();
      expect(texts()).to.deep.equal([
        '1|Bread|4.5|10|kg',
        '2|Bun|0.8|60|pc',
        '3|Cake|12|2|pc',
        '4|Roll|1|30|pc',
      ]);
    });

    it('reads HTML first, and a quoted cell with a tab and a line break as one', async () => {
      const {select, paste, table} = await setUp();
      await select(0, 1);
      await paste('wrong', '<table><tr><td>Rye</td></tr></table>');
      await select(1, 1);
      await paste('"a\tb\nc ""d"""');
      expect(table.rows!.slice(0, 2).map(({name}: TableRow) => name)).to.deep.equal(['Rye', 'a\tb\nc "d"']);
    });

    it('pastes one cell into all selected cells', async () => {
      const {select, paste, texts} = await setUp();
      await select(0, 3, 'Shift+ArrowDown', 'Shift+ArrowDown');
      await paste('7');
      expect(texts().map(text => text.split('|')[3])).to.deep.equal(['7', '7', '7', '30']);
    });

    it('pastes what it has copied, with the values', async () => {
      const {select, clip, paste, table} = await setUp();
      await select(0, 2, 'Shift+End');
      const {text, html} = clip('copy');
      await select(1, 2);
      await paste(text, html);
      expect(table.rows![1]).to.deep.equal({id: 2, name: 'Bun', price: 4.5, stock: 10, unit: 'kg'});
    });

    for (const [column, type, text, value] of [
      ['price', 'number', '1.234,56 €', 1234.56],
      ['name', 'date', '5.12.2026', '2026-12-05'],
      ['name', 'checkbox', 'true', true],
      ['unit', 'select', 'Kilogram', 'kg'],
      ['unit', 'select', 'kg', 'kg'],
    ] as const)
      it(`reads ${text} as the value of a ${type} in German`, async () => {
        const {select, paste, table} = await setUp({
          lang: 'de',
          columns: [
            {label: 'No.', field: 'id'},
            {
              label: 'Value',
              field: column,
              edit: {
                type,
                format: {style: 'currency', currency: 'EUR'},
                options: UNITS,
              },
            },
          ] as never,
        });
        await select(1, 1);
        await paste(text);
        expect((table.rows![1] as TableRow)[column]).to.equal(value);
      });

    it('asks before a paste that does not fit, and drops nothing silently', async () => {
      const {select, paste, texts, question, buttons, answer, saves, table} = await setUp();
      await select(2, 0);
      await paste(lines(['9', 'A', '0'], ['8', 'B', 'cheap'], ['7', 'C', '3']));
      expect(question()).to.equal('9 cells, 2 not valid, 2 in read-only columns, 3 outside the table');
      expect(buttons()).to.deep.equal(['Paste', 'Cancel']);
      await expectAccessible(table);
      expect(saves).to.have.length(0);
      await answer('Paste');
      expect(texts()[2]).to.equal('3|A|0The price must be more than 0.|2|pc');
      expect(texts()[3]).to.contain('4|B|cheap');
    });

    it('changes nothing after Cancel or Escape, and returns the focus', async () => {
      const {select, paste, texts, answer, table, cell, dialog} = await setUp();
      await select(2, 2);
      await paste('cheap');
      await answer('Cancel');
      await paste('cheap');
      await press('Escape');
      await until(() => dialog() === null);
      expect(texts()[2]).to.equal('3|Cake|12|2|pc');
      expect(table.edits).to.equal(null);
      expectFocus(cell(2, 2));
    });

    it('offers rows beyond the last one as new rows, in their order', async () => {
      const {select, paste, texts, question, buttons, answer, table, settle, selected} = await setUp({
        newRow: () => ({stock: 1, unit: 'kg'}),
      });
      await select(3, 1);
      await paste(lines(['A', '1'], ['B', '2'], ['C', 'cheap']));
      expect(question()).to.equal('6 cells, 1 not valid');
      expect(buttons()).to.deep.equal(['Paste', 'Paste and add 2 rows', 'Cancel']);
      await answer('Paste and add 2 rows');
      const names = () => texts().map(text => text.split('|').slice(1, 3).join(' '));
      expect(names()[0]).to.equal('B 2');
      expect(names()[1]).to.contain('C cheap');
      expect(names().slice(2)).to.deep.equal(['Bread 4.5', 'Bun 0.8', 'Cake 12', 'A 1']);
      expect(selected()).to.deep.equal(['5.1', '5.2']);
      table.undo();
      await settle();
      expect(names()).to.deep.equal(['Bread 4.5', 'Bun 0.8', 'Cake 12', 'Roll 1']);
      expect(table.edits!.every(({field}) => field !== null)).to.equal(true);
      table.redo();
      await settle();
      expect(names()[0]).to.equal('B 2');
    });

    it('pastes into the rows of the next pages', async () => {
      const {select, paste, dialog, table, saves, selected, settle} = await setUp({pageSize: 2});
      const names = () => (table.rows as {name: string}[]).map(({name}) => name);
      await select(1, 1);
      await paste(lines(['A'], ['B'], ['C']));
      expect(dialog()).to.equal(null);
      expect(names()).to.deep.equal(['Bread', 'A', 'B', 'C']);
      const rowsOf = ({detail}: EditEvent) => detail.rows.map(({old, row}) => [old?.['name'], row?.['name']]);
      expect(saves.map(rowsOf)).to.deep.equal([
        [
          ['Bun', 'A'],
          ['Cake', 'B'],
          ['Roll', 'C'],
        ],
      ]);
      expect(selected()).to.deep.equal([]);
      table.undo();
      await settle();
      expect(names()).to.deep.equal(['Bread', 'Bun', 'Cake', 'Roll']);
    });

    it('looks each row up once', async () => {
      let count = 0;
      const rows = Array.from({length: 400}, (_, id) => ({id, name: `Good ${id}`, price: 1}));
      const {select, paste, table} = await setUp({
        rows,
        pageSize: 5,
        rowKey: (row: TableRow) => {
          count += 1;
          return row['id'] as number;
        },
      });
      await select(0, 1);
      count = 0;
      await paste(Array.from({length: 400}, (_, index) => `New ${index}`).join('\n'));
      expect((table.rows as {name: string}[])[399]!.name).to.equal('New 399');
      expect(count).to.be.below(20 * rows.length);
    });

    for (const [title, text, message] of [
      ['too much', 'x'.repeat(2_000_001), 'This is too large to paste.'],
      ['one cell with a million characters', 'x'.repeat(1_000_000), 'This is too large to paste.'],
      ['nothing', '', 'There are no cells to paste.'],
    ] as const)
      it(`says that it cannot paste ${title}`, async () => {
        const {select, paste, question, buttons, answer, texts} = await setUp();
        await select(0, 1);
        await paste(text);
        expect([question(), buttons()]).to.deep.equal([message, ['Cancel']]);
        await answer('Cancel');
        expect(texts()[0]).to.equal('1|Bread|4.5|10|kg');
      });

    it('keeps the order of two pastes', async () => {
      const {select, clip, settle, texts} = await setUp();
      await select(0, 1);
      clip('paste', {'text/plain': 'A'});
      clip('paste', {'text/plain': 'B'});
      await settle();
      expect(texts()[0]).to.equal('1|B|4.5|10|kg');
    });
  });
});
