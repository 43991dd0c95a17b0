import {expect, html} from '@open-wc/testing';
import {setUpDataTable as setUp} from '../../../testing/data-table-fixture.js';
import {recordWarnings} from '../../../testing/events.js';
import {expectFocus} from '../../../testing/same-element.js';
import type {TableHarness} from '../../../testing/table-harness.js';
import type {TableColumn} from '../../data-table/data-table.define.js';

describe('lc-data-table', () => {
  describe('cells', () => {
    const one = async (value: unknown, column: Partial<TableColumn> = {}) =>
      setUp({columns: [{label: 'Cell', field: 'cell', ...column}], rows: [{cell: value}]});

    for (const [value, text] of [
      ['Ada', 'Ada'],
      [5, '5'],
      [0, '0'],
      [true, 'true'],
      [false, 'false'],
      [10n, '10'],
      [new Date(2019, 5, 1), '2019-06-01'],
      [new Date(2019, 5, 1, 9, 5), '2019-06-01 09:05'],
      [null, ''],
      [undefined, ''],
      [['a', 1], 'a, 1'],
      ['<b>not bold</b>', '<b>not bold</b>'],
    ] as const) {
      it(`shows ${typeof value} ${String(value)} as "${text}"`, async () => {
        expect((await one(value)).rows).to.deep.equal([[text]]);
      });
    }

    for (const [title, make] of [
      ['the table', (table: Element) => table],
      ['an element around the table', (table: Element) => table.parentElement],
      ['the document', () => document],
      ['its shadow root', (table: Element) => table.shadowRoot],
      [
        'a template with an element around the table',
        (table: Element) => html`<b>${table.parentElement}</b>`,
      ],
    ] as [string, (table: Element) => unknown][]) {
      it(`leaves the cell empty if its render returns ${title}, and shows the others`, async () => {
        const harness = await setUp({pageSize: 2});
        const warnings = await recordWarnings(async () => {
          harness.table.columns = [
            {label: 'Odd', field: 'age', render: () => make(harness.table)},
            {label: 'Name', field: 'name'},
          ];
          await harness.table.updateComplete;
        });
        expect(warnings.length).to.be.at.most(1);
        expect(harness.column(1)).to.deep.equal(['Person 1', 'Person 2']);
        expect(harness.column(0)).to.deep.equal(['', '']);
        expect(harness.table.matches(':state(loading)')).to.equal(false);
        await harness.press('Page 2');
        expect(harness.column(1)).to.deep.equal(['Person 3', 'Person 4']);
      });
    }

    it('shows new content in a cell whose content could not be shown', async () => {
      const harness = await setUp({pageSize: 1, columns: [{label: 'A', field: 'age'}]});
      const columnOf = (render: () => unknown) => [{label: 'A', field: 'age', render}];
      await recordWarnings(async () => {
        harness.table.columns = columnOf(() => html`${harness.table}`);
        await harness.table.updateComplete;
      });
      harness.table.columns = columnOf(() => html`<b>good</b>`);
      await harness.table.updateComplete;
      expect(harness.rows).to.deep.equal([['good']]);
    });

    it('shows, sorts and searches rows with getters that throw', async () => {
      const broken = {
        name: 'Broken',
        get age(): number {
          throw new Error('no age');
        },
      };
      let harness: TableHarness;
      const warnings = await recordWarnings(async () => {
        harness = await setUp({
          rows: [{name: 'Ada', age: 36}, broken, {name: 'Alan', age: 41}],
          columns: [
            {label: 'Name', field: 'name'},
            {label: 'Age', field: 'age', sort: 'desc'},
          ],
        });
      });
      expect(harness!.rows).to.deep.equal([
        ['Alan', '41'],
        ['Ada', '36'],
        ['Broken', ''],
      ]);
      expect(warnings).to.deep.equal([
        '<lc-data-table>: reading "age" of a row threw; the cell is shown empty.',
      ]);
      expect(harness!.alert).to.equal('');
      Object.assign(harness!.table, {search: 'broken'});
      await harness!.table.updateComplete;
      expect(harness!.column(0)).to.deep.equal(['Broken']);
    });

    it('never parses HTML in data', async () => {
      const harness = await one({value: '<img src=x onerror=alert(1)>', className: '"><b>'});
      expect(harness.cell(0, 0).children).to.have.length(0);
    });

    it('adds the names of its column and its own to class and part', async () => {
      const harness = await one({value: 1, className: 'late  due'}, {columnClass: 'money'});
      expect(harness.cell(0, 0).className).to.equal('money late due');
      expect([...harness.cell(0, 0).part]).to.deep.equal(['cell', 'money', 'late', 'due']);
      expect([...harness.part('header-cell')!.part]).to.deep.equal(['header-cell', 'money']);
    });

    it('shows what the render function of the column returns for value and row', async () => {
      const harness = await one(3, {
        render: (value, row) => `${String(value)} of ${Object.keys(row).join()}`,
      });
      expect(harness.rows).to.deep.equal([['3 of cell']]);
    });

    it('sorts and searches by the value, not by the rendered content', async () => {
      const harness = await setUp({
        columns: [{label: 'Cell', field: 'cell', render: value => `#${-Number(value)}`}],
        rows: [{cell: 2}, {cell: 10}],
        search: '10',
      });
      expect(harness.rows).to.deep.equal([['#-10']]);
    });

    it('sets column widths without a style attribute in the template', async () => {
      const harness = await setUp({
        columns: [
          {label: 'A', field: 'a', width: 200},
          {label: 'B', field: 'b', width: '30%'},
          {label: 'C', field: 'c'},
        ],
      });
      const widths = [...harness.nativeTable.querySelectorAll('th')].map(({style}) => style.width);
      expect(widths).to.deep.equal(['200px', '30%', '']);
    });

    it('end-aligns a column of numbers', async () => {
      const harness = await setUp({
        rows: [
          {name: 'a', age: 1},
          {name: 'b', age: null},
          {name: 'c', age: 20},
        ],
      });
      const isAtEnd = (column: number) => getComputedStyle(harness.cell(0, column)).textAlign === 'end';
      expect([isAtEnd(0), isAtEnd(1), isAtEnd(2)]).to.deep.equal([false, true, false]);
    });

    it('keeps the header of a column of numbers at its side if no row matches', async () => {
      const harness = await setUp({rows: [{name: 'a', age: 1}]});
      await harness.search('nothing');
      const headers = [...harness.nativeTable.querySelectorAll('th')];
      expect(harness.rows).to.deep.equal([]);
      expect(headers.map(({dataset}) => 'number' in dataset)).to.deep.equal([false, true, false]);
    });

    it('shows a DOM node in the light DOM', async () => {
      const link = document.createElement('a');
      link.textContent = 'Go';
      const harness = await one({value: link, className: 'links'});
      expect(harness.table.contains(link)).to.equal(true);
      expect(harness.rows).to.deep.equal([['Go']]);
      expect(link.parentElement!.className).to.equal('links');
    });

    it('shows a Lit template with working listeners', async () => {
      let clicks = 0;
      const harness = await one(html`<button @click=${() => (clicks += 1)}>Go</button>`);
      harness.table.querySelector('button')!.click();
      expect(clicks).to.equal(1);
    });

    it('shows a list of nodes and templates', async () => {
      const harness = await one([html`<i>one</i>`, document.createTextNode(' two')]);
      expect(harness.rows).to.deep.equal([['one two']]);
    });

    it('keeps an unchanged node when the table renders again', async () => {
      const input = document.createElement('input');
      const harness = await one(input);
      input.focus();
      harness.table.label = 'Other';
      await harness.table.updateComplete;
      expectFocus(input);
    });

    it('removes the containers of cells that are no longer shown', async () => {
      const harness = await setUp({
        columns: [{label: 'Cell', field: 'cell'}],
        rows: Array.from({length: 15}, (_, index) => ({cell: html`<b>${index}</b>`})),
      });
      expect(harness.table.children).to.have.length(10);
      await harness.press('Next page');
      expect(harness.table.children).to.have.length(5);
      expect(harness.column(0)).to.deep.equal(['10', '11', '12', '13', '14']);
    });

    it('shows a node again when the user returns to its page', async () => {
      const fragment = document.createDocumentFragment();
      fragment.append('from a fragment');
      const harness = await setUp({
        columns: [{label: 'Cell', field: 'cell'}],
        rows: [{cell: fragment}, {cell: 'text'}],
        pageSize: 1,
      });
      await harness.press('Next page');
      await harness.press('Previous page');
      expect(harness.rows).to.deep.equal([['from a fragment']]);
    });

    it('moves nodes with their rows when sorted', async () => {
      const node = (text: string) => Object.assign(document.createElement('b'), {textContent: text});
      const harness = await setUp({
        columns: [{label: 'Cell', field: 'cell'}],
        rows: [{cell: {value: node('second'), orderValue: 2}}, {cell: {value: node('first'), orderValue: 1}}],
      });
      await harness.press('Cell');
      expect(harness.column(0)).to.deep.equal(['first', 'second']);
    });
  });

  describe('cells of a framework', () => {
    /** Represents a React node. */
    class Foreign {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }

    function fakeRenderer() {
      const log: string[] = [];
      return {
        log,
        accepts: (value: unknown) => value instanceof Foreign,
        mount(value: unknown, container: HTMLElement) {
          log.push(`mount ${(value as Foreign).text}`);
          container.textContent = (value as Foreign).text;
        },
        unmount(container: HTMLElement) {
          log.push(`unmount ${container.textContent}`);
        },
      };
    }

    const cellColumns = [{label: 'Cell', field: 'cell'}];

    it('are mounted into containers in the light DOM', async () => {
      const cellRenderer = fakeRenderer();
      const harness = await setUp({columns: cellColumns, rows: [{cell: new Foreign('a')}], cellRenderer});
      expect(harness.rows).to.deep.equal([['a']]);
      expect(harness.table.children).to.have.length(1);
    });

    it('are not mounted again while their value is the same', async () => {
      const cellRenderer = fakeRenderer();
      const rows = [{cell: new Foreign('a')}];
      const harness = await setUp({columns: cellColumns, rows, cellRenderer});
      harness.table.rows = [...rows];
      await harness.table.updateComplete;
      harness.table.columns = [...cellColumns];
      await harness.table.updateComplete;
      expect(cellRenderer.log).to.deep.equal(['mount a']);
    });

    it('render the next value of their cell in the same container', async () => {
      const cellRenderer = fakeRenderer();
      const harness = await setUp({columns: cellColumns, rows: [{cell: new Foreign('a')}], cellRenderer});
      const container = harness.table.firstElementChild;
      harness.table.rows = [{cell: new Foreign('b')}];
      await harness.table.updateComplete;
      expect(cellRenderer.log).to.deep.equal(['mount a', 'mount b']);
      expect(harness.table.firstElementChild).to.equal(container);
    });

    it('are unmounted when they are no longer shown', async () => {
      const cellRenderer = fakeRenderer();
      const rows = [{cell: new Foreign('a')}, {cell: new Foreign('b')}];
      const harness = await setUp({columns: cellColumns, rows, cellRenderer, pageSize: 1});
      await harness.press('Next page');
      expect(cellRenderer.log).to.deep.equal(['mount a', 'unmount a', 'mount b']);
      expect(harness.table.children).to.have.length(1);
    });

    it('are mounted again by another renderer', async () => {
      const [first, second] = [fakeRenderer(), fakeRenderer()];
      const rows = [{cell: new Foreign('a')}];
      const harness = await setUp({columns: cellColumns, rows, cellRenderer: first});
      harness.table.cellRenderer = second;
      await harness.table.updateComplete;
      expect(first.log).to.deep.equal(['mount a', 'unmount a']);
      expect(second.log).to.deep.equal(['mount a']);
    });

    it('can come from the render function of a column', async () => {
      const cellRenderer = fakeRenderer();
      const renderedColumns = [
        {...cellColumns[0]!, render: (value: unknown) => new Foreign(`<${String(value)}>`)},
      ];
      const harness = await setUp({columns: renderedColumns, rows: [{cell: 1}], cellRenderer});
      expect(harness.rows).to.deep.equal([['<1>']]);
    });
  });

  describe('invalid input', () => {
    it('shows an invalid row empty and keeps the others', async () => {
      let harness: TableHarness;
      const warnings = await recordWarnings(async () => {
        harness = await setUp({rows: [null, {name: 'Ada'}, 'text', 7, {other: 1}] as never});
      });
      expect(harness!.column(0)).to.deep.equal(['', 'Ada', '', '', '']);
      expect(harness!.info).to.equal('1 - 5 out of 5 entries');
      expect(warnings).to.deep.equal([
        '<lc-data-table>: each row must be an object; other rows are shown empty.',
      ]);
    });

    it('warns about rows that are not an array, and stays empty', async () => {
      let harness: TableHarness;
      const warnings = await recordWarnings(async () => {
        harness = await setUp({rows: {name: 'Ada'} as never});
      });
      expect(harness!.empty).to.equal('No Entries to Display');
      expect(warnings[0]).to.contain('<lc-data-table>: rows must be an array');
    });

    it('warns about columns that are not an array', async () => {
      const warnings = await recordWarnings(() => setUp({columns: 'name' as never}));
      expect(warnings[0]).to.contain('<lc-data-table>: columns must be an array');
    });

    it('leaves out entries that are not columns and keeps the others', async () => {
      let harness: TableHarness;
      const warnings = await recordWarnings(async () => {
        harness = await setUp({columns: [null, {field: 'name'}, 3, {label: 'Age', field: 'age'}] as never});
      });
      expect(harness!.headers).to.deep.equal(['name', 'Age']);
      expect(warnings[0]).to.contain(
        '<lc-data-table>: columns must be a list of objects; other entries are ignored.',
      );
    });

    it('shows the plain value if the render function throws', async () => {
      const broken = () => {
        throw new Error('broken');
      };
      let harness: TableHarness;
      const warnings = await recordWarnings(async () => {
        harness = await setUp({columns: [{label: 'Name', field: 'name', render: broken}], pageSize: 1});
      });
      expect(harness!.rows).to.deep.equal([['Person 1']]);
      expect(warnings[0]).to.contain('the render function of column "Name" threw');
    });

    it('warns about a value that it cannot show, and shows it as JSON', async () => {
      let harness: TableHarness;
      const warnings = await recordWarnings(async () => {
        harness = await setUp({rows: [{name: {first: 'Ada'}}]});
      });
      expect(harness!.column(0)).to.deep.equal(['{"first":"Ada"}']);
      expect(warnings[0]).to.contain('give its column a render function');
    });
  });
});
