import {expect, fixture, html} from '@open-wc/testing';
import {registerTranslation} from '../../../../core/localization/index.js';
import {ar} from '../../../../core/localization/languages/ar.js';
import {expectAccessible} from '../../../../testing/accessibility.js';
import {
  ColumnsHarness,
  personColumns,
  personRows,
  setUpColumns,
} from '../../../../testing/columns-harness.js';
import {setUpDataTable} from '../../../../testing/data-table-fixture.js';
import {recordEvents, recordWarnings} from '../../../../testing/events.js';
import {expectSame} from '../../../../testing/same-element.js';
import {until} from '../../../../testing/until.js';
import type {LcDataTable, TableColumn, TableRow} from '../../../data-table/data-table.define.js';
import '../actions/actions.define.js';

describe('lc-data-table columns', () => {
  describe('accessibility', () => {
    for (const [state, properties] of [
      ['with menus', {}],
      [
        'with hidden, resized, and pinned columns',
        {columnState: {hidden: ['age'], widths: {name: 90}, pinned: {city: 'start', note: 'end'}}},
      ],
      [
        'with groups and footers',
        {columns: personColumns.map(column => ({...column, group: 'Person', footer: 'x'}))},
      ],
      ['with a selection', {selection: 'multiple', columnState: {pinned: {name: 'start'}}}],
      ['without rows', {rows: []}],
    ] as [string, Partial<LcDataTable>][]) {
      it(`is accessible ${state}, in light and dark`, async () => {
        await expectAccessible((await setUpColumns(properties)).table);
      });
    }

    it('is accessible with an open menu, in light and dark', async () => {
      const harness = await setUpColumns();
      await harness.openMenu('City');
      await expectAccessible(harness.table);
    });

    it('is accessible with an open list of columns, in light and dark', async () => {
      const harness = await setUpColumns();
      await harness.openList();
      await expectAccessible(harness.table);
    });

    it('names headers without their buttons', async () => {
      const {headerCells, menuButton, resizer} = await setUpColumns().then(harness => ({
        headerCells: harness.headerCells,
        menuButton: harness.menuButton('City'),
        resizer: harness.resizer('City'),
      }));
      expect(headerCells.map(({ariaLabel}) => ariaLabel)).to.deep.equal(['Name', 'City', 'Age', 'Note']);
      expect(menuButton.ariaLabel).to.equal('City, column options');
      expect(resizer.ariaLabel).to.equal('Width of City');
    });

    it('has the width of each column as the value of its handle', async () => {
      const harness = await setUpColumns({columnState: {widths: {city: 150}}});
      await until(() => harness.resizer('City').ariaValueNow === '150', 'the width is measured');
      expect(harness.resizer('City').ariaValueMin).to.equal('48');
      expect(Number(harness.resizer('Name').ariaValueNow)).to.equal(harness.widths[0]);
    });

    it('has handles that cannot have the focus before they have a value', async () => {
      const {table} = await setUpDataTable({columns: personColumns, rows: personRows, columnMenu: true});
      const handles = [...table.shadowRoot!.querySelectorAll<HTMLElement>('[role="separator"]')];
      const states = () =>
        handles.map(handle => [handle.hasAttribute('tabindex'), handle.ariaValueNow !== null]);
      expect(states()).to.deep.equal(handles.map(() => [false, false]));
      await until(() => states().flat().every(Boolean), 'they are measured');
    });

    for (const [action, item, text] of [
      ['moving', 'Move right', 'City is column 3 of 4.'],
      ['pinning', 'Pin to end', 'City is pinned to the end.'],
      ['hiding', 'Hide', 'City is hidden.'],
    ] as const) {
      it(`announces ${action} a column`, async () => {
        const harness = await setUpColumns();
        await harness.choose('City', item);
        expect(harness.announcement).to.equal(text);
      });
    }

    it('uses the language and the direction of the page', async () => {
      registerTranslation(ar);
      const harness = await setUpColumns({lang: 'ar', dir: 'rtl'});
      await harness.openMenu('City');
      expect(harness.itemTexts.slice(2, 4)).to.deep.equal(['نقل إلى اليمين', 'نقل إلى اليسار']);
      harness.items[2]!.click();
      await harness.settle();
      expect(harness.names).to.deep.equal(['City', 'Name', 'Age', 'Note']);
    });
  });

  describe('properties', () => {
    it('has no menus without column-menu, but shows the state', async () => {
      const harness = await setUpColumns({
        columnMenu: false,
        columnState: {order: ['age', 'name'], hidden: ['note']},
      });
      expectSame(harness.part('column-button'), null);
      expectSame(harness.part('columns-button'), null);
      expect(harness.headers).to.deep.equal(['Age', 'Name', 'City']);
      expect(harness.rows[0]).to.deep.equal(['30', 'Ada', 'Porto']);
    });

    it('reads attributes', async () => {
      const table = await fixture<LcDataTable>(html`
        <lc-data-table
          column-menu
          column-state='{"order": ["note", "name"], "hidden": ["age"]}'
          .columns=${personColumns}
          .rows=${personRows}
        ></lc-data-table>
      `);
      expect(new ColumnsHarness(table).names).to.deep.equal(['Note', 'Name', 'City']);
    });

    it('sends no event when the state is set', async () => {
      const harness = await setUpColumns();
      const changes = harness.recordChanges();
      harness.table.columnState = {hidden: ['city']};
      await harness.settle();
      expect(harness.names).to.deep.equal(['Name', 'Age', 'Note']);
      harness.table.columnState = null;
      await harness.settle();
      expect(harness.names).to.deep.equal(['Name', 'City', 'Age', 'Note']);
      expect(changes).to.deep.equal([]);
    });

    it('has the checkboxes of rows in the list of columns', async () => {
      const harness = await setUpColumns({selection: 'multiple'});
      await harness.openList();
      const look = (checkbox: Element) => {
        const {blockSize, borderRadius} = getComputedStyle(checkbox, '::before');
        return [blockSize, borderRadius, getComputedStyle(checkbox, '::after').clipPath];
      };
      const [inList] = harness.part('columns-list')!.querySelectorAll('input');
      expect(look(inList!)).to.deep.equal(look(harness.table.shadowRoot!.querySelector('tbody .check')!));
    });

    it('has a reset that does not look disabled', async () => {
      const harness = await setUpColumns();
      await harness.openList();
      const list = harness.part('columns-list')!;
      const colorOf = (selector: string) => getComputedStyle(list.querySelector(selector)!).color;
      expect(colorOf('button')).to.equal(colorOf('label'));
    });

    it('sets the widths of columns', async () => {
      const harness = await setUpColumns({columnState: {widths: {name: 200, city: 60}}});
      expect(harness.widths.slice(0, 2)).to.deep.equal([200, 60]);
    });

    it('prefers the width of the state to that of the column', async () => {
      const wide = personColumns.map(column => ({...column, width: '15rem'}));
      const harness = await setUpColumns({columns: wide, columnState: {widths: {name: 100}}});
      expect(harness.widths[0]).to.equal(100);
    });

    it('is as wide as its columns if all have a width', async () => {
      const widths = {name: 100, city: 100, age: 100, note: 100};
      const harness = await setUpColumns({columnState: {widths}});
      expect(harness.widths).to.deep.equal([100, 100, 100, 100]);
    });

    it('keeps fields whose columns arrive later', async () => {
      let harness: ColumnsHarness;
      const warnings = await recordWarnings(async () => {
        harness = await setUpColumns({columnState: {order: ['extra', 'age'], hidden: ['extra']}});
      });
      expect(warnings).to.deep.equal([
        '<lc-data-table>: columnState has the field "extra", but no column has it; it is kept in case the column is added later.',
      ]);
      await harness!.choose('Age', 'Hide');
      expect(harness!.table.columnState).to.deep.equal({order: ['extra', 'age'], hidden: ['extra', 'age']});
      harness!.table.columnState = {order: ['extra', 'name']};
      harness!.table.columns = [...personColumns, {label: 'Extra', field: 'extra'}];
      await harness!.settle();
      expect(harness!.names).to.deep.equal(['Extra', 'Name', 'City', 'Age', 'Note']);
    });

    for (const [title, columnState, warning] of [
      [
        'is not an object',
        'wide',
        'columnState must be an object of order, widths, hidden, and pinned; it is ignored.',
      ],
      [
        'has an order that is not a list',
        {order: 3},
        'order of columnState must be a list of fields; other entries are ignored.',
      ],
      [
        'has a negative width',
        {widths: {name: -5}},
        'widths of columnState must be a number of pixels greater than 0, not -5 for "name"; it is ignored.',
      ],
      [
        'has an unknown edge',
        {pinned: {name: 'left'}},
        "pinned of columnState must be 'start' or 'end', not left for \"name\"; it is ignored.",
      ],
    ] as const) {
      it(`warns about a state that ${title}, and shows the rest`, async () => {
        let harness: ColumnsHarness;
        const warnings = await recordWarnings(async () => {
          const state = typeof columnState === 'string' ? columnState : {hidden: ['note'], ...columnState};
          harness = await setUpColumns({columnState: state as never});
        });
        const isShown = typeof columnState === 'string';
        expect(harness!.names).to.deep.equal(['Name', 'City', 'Age', ...(isShown ? ['Note'] : [])]);
        expect(warnings).to.deep.equal([`<lc-data-table>: ${warning}`]);
      });
    }

    it('shows the first column and warns if all are hidden', async () => {
      let harness: ColumnsHarness;
      const warnings = await recordWarnings(async () => {
        harness = await setUpColumns({columnState: {hidden: ['note', 'age', 'city', 'name']}});
      });
      expect(harness!.names).to.deep.equal(['Name']);
      expect(warnings).to.deep.equal([
        '<lc-data-table>: columnState hides all columns; the first one stays visible.',
      ]);
    });

    it('still sorts by and searches a hidden column', async () => {
      const harness = await setUpColumns({
        columnState: {hidden: ['city']},
        sort: {field: 'city', direction: 'asc'},
        search: 'o',
      });
      expect(harness.column(0)).to.deep.equal(['Bea', 'Ada']);
    });

    it('adds and removes the menus with its property', async () => {
      const harness = await setUpColumns();
      harness.table.columnMenu = false;
      await harness.settle();
      expectSame(harness.part('column-button'), null);
      expect(harness.headerCells[0]!.hasAttribute('aria-label')).to.equal(false);
      harness.table.columnMenu = true;
      await harness.settle();
      expect(harness.menuButton('Note').ariaExpanded).to.equal('false');
    });

    it('moves the content of cells with their column', async () => {
      const rendered: TableColumn[] = personColumns.map(column => ({
        ...column,
        render: value => html`<b>${value}</b>`,
      }));
      const harness = await setUpColumns({columns: rendered});
      await harness.choose('Name', 'Move right');
      expect(harness.rows.map(row => row.slice(0, 2))).to.deep.equal([
        ['Porto', 'Ada'],
        ['Faro', 'Bea'],
        ['Bursa', 'Cem'],
      ]);
    });
  });

  describe('columns', () => {
    const styleOf = (harness: ColumnsHarness, column: number) => getComputedStyle(harness.cell(0, column));

    it('aligns columns', async () => {
      const harness = await setUpColumns({
        columns: [
          {label: 'Name', field: 'name', align: 'center'},
          {label: 'City', field: 'city', align: 'end'},
          {label: 'Age', field: 'age', align: 'start'},
          {label: 'Note', field: 'note'},
        ],
      });
      expect([0, 1, 2, 3].map(column => styleOf(harness, column).textAlign)).to.deep.equal([
        'center',
        'end',
        'start',
        'start',
      ]);
    });

    it('aligns text in a number column to the end, and does not wrap dates', async () => {
      const harness = await setUpColumns({
        columns: [
          {label: 'Name', field: 'name', type: 'number'},
          {label: 'City', field: 'city', type: 'date'},
        ],
      });
      expect(styleOf(harness, 0).textAlign).to.equal('end');
      expect(styleOf(harness, 1).whiteSpace).to.equal('nowrap');
      expect([0, 1].map(column => styleOf(harness, column).fontVariantNumeric)).to.deep.equal([
        'tabular-nums',
        'tabular-nums',
      ]);
    });

    it('shows groups above neighbors with the same group', async () => {
      const groups = ['', 'Who', 'Who', 'Other'];
      const harness = await setUpColumns({
        columns: personColumns.map((column, index) => ({...column, group: groups[index]})),
        selection: 'multiple',
      });
      const cells = () =>
        [...harness.part('group-row')!.children].map(cell => [
          cell.textContent,
          (cell as HTMLTableCellElement).colSpan,
          cell.getAttribute('scope'),
        ]);
      expect(cells()).to.deep.equal([
        ['', 1, null],
        ['', 1, null],
        ['Who', 2, 'colgroup'],
        ['Other', 1, 'colgroup'],
      ]);
      await harness.choose('Age', 'Move right');
      expect(cells().map(([text]) => text)).to.deep.equal(['', '', 'Who', 'Other', 'Who']);
    });

    it('shows the footers of all matching rows', async () => {
      const calls: number[] = [];
      const sum = (people: readonly TableRow[]) => {
        calls.push(people.length);
        return people.reduce((total, {age}) => total + (age as number), 0);
      };
      const harness = await setUpColumns({
        columns: [
          {label: 'Name', field: 'name', footer: 'Total'},
          {label: 'Age', field: 'age', footer: sum},
        ],
        pageSize: 1,
        selection: 'multiple',
      });
      const footers = () => [...harness.part('foot-row')!.children].map(cell => cell.textContent.trim());
      expect(footers()).to.deep.equal(['', 'Total', '90']);
      await harness.press('Next page');
      expect(footers()).to.deep.equal(['', 'Total', '90']);
      harness.table.search = 'bea';
      await harness.table.settled;
      await harness.settle();
      expect(footers()).to.deep.equal(['', 'Total', '40']);
      expect(calls).to.deep.equal([3, 1]);
    });

    it('aligns the columns and footers of a table with row actions', async () => {
      const harness = await setUpColumns({
        columns: [
          {label: 'Name', field: 'name', footer: 'Total'},
          {label: 'Age', field: 'age', align: 'center', footer: '3'},
        ],
        rowActions: [{label: 'Edit', action: 'edit'}],
      });
      const footers = [...harness.part('foot-row')!.children].map(cell => cell.textContent.trim());
      expect(footers).to.deep.equal(['Total', '3', '']);
      const alignments = [0, 1].map(column => getComputedStyle(harness.cell(0, column)).textAlign);
      expect(alignments).to.deep.equal(['start', 'center']);
    });

    it('has no footer row without footers', async () => {
      const harness = await setUpColumns();
      expectSame(harness.part('foot'), null);
      expectSame(harness.part('group-row'), null);
    });

    it('warns about a footer that throws and members of other types', async () => {
      let harness: ColumnsHarness;
      const broken = {
        align: 'middle',
        type: 'money',
        group: {},
        footer: () => {
          throw new Error('broken');
        },
      };
      const warnings = await recordWarnings(async () => {
        harness = await setUpColumns({columns: [{label: 'Name', field: 'name', ...broken} as never]});
      });
      expect(harness!.part('foot-cell')!.textContent).to.equal('');
      expect(warnings).to.deep.equal([
        "<lc-data-table>: a column's align must be 'start' or 'center' or 'end', not middle.",
        "<lc-data-table>: a column's type must be 'number' or 'date', not money.",
        '<lc-data-table>: the footer function of column "Name" threw; the footer is empty.',
      ]);
    });
  });

  describe('pinned columns', () => {
    /** A table that is wider than its scroller. */
    async function setUpWide(properties: Partial<LcDataTable> = {}): Promise<ColumnsHarness> {
      const widths = {name: 120, city: 400, age: 400, note: 120};
      const pinned = {name: 'start', note: 'end'} as const;
      const harness = await setUpColumns({
        columnState: {widths, pinned},
        selection: 'multiple',
        ...properties,
      });
      harness.table.style.cssText = 'display: block; inline-size: 500px';
      await harness.settle();
      return harness;
    }

    const edgesOf = (harness: ColumnsHarness) => {
      const scroller = harness.part('scroller')!.getBoundingClientRect();
      const cells = [...harness.part('row')!.children].map(cell => cell.getBoundingClientRect());
      return {
        select: Math.round(cells[0]!.left - scroller.left),
        name: Math.round(cells[1]!.left - cells[0]!.right),
        note: Math.round(scroller.right - cells.at(-1)!.right),
        header: Math.round(harness.header('Name').getBoundingClientRect().left - cells[1]!.left),
      };
    };

    it('stay at the edges while the others scroll, next to the checkboxes', async () => {
      const harness = await setUpWide();
      harness.part('scroller')!.scrollLeft = 200;
      await harness.settle();
      expect(edgesOf(harness)).to.deep.equal({select: 0, name: 0, note: 0, header: 0});
    });

    it('stay at the edges from right to left', async () => {
      const harness = await setUpWide({dir: 'rtl'});
      harness.part('scroller')!.scrollLeft = -200;
      await harness.settle();
      const scroller = harness.part('scroller')!.getBoundingClientRect();
      const cells = [...harness.part('row')!.children].map(cell => cell.getBoundingClientRect());
      expect(Math.round(scroller.right - cells[0]!.right)).to.equal(0);
      expect(Math.round(cells[0]!.left - cells[1]!.right)).to.equal(0);
      expect(Math.round(cells.at(-1)!.left - scroller.left)).to.equal(0);
    });

    it('hide what scrolls behind them', async () => {
      const harness = await setUpWide({selected: [1]});
      const rows = [...harness.nativeTable.querySelectorAll('tbody > tr')];
      expect(rows.length).to.be.above(0);
      for (const row of rows) {
        const color = getComputedStyle(row.children[1]!).backgroundColor;
        expect(color).not.to.match(/transparent|rgba\(.*, 0\)|\/ 0\)/);
      }
    });

    it('scroll with the others if there is too little room', async () => {
      const harness = await setUpWide();
      harness.table.style.inlineSize = '260px';
      await until(
        () => getComputedStyle(harness.part('row')!.children[1]!).position === 'static',
        'the column is not pinned',
      );
    });
  });

  describe('events', () => {
    it('sends the state after each change of the user', async () => {
      const harness = await setUpColumns();
      const changes = harness.recordChanges();
      await harness.choose('Note', 'Move left');
      await harness.choose('Name', 'Pin to end');
      await harness.choose('Name', 'Unpin');
      await harness.choose('City', 'Hide');
      const order = ['name', 'city', 'note', 'age'];
      expect(changes).to.deep.equal([
        {order},
        {order, pinned: {name: 'end'}},
        {order},
        {order, hidden: ['city']},
      ]);
      expect(harness.table.columnState).to.deep.equal(changes.at(-1));
      expect(harness.names).to.deep.equal(['Name', 'Note', 'Age']);
    });

    it('stays as it was if the event is canceled', async () => {
      const harness = await setUpColumns({columnState: {hidden: ['note']}});
      harness.table.addEventListener('lc-column-state-change', event => event.preventDefault());
      await harness.choose('City', 'Hide');
      expect(harness.names).to.deep.equal(['Name', 'City', 'Age']);
      expect(harness.table.columnState).to.deep.equal({hidden: ['note']});
      expect(harness.announcement).to.equal('');
      await harness.openList();
      await harness.toggleListed('Note');
      expect(harness.listed).to.deep.equal({Name: true, City: true, Age: true, Note: false});
    });

    it('shows the state that a listener sets instead', async () => {
      const harness = await setUpColumns();
      harness.table.addEventListener('lc-column-state-change', event => {
        event.preventDefault();
        harness.table.columnState = {hidden: ['name']};
      });
      await harness.choose('City', 'Hide');
      expect(harness.names).to.deep.equal(['City', 'Age', 'Note']);
    });

    it('sorts from the menu, like a header', async () => {
      const harness = await setUpColumns();
      const events = recordEvents(harness.table, 'lc-sort-change', 'lc-column-state-change');
      await harness.choose('City', 'Sort descending');
      expect(harness.column(0)).to.deep.equal(['Ada', 'Bea', 'Cem']);
      expect(events).to.deep.equal(['lc-sort-change']);
      await harness.openMenu('City');
      expect(harness.itemTexts.slice(0, 2)).to.deep.equal(['Sort ascending', '(Sort descending)']);
    });
  });
});
