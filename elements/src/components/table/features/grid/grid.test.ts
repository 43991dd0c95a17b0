import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../../../testing/accessibility.js';
import {people, setUpDataTable} from '../../../../testing/data-table-fixture.js';
import {press} from '../../../../testing/keyboard.js';
import {clickOn} from '../../../../testing/pointer.js';
import {expectFocus} from '../../../../testing/same-element.js';
import {until} from '../../../../testing/until.js';
import type {LcDataTable} from '../../../data-table/data-table.define.js';
import './grid.define.js';
import '../actions/actions.define.js';
import '../columns/columns.define.js';
import '../detail/detail.define.js';
import '../long-pages/long-pages.define.js';
import '../narrow/narrow.define.js';
import '../selection/selection.define.js';

const rows = (count: number) => people(count).map((person, index) => ({id: index + 1, ...person}));

/** A grid of people between its search field and a button. */
async function setUp(properties: Partial<LcDataTable> = {}) {
  const harness = await setUpDataTable({grid: true, rows: rows(12), pageSize: 5, ...properties});
  const {table, searchField: before} = harness;
  const after = Object.assign(document.createElement('button'), {textContent: 'After'});
  table.after(after);
  const root = table.shadowRoot!;
  const active = (): Element | null => {
    const light = document.activeElement;
    return light === table ? root.activeElement : light;
  };
  /** The place and the text of the cell with the focus. */
  const current = (): string => {
    const focused = active();
    const cell = (
      focused?.assignedSlot ??
      focused?.parentElement?.assignedSlot ??
      focused
    )?.closest<HTMLTableCellElement>('td, th');
    if (!cell) return `not a cell: ${focused?.localName} ${focused?.textContent.trim()}`;
    const row = cell.parentElement as HTMLTableRowElement;
    return `${row.parentElement!.localName} ${row.sectionRowIndex}.${cell.cellIndex}`;
  };
  const keys = async (...names: string[]) => {
    for (const name of names) await press(name);
    return current();
  };
  before.focus();
  return {...harness, harness, table, root, before, after, active, current, keys};
}

/** Three wide columns beside one that is pinned. */
const pinned = (): Partial<LcDataTable> => ({
  columns: [
    {label: 'Name', field: 'name'},
    {label: 'Note', field: 'note'},
    {label: 'Age', field: 'age'},
    {label: 'Number', field: 'id'},
  ],
  columnState: {pinned: {name: 'start'}, widths: {name: 100, note: 200, age: 200, id: 200}},
});

const ACTIONS = [
  {label: 'Edit', action: 'edit'},
  {label: 'Delete', action: 'delete'},
];

describe('lc-data-table with grid', () => {
  for (const [title, properties] of [
    ['', {}],
    [' with checkboxes and actions', {selection: 'multiple', rowActions: ACTIONS}],
    [' below each other', {narrow: 'stack'}],
    [' without rows', {rows: []}],
  ] as [string, Partial<LcDataTable>][]) {
    it(`is accessible${title}, in light and dark`, async () => {
      await expectAccessible((await setUp(properties)).table);
    });
  }

  describe('roles', () => {
    it('is a grid only while it is on', async () => {
      const {table, root} = await setUp({grid: false});
      const native = root.querySelector('table')!;
      expect(native.getAttribute('role')).to.equal(null);
      table.grid = true;
      await table.updateComplete;
      expect(native.getAttribute('role')).to.equal('grid');
      table.grid = false;
      await table.updateComplete;
      expect(native.getAttribute('role')).to.equal(null);
      expect(native.querySelector('[tabindex]')).to.equal(null);
    });

    for (const [title, properties] of [
      ['below each other', {narrow: 'stack'}],
      ['of a long page', {rows: rows(300), pageSize: 300}],
    ] as [string, Partial<LcDataTable>][]) {
      it(`has cells of a grid ${title} only while it is on`, async () => {
        const {table, root} = await setUp({...properties, grid: false});
        const roles = async (grid: boolean) => {
          table.grid = grid;
          await table.settled;
          const native = root.querySelector('table')!;
          const cells = [...native.querySelectorAll('tbody td')].map(cell => cell.getAttribute('role'));
          return [native.getAttribute('role'), ...new Set(cells)];
        };
        expect(await roles(true)).to.deep.equal(['grid', 'gridcell']);
        expect(await roles(false)).to.deep.equal(['table', 'cell']);
        expect(root.querySelector('tbody [tabindex]')).to.equal(null);
        expect(root.querySelector('.grid-edge')).to.equal(null);
      });
    }
  });

  describe('tab', () => {
    it('is one stop', async () => {
      const {keys, after, before} = await setUp({pageSize: 50, rowActions: ACTIONS});
      expect(await keys('Tab')).to.equal('tbody 0.0');
      await keys('Tab');
      // The page size is next.
      await keys('Tab');
      expectFocus(after);
      await keys('Shift+Tab', 'Shift+Tab', 'Shift+Tab');
      expectFocus(before);
    });

    it('returns to the cell that was left, from both sides', async () => {
      const {keys} = await setUp({pageSize: 50});
      await keys('Tab', 'ArrowDown', 'ArrowRight');
      expect(await keys('Shift+Tab', 'Tab')).to.equal('tbody 1.1');
      expect(await keys('Tab', 'Shift+Tab')).to.equal('tbody 1.1');
    });

    it('does not stop at controls of the app in cells', async () => {
      const column = {
        label: 'Name',
        field: 'name',
        render: () => html`<button>One</button><button>Two</button>`,
      };
      const {keys, after} = await setUp({columns: [column, {label: 'Age', field: 'age'}], pageSize: 50});
      expect(await keys('Tab')).to.equal('tbody 0.0');
      await keys('Tab', 'Tab');
      expectFocus(after);
    });

    it('does not stop at the headers of a table without columns', async () => {
      const {table, root} = await setUp({columns: [], rows: []});
      table.focus();
      expect(root.querySelector('[aria-hidden] [tabindex="0"], [aria-hidden][tabindex="0"]')).to.equal(null);
    });

    it('lets a script focus a control in a cell', async () => {
      const {root, current} = await setUp({selection: 'multiple'});
      root.querySelectorAll<HTMLElement>('tbody input')[2]!.focus();
      expect(current()).to.equal('tbody 2.0');
    });
  });

  describe('keys', () => {
    it('moves by cells, also into the header, and stops at the edges', async () => {
      const {keys} = await setUp();
      expect(await keys('Tab')).to.equal('tbody 0.0');
      expect(await keys('ArrowRight')).to.equal('tbody 0.1');
      expect(await keys('ArrowDown')).to.equal('tbody 1.1');
      expect(await keys('ArrowLeft', 'ArrowLeft')).to.equal('tbody 1.0');
      expect(await keys('ArrowUp', 'ArrowUp', 'ArrowUp')).to.equal('thead 0.0');
      expect(await keys('ArrowRight', 'ArrowRight', 'ArrowRight')).to.equal('thead 0.2');
    });

    it('moves to the ends of the row and of the grid', async () => {
      const {keys} = await setUp();
      expect(await keys('Tab', 'ArrowDown', 'End')).to.equal('tbody 1.2');
      expect(await keys('Home')).to.equal('tbody 1.0');
      expect(await keys('Control+End')).to.equal('tbody 4.2');
      expect(await keys('Control+Home')).to.equal('thead 0.0');
    });

    it('moves by the rows in view', async () => {
      const {keys, table} = await setUp({rows: rows(60), pageSize: 50});
      table.style.setProperty('--lc-table-max-height', '300px');
      const place = async (key: string) => Number(/\d+/.exec(await keys(key)));
      await keys('Tab');
      const first = await place('PageDown');
      expect(first).to.be.within(2, 8);
      expect(await place('PageDown')).to.equal(2 * first);
      expect(await place('PageUp')).to.equal(first);
    });

    it('keeps a cell in view, below the header and beside pinned columns', async () => {
      const {keys, table, root} = await setUp({rows: rows(60), pageSize: 50, ...pinned()});
      table.style.cssText = 'inline-size: 500px; --lc-table-max-height: 300px';
      await until(() => root.querySelector('.scroller')!.scrollWidth === 700);
      await keys(
        'Tab',
        'Control+End',
        'PageUp',
        'PageUp',
        'ArrowUp',
        'ArrowUp',
        'ArrowUp',
        'ArrowUp',
        'ArrowLeft',
        'ArrowLeft',
      );
      const cell = root.activeElement!.getBoundingClientRect();
      const name = root.querySelector('tbody td')!.getBoundingClientRect();
      const header = root.querySelector('th')!.getBoundingClientRect();
      expect(cell.top).to.be.at.least(header.bottom - 1);
      expect(cell.left).to.be.at.least(name.right - 1);
    });

    it('keeps a cell in view beside pinned columns, from right to left in 320 pixels', async () => {
      const {keys, table, root} = await setUp(pinned());
      table.dir = 'rtl';
      table.style.inlineSize = '320px';
      await until(() => root.querySelector('.scroller')!.scrollWidth === 700);
      await keys('Tab', 'End', 'ArrowRight', 'ArrowRight');
      const cell = root.activeElement!.getBoundingClientRect();
      const name = root.querySelector('tbody td')!.getBoundingClientRect();
      expect(name.right).to.be.closeTo(root.querySelector('.scroller')!.getBoundingClientRect().right, 1);
      expect(cell.right).to.be.at.most(name.left + 1);
    });

    it('keeps a cell in view, above the footers', async () => {
      const columns = [
        {label: 'Name', field: 'name'},
        {label: 'Age', field: 'age', footer: 'Sum'},
      ];
      const {keys, table, root} = await setUp({rows: rows(60), pageSize: 50, columns});
      table.style.setProperty('--lc-table-max-height', '300px');
      await keys('Tab', 'PageDown', 'PageDown', 'ArrowDown', 'ArrowDown');
      const footer = root.querySelector('tfoot td')!.getBoundingClientRect();
      expect(root.activeElement!.getBoundingClientRect().bottom).to.be.at.most(footer.top + 1);
    });

    it('moves from a button with a menu, which arrow keys open elsewhere', async () => {
      const {keys, root} = await setUp({rowActions: ACTIONS});
      expect(await keys('Tab', 'End', 'ArrowDown', 'ArrowDown', 'ArrowUp')).to.equal('tbody 1.3');
      expect(root.querySelector(':popover-open')).to.equal(null);
      await keys('Enter');
      expect(root.querySelector(':popover-open')).not.to.equal(null);
    });

    it('skips the headers that cards hide', async () => {
      const columns: LcDataTable['columns'] = [
        {label: 'Name', field: 'name', sort: 'disabled'},
        {label: 'Age', field: 'age'},
        {label: 'Note', field: 'note', sort: 'disabled'},
      ];
      const {keys, table} = await setUp({narrow: 'stack', columns});
      table.style.inlineSize = '320px';
      expect(await keys('Tab', 'ArrowUp')).to.equal('thead 0.1');
      expect(await keys('ArrowRight')).to.equal('thead 0.1');
      expect(await keys('ArrowLeft')).to.equal('thead 0.1');
    });

    it('stays in the rows if cards hide all headers', async () => {
      const columns: LcDataTable['columns'] = [{label: 'Name', field: 'name', sort: 'disabled'}];
      const {keys, table} = await setUp({narrow: 'stack', columns});
      table.style.inlineSize = '320px';
      expect(await keys('Tab', 'ArrowDown', 'Control+Home')).to.equal('tbody 0.0');
      expect(await keys('ArrowUp')).to.equal('tbody 0.0');
    });

    it('moves the other way from right to left', async () => {
      const {keys, table} = await setUp();
      table.dir = 'rtl';
      expect(await keys('Tab', 'ArrowLeft')).to.equal('tbody 0.1');
      expect(await keys('ArrowRight')).to.equal('tbody 0.0');
    });

    it('shows the current cell', async () => {
      const {keys, active, harness} = await setUp();
      const ring = () => {
        const {outlineStyle, outlineWidth, outlineOffset} = getComputedStyle(active()!);
        return [outlineStyle, parseFloat(outlineWidth) >= 2, outlineOffset === `-${outlineWidth}`];
      };
      await keys('Tab', 'ArrowRight');
      expect(ring()).to.deep.equal(['solid', true, true]);
      await clickOn(harness.cell(3, 1));
      expect(ring()).to.deep.equal(['solid', true, true]);
    });

    it('leaves other keys to the page', async () => {
      const {keys, root} = await setUp();
      await keys('Tab');
      let isPrevented = true;
      document.addEventListener('keydown', event => (isPrevented = event.defaultPrevented), {once: true});
      await keys('a');
      expect(isPrevented).to.equal(false);
      expect(root.activeElement!.localName).to.equal('td');
    });

    it('returns to the column after a row with one cell', async () => {
      const {keys} = await setUp({renderDetail: () => 'More', expanded: [1]});
      await keys('Tab', 'ArrowRight', 'ArrowRight');
      expect(await keys('ArrowDown', 'ArrowDown')).to.equal('tbody 2.2');
    });

    it('looks at the same number of rows in a long page', async () => {
      const looks = async (count: number) => {
        const {keys} = await setUp({rows: rows(count), pageSize: count});
        await keys('Tab');
        const width = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetWidth')!;
        let calls = 0;
        const get = function (this: HTMLElement): number {
          calls++;
          return width.get!.call(this) as number;
        };
        Object.defineProperty(HTMLElement.prototype, 'offsetWidth', {...width, get});
        try {
          await keys('ArrowDown', 'Control+End', 'ArrowUp', 'Control+Home');
        } finally {
          Object.defineProperty(HTMLElement.prototype, 'offsetWidth', width);
        }
        expect(calls).to.be.above(0);
        return calls;
      };
      expect(await looks(1000)).to.equal(await looks(10));
    });
  });

  describe('controls', () => {
    it('focuses the only control of a cell', async () => {
      const {keys, active} = await setUp({selection: 'multiple'});
      await keys('Tab');
      expect((active() as HTMLInputElement).type).to.equal('checkbox');
      await keys('ArrowDown', 'Space');
      expect((active() as HTMLInputElement).checked).to.equal(true);
    });

    it('focuses the cell of a control that is disabled', async () => {
      const {table, keys} = await setUp({selection: 'multiple', rows: []});
      table.focus();
      expect(await keys('ArrowRight', 'ArrowLeft')).to.equal('thead 0.0');
      expect(await keys('ArrowRight')).to.equal('thead 0.1');
    });

    it('sorts by the header, and stays there', async () => {
      const {keys, harness} = await setUp();
      await keys('Tab', 'ArrowRight', 'ArrowUp', 'Enter');
      expect(harness.sorted).to.deep.equal({Age: 'ascending'});
      expect(await keys()).to.equal('thead 0.1');
    });

    for (const key of ['Enter', 'F2']) {
      it(`goes into a cell with several controls by ${key}, and comes back by Escape`, async () => {
        const render = () => html`<button>Edit</button><button>Delete</button>`;
        const {keys, active} = await setUp({columns: [{label: 'Name', field: 'name', render}]});
        await keys('Tab');
        expect(active()!.localName).to.equal('td');
        await keys(key);
        expect(active()!.localName).to.equal('button');
        const first = active();
        await keys('Tab');
        expect(active()!.textContent).to.equal('Delete');
        await keys('Tab');
        expectFocus(first);
        expect(await keys('Escape')).to.equal('tbody 0.0');
        expect(active()!.localName).to.equal('td');
        expect(await keys('ArrowDown')).to.equal('tbody 1.0');
      });
    }

    it('leaves the arrow keys to a field in a cell', async () => {
      const column = {
        label: 'Name',
        field: 'name',
        render: (name: string) => html`<input aria-label="Name" .value=${name} />`,
      };
      const {keys, active} = await setUp({
        columns: [column, {label: 'Age', field: 'age'}] as LcDataTable['columns'],
      });
      await keys('Tab', 'Enter');
      expect(active()!.localName).to.equal('input');
      await keys('Home', 'ArrowRight');
      expect((active() as HTMLInputElement).selectionStart).to.equal(1);
      expect(await keys('Escape')).to.equal('tbody 0.0');
    });
  });

  describe('pointer', () => {
    it('makes a clicked cell the current one', async () => {
      const {keys, harness, current} = await setUp();
      await clickOn(harness.cell(2, 1));
      expect(current()).to.equal('tbody 2.1');
      expect(await keys('ArrowDown')).to.equal('tbody 3.1');
    });

    it('still lets a click in a row select it', async () => {
      const {table, harness} = await setUp({selection: 'multiple', selectOnClick: true});
      await clickOn(harness.cell(1, 2));
      expect(table.selected).to.deep.equal({mode: 'keys', keys: [2]});
    });

    it('takes the focus of the table in a click on a button', async () => {
      const {table, after, current} = await setUp();
      after.addEventListener('click', () => table.focus());
      await clickOn(after);
      expect(current()).to.equal('tbody 0.0');
    });

    it('continues from a clicked control', async () => {
      const {keys, root} = await setUp({selection: 'multiple'});
      await clickOn(root.querySelectorAll<HTMLElement>('tbody input')[1]!);
      expect(await keys('ArrowRight')).to.equal('tbody 1.1');
    });
  });

  describe('changes', () => {
    it('stays in its place when the rows are sorted, searched, or reloaded', async () => {
      const {keys, table} = await setUp();
      await keys('Tab', 'ArrowDown', 'ArrowRight');
      for (const query of [{sort: {field: 'age', direction: 'desc'}}, {search: 'Person 1'}] as const) {
        table.query = query as never;
        await table.settled;
        expect(await keys()).to.equal('tbody 1.1');
      }
      table.reload();
      await table.settled;
      expect(await keys()).to.equal('tbody 1.1');
    });

    it('stays in its column when another is hidden', async () => {
      const {keys, table} = await setUp();
      await keys('Tab', 'ArrowDown', 'ArrowRight');
      table.columnState = {hidden: ['name']};
      await table.updateComplete;
      expect(await keys()).to.equal('tbody 1.0');
    });

    it('moves to the last row when its row is gone, and to the header without rows', async () => {
      const {keys, table} = await setUp();
      await keys('Tab', 'ArrowDown', 'ArrowDown', 'ArrowRight');
      table.rows = rows(2);
      await table.settled;
      expect(await keys()).to.equal('tbody 1.1');
      table.rows = [];
      await table.settled;
      expect(await keys()).to.equal('thead 0.1');
    });

    it('returns to its row when the rows are back', async () => {
      const {keys, table, before} = await setUp();
      await keys('Tab', 'ArrowDown', 'ArrowDown', 'ArrowRight');
      before.focus();
      table.rows = [];
      await table.settled;
      table.rows = rows(12);
      await table.settled;
      expect(await keys('Tab')).to.equal('tbody 2.1');
    });

    it('stays near its row when its detail closes', async () => {
      const {keys, table} = await setUp({renderDetail: () => 'More', expanded: [2]});
      expect(await keys('Tab', 'ArrowDown', 'ArrowDown')).to.equal('tbody 2.0');
      table.expanded = [];
      await table.updateComplete;
      expect(await keys()).to.equal('tbody 1.0');
    });

    it('takes the focus of the table', async () => {
      const {table, current} = await setUp();
      table.focus();
      expect(current()).to.equal('tbody 0.0');
    });

    it('works in a table that is moved', async () => {
      const {table, keys, before} = await setUp();
      const other = await fixture(html`<div></div>`);
      other.append(table);
      before.focus();
      expect(await keys('Tab', 'ArrowDown')).to.equal('tbody 1.0');
    });

    it('is on as soon as it is set, and off as soon as it is not', async () => {
      const {table, keys, before} = await setUp({grid: false, selection: 'multiple'});
      table.grid = true;
      await table.updateComplete;
      expect(await keys('Tab', 'ArrowDown')).to.equal('tbody 1.0');
      table.grid = false;
      await table.updateComplete;
      before.focus();
      await keys('Tab');
      const first = table.shadowRoot!.activeElement;
      await keys('ArrowDown');
      expect(table.shadowRoot!.activeElement === first).to.equal(true);
    });
  });
});
