import {expect} from '@open-wc/testing';
import {html} from 'lit';
import type {
  LcDataTable,
  TableColumn,
  TableQuery,
  TableRow,
  TableSelection,
} from '../../../data-table/data-table.define.js';
import {expectAccessible} from '../../../../testing/accessibility.js';
import {setUpDataTable} from '../../../../testing/data-table-fixture.js';
import {recordEvents, recordWarnings} from '../../../../testing/events.js';
import {press} from '../../../../testing/keyboard.js';
import {until} from '../../../../testing/until.js';
import {tableToCsv} from '../export/row-export.js';
import '../columns/columns.define.js';
import '../detail/detail.define.js';
import '../editing/editing.define.js';
import '../export/export.define.js';
import '../filters/filters.define.js';
import '../grid/grid.define.js';
import '../groups/groups.define.js';
import '../links/links.define.js';
import '../live/live.define.js';
import '../long-pages/long-pages.define.js';
import '../narrow/narrow.define.js';
import '../selection/selection.define.js';
import './tree.define.js';

const columns: TableColumn[] = [
  {label: 'Name', field: 'name'},
  {label: 'Size', field: 'size'},
];

const rows: TableRow[] = [
  {id: 1, name: 'Documents', size: 5},
  {id: 2, name: 'Letters', size: 3, up: 1},
  {id: 3, name: 'To Ada', size: 1, up: 2},
  {id: 4, name: 'To Bea', size: 2, up: 2},
  {id: 5, name: 'Plan', size: 2, up: 1},
  {id: 6, name: 'Pictures', size: 9},
  {id: 7, name: 'Ada', size: 9, up: 6},
  {id: 8, name: 'Readme', size: 1},
];

/** The same rows inside of each other. */
const nested = (up?: unknown): TableRow[] =>
  rows.filter(row => row['up'] === up).map(row => ({...row, inner: nested(row['id'])}));

type Properties = Partial<Omit<LcDataTable, 'query'>> & {readonly query?: Partial<TableQuery>};

async function setUp(properties: Properties = {}) {
  const harness = await setUpDataTable({
    columns,
    rows,
    rowKey: 'id',
    parentField: 'up',
    pageSize: 20,
    ...properties,
  } as Partial<LcDataTable>);
  const {table} = harness;
  await table.settled;
  const root = table.shadowRoot!;
  const all = <Found extends HTMLElement = HTMLElement>(selector: string) => [
    ...root.querySelectorAll<Found>(selector),
  ];
  const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();
  const rowOf = (name: string) =>
    all<HTMLTableRowElement>('tbody > [part~="row"]').find(
      row => textOf(row.querySelector('.tree-content') ?? row.cells[0]!) === name,
    )!;
  const toggle = (name: string) => rowOf(name).querySelector<HTMLButtonElement>('.tree-toggle')!;
  const levelOf = (row: Element) =>
    Number(row.querySelector<HTMLElement>('.tree-cell')?.style.getPropertyValue('--_level') ?? -1) + 1;
  return {
    harness,
    table,
    all,
    rowOf,
    toggle,
    /** The visible names, with their levels and buttons. */
    get lines(): string[] {
      return all<HTMLTableRowElement>('tbody > [part~="row"]').map(row => {
        const expanded = row.querySelector('.tree-toggle')?.getAttribute('aria-expanded');
        const mark = expanded === undefined ? '' : expanded === 'true' ? 'v ' : '> ';
        const name = textOf(row.querySelector('.tree-content') ?? row.cells[0]!);
        return `${'-'.repeat(levelOf(row))} ${mark}${name}${row.hasAttribute('data-quiet') ? ' (quiet)' : ''}`;
      });
    },
    click: async (name: string) => {
      toggle(name).click();
      await table.settled;
    },
    set: async (given: Properties) => {
      Object.assign(table, given);
      await table.settled;
    },
    press: async (name: string) => {
      await harness.press(name);
      await table.settled;
    },
    check: async (name: string) => {
      rowOf(name).querySelector<HTMLElement>('.check')!.click();
      await table.settled;
    },
    get selectedKeys(): readonly unknown[] {
      return (table.selected as TableSelection).keys!;
    },
    checkAll: async () => {
      all('thead .check')[0]!.click();
      await table.settled;
    },
    /** The checkboxes of the rows: on, off, or partly. */
    get checks(): string {
      const boxes = all<HTMLInputElement>('tbody .check');
      return boxes.map(box => (box.indeterminate ? '-' : box.checked ? 'x' : '.')).join('');
    },
  };
}

describe('lc-data-table as a tree', () => {
  describe('accessibility', () => {
    it('is accessible, in light and dark', async () => {
      const {table} = await setUp({openRows: 'all', selection: 'multiple', selected: [3]});
      await expectAccessible(table);
    });

    it('is accessible as a grid, with levels', async () => {
      const {table, rowOf, toggle, harness} = await setUp({openRows: [1], grid: true});
      await expectAccessible(table);
      expect(harness.nativeTable.getAttribute('role')).to.equal('treegrid');
      const names = ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded'];
      const attributesOf = (name: string) => names.map(one => rowOf(name).getAttribute(one));
      expect(attributesOf('Documents')).to.deep.equal(['1', '1', '3', 'true']);
      expect(attributesOf('Plan')).to.deep.equal(['2', '2', '2', null]);
      table.grid = false;
      await table.settled;
      expect(attributesOf('Documents')).to.deep.equal([null, null, null, null]);
      expect(harness.nativeTable.hasAttribute('role')).to.equal(false);
      expect(toggle('Documents').ariaExpanded).to.equal('true');
    });

    it('keeps its role in narrow tables', async () => {
      const {harness} = await setUp({grid: true, narrow: 'stack'});
      expect(harness.nativeTable.getAttribute('role')).to.equal('treegrid');
    });

    it('says the level of rows below others', async () => {
      const {rowOf, table} = await setUp({openRows: 'all'});
      const text = (name: string) => rowOf(name).cells[0]!.textContent.trim();
      expect(['Documents', 'Plan', 'To Ada'].map(text)).to.deep.equal([
        'Documents',
        'PlanLevel 2',
        'To AdaLevel 3',
      ]);
      table.grid = true;
      await table.settled;
      expect(text('Plan')).to.equal('Plan');
    });

    it('names the buttons by their rows', async () => {
      const {toggle, rowOf, set} = await setUp({openRows: [1]});
      expect(toggle('Letters').ariaLabel).to.equal('Letters');
      expect(rowOf('Plan').querySelector('button') === null).to.equal(true);
      await set({treeColumn: 'size'});
      expect(rowOf('3').querySelector('.tree-toggle')!.ariaLabel).to.equal('Letters');
    });
  });

  describe('rows', () => {
    it('are the roots at first', async () => {
      const test = await setUp();
      expect(test.lines).to.deep.equal(['- > Documents', '- > Pictures', '- Readme']);
      expect(test.harness.info).to.equal('1 - 3 out of 3 entries');
      expect(test.table.filteredTotal).to.equal(8);
    });

    it('open one by one, and all at once', async () => {
      const test = await setUp();
      const events: string[] = [];
      test.table.addEventListener('lc-open-rows-change', ({detail}) => events.push(detail.join()));
      await test.click('Documents');
      expect(test.lines).to.deep.equal([
        '- v Documents',
        '-- > Letters',
        '-- Plan',
        '- > Pictures',
        '- Readme',
      ]);
      await test.click('Letters');
      expect(test.table.openRows).to.deep.equal([1, 2]);
      await test.click('Documents');
      expect(test.lines).to.have.length(3);
      await test.click('Documents');
      expect(test.lines).to.have.length(7);
      await test.press('Open all');
      expect(test.lines).to.have.length(8);
      await test.press('Close all');
      expect(test.lines).to.have.length(3);
      expect(events).to.deep.equal(['1', '1,2', '2', '2,1', '1,2,6', '']);
    });

    it('are all open with a word, also in HTML, and close one by one', async () => {
      const test = await setUp({openRows: 'all'});
      expect(test.lines).to.have.length(8);
      await test.click('Letters');
      expect(test.table.openRows).to.deep.equal([1, 6]);
      test.table.setAttribute('open-rows', 'all');
      await test.table.settled;
      expect(test.lines).to.have.length(8);
      test.table.setAttribute('open-rows', '[6]');
      await test.table.settled;
      expect(test.lines).to.deep.equal(['- > Documents', '- v Pictures', '-- Ada', '- Readme']);
    });

    it('stay as they were if the event is canceled', async () => {
      const test = await setUp();
      test.table.addEventListener('lc-open-rows-change', event => event.preventDefault());
      await test.click('Documents');
      expect(test.lines).to.have.length(3);
    });

    it('are inside of others', async () => {
      const test = await setUp({rows: nested(), parentField: null, childrenField: 'inner', openRows: [1, 2]});
      expect(test.lines).to.deep.equal([
        '- v Documents',
        '-- v Letters',
        '--- To Ada',
        '--- To Bea',
        '-- Plan',
        '- > Pictures',
        '- Readme',
      ]);
      expect(test.table.total).to.equal(8);
      await test.set({search: 'bea'});
      expect(test.lines).to.deep.equal(['- v Documents (quiet)', '-- v Letters (quiet)', '--- To Bea']);
    });

    it('are sorted among their siblings', async () => {
      const test = await setUp({openRows: [1, 2]});
      await test.press('Name');
      await test.press('Name');
      expect(test.lines).to.deep.equal([
        '- Readme',
        '- > Pictures',
        '- v Documents',
        '-- Plan',
        '-- v Letters',
        '--- To Bea',
        '--- To Ada',
      ]);
    });

    it('are on pages of visible rows', async () => {
      const test = await setUp({openRows: 'all', pageSize: 3});
      expect(test.lines).to.deep.equal(['- v Documents', '-- v Letters', '--- To Ada']);
      expect(test.harness.info).to.equal('1 - 3 out of 8 entries');
      expect(test.harness.nativeTable.getAttribute('aria-rowcount')).to.equal('9');
      await test.press('Next page');
      expect(test.lines).to.deep.equal(['--- To Bea', '-- Plan', '- v Pictures']);
      expect(test.rowOf('Plan').getAttribute('aria-rowindex')).to.equal('6');
      await test.press('Page 3');
      await test.set({openRows: []});
      expect([test.table.page, test.lines.length]).to.deep.equal([1, 3]);
    });

    it('are a flat table without the property, and a tree once it is set', async () => {
      const test = await setUp({parentField: null});
      expect(test.lines).to.have.length(8);
      expect(test.all('.tree-cell')).to.have.length(0);
      await test.set({parentField: 'up'});
      expect(test.lines).to.have.length(3);
      await test.set({parentField: null});
      expect(test.all('.tree-cell')).to.have.length(0);
      expect(test.harness.column(0)).to.deep.equal(rows.map(row => row['name']));
    });

    it('are indented in the column that the app names', async () => {
      const test = await setUp({treeColumn: 'size'});
      const places = () =>
        test.all('tbody td').flatMap((cell, place) => (cell.querySelector('.tree-cell') ? place : []));
      expect(places()).to.deep.equal([1, 3, 5]);
      await test.set({treeColumn: null});
      expect(places()).to.deep.equal([0, 2, 4]);
      await test.set({columnState: {order: ['size', 'name']}});
      expect(test.all('.tree-content').map(({textContent}) => textContent)).to.deep.equal(['5', '9', '1']);
    });

    it('have links, nodes, and details', async () => {
      const test = await setUp({
        rows: rows.map(row => ({...row, address: `/${String(row['id'])}`})),
        columns: [{label: 'Name', field: 'name', render: name => html`<b>${name}</b>`}, columns[1]!],
        rowHref: 'address',
        renderDetail: ({name}: TableRow) => `About ${String(name)}`,
        expanded: [2],
        openRows: [1],
      });
      const hrefs = test.all('.tree-content > .row-link').map(link => link.getAttribute('href'));
      expect(hrefs).to.deep.equal(['/1', '/2', '/5', '/6', '/8']);
      expect(test.all('.detail-row').map(({textContent}) => textContent.trim())).to.deep.equal([
        'About Letters',
      ]);
      test.all('.tree-toggle')[0]!.click();
      await test.table.settled;
      expect(test.all('.row-link').map(link => link.getAttribute('href'))).to.deep.equal(['/1', '/6', '/8']);
    });

    it('are edited in the tree column', async () => {
      const test = await setUp({
        columns: [{...columns[0]!, edit: true}, columns[1]!],
        openRows: [1],
        saveBy: 'all',
        edits: [{key: 2, field: 'name', new: 'Mail', old: 'Letters', state: 'changed'}],
      });
      expect(test.lines).to.include('-- > Mail');
      expect(test.all('.tree-content .edit-content').map(({textContent}) => textContent)).to.deep.equal([
        'Mail',
      ]);
      await test.click('Mail');
      expect(test.lines).to.include('--- To Ada');
    });

    it('follow rows that change', async () => {
      const test = await setUp({openRows: [1]});
      test.table.applyChanges({update: [{id: 5, up: 6}], add: [{id: 9, name: 'New', up: 1}], remove: [8]});
      await until(() => test.lines.includes('-- New'));
      expect(test.lines).to.deep.equal(['- v Documents', '-- > Letters', '-- New', '- > Pictures']);
      await test.click('Pictures');
      expect(test.lines.slice(-2)).to.deep.equal(['-- Plan', '-- Ada']);
    });

    it('are flat while they are grouped', async () => {
      const test = await setUp({
        rows: nested(),
        parentField: null,
        childrenField: 'inner',
        openGroups: 'all',
      });
      await test.set({query: {group: ['size']}});
      expect(test.all('.tree-cell')).to.have.length(0);
      expect(test.lines).to.have.length(8);
      await test.set({query: {group: []}});
      expect(test.lines).to.have.length(3);
    });

    it('are many, on one long page', async () => {
      const many = Array.from({length: 10_000}, (_, id) => ({
        id,
        name: `Row ${id}`,
        up: id % 10 === 0 ? null : id - (id % 10),
      }));
      const test = await setUp({rows: many, openRows: 'all', pageSize: 400, search: ''});
      await until(() => test.lines.length === 400);
      expect(test.lines[399]).to.equal('-- Row 399');
      await test.set({search: 'row 9999'});
      await until(() => test.lines.length === 2);
      expect(test.lines).to.deep.equal(['- v Row 9990 (quiet)', '-- Row 9999']);
    });

    it('export in their order, also those that are closed', async () => {
      const {table} = await setUp({sort: {field: 'name', direction: 'asc'}});
      const lines = (await tableToCsv(table))
        .trim()
        .split(/\r?\n/)
        .map(line => line.split(',')[0]);
      expect(lines).to.deep.equal([
        'Name',
        'Documents',
        'Letters',
        'To Ada',
        'To Bea',
        'Plan',
        'Pictures',
        'Ada',
        'Readme',
      ]);
    });
  });

  describe('keyboard', () => {
    it('opens and closes with the button, and keeps the focus', async () => {
      const test = await setUp();
      test.toggle('Documents').focus();
      await press('Enter');
      await until(() => test.lines.includes('-- Plan'));
      expect(test.table.shadowRoot!.activeElement === test.toggle('Documents')).to.equal(true);
      await press('Space');
      await until(() => !test.lines.includes('-- Plan'));
      expect(test.table.shadowRoot!.activeElement === test.toggle('Documents')).to.equal(true);
    });

    it('opens and closes with arrows in a grid', async () => {
      const test = await setUp({grid: true});
      test.toggle('Documents').focus();
      await press('ArrowRight');
      await until(() => test.lines.includes('-- Plan'));
      expect(test.table.shadowRoot!.activeElement === test.toggle('Documents')).to.equal(true);
      await press('ArrowRight');
      expect(test.table.shadowRoot!.activeElement?.textContent).to.equal('5');
      await press('ArrowLeft');
      await press('ArrowLeft');
      await until(() => !test.lines.includes('-- Plan'));
      expect(test.table.shadowRoot!.activeElement === test.toggle('Documents')).to.equal(true);
    });

    it('opens a cell with several controls with arrows, too', async () => {
      const test = await setUp({grid: true, rowHref: 'name'});
      const cell = test.rowOf('Documents').cells[0]!;
      test.table.focus();
      expect(test.table.shadowRoot!.activeElement === cell).to.equal(true);
      await press('ArrowRight');
      await until(() => test.lines.includes('-- Plan'));
      expect(test.table.shadowRoot!.activeElement === cell).to.equal(true);
    });
  });

  describe('search and filters', () => {
    it('keep the ancestors of rows that match, and open them', async () => {
      const test = await setUp({openRows: [6]});
      const events = recordEvents(test.table, 'lc-open-rows-change');
      await test.set({search: 'ada'});
      expect(test.lines).to.deep.equal([
        '- v Documents (quiet)',
        '-- v Letters (quiet)',
        '--- To Ada',
        '- v Pictures (quiet)',
        '-- Ada',
      ]);
      expect(test.table.filteredTotal).to.equal(2);
      await test.click('Letters');
      expect(test.lines).to.have.length(4);
      await test.click('Letters');
      expect(test.lines).to.have.length(5);
      await test.click('Pictures');
      expect([test.lines.length, test.table.openRows, events.length]).to.deep.equal([4, [6], 0]);
      await test.set({search: ''});
      expect(test.lines).to.deep.equal(['- > Documents', '- v Pictures', '-- Ada', '- Readme']);
    });

    it('keep them with filters, and in the order of a sort', async () => {
      const test = await setUp({sort: {field: 'name', direction: 'desc'}});
      await test.set({query: {filters: {size: {type: 'number', to: 1}}}});
      expect(test.lines).to.deep.equal([
        '- Readme',
        '- v Documents (quiet)',
        '-- v Letters (quiet)',
        '--- To Ada',
      ]);
    });

    it('leave nothing if nothing matches', async () => {
      const test = await setUp({search: 'zebra'});
      expect([test.lines, test.harness.empty]).to.deep.equal([[], 'No Entries Match the filter']);
    });

    it('export the rows that match', async () => {
      const {table} = await setUp({search: 'ada'});
      expect((await tableToCsv(table)).split(/\r?\n/).map(line => line.split(',')[0])).to.include.members([
        'To Ada',
        'Ada',
      ]);
      expect(await tableToCsv(table)).not.to.contain('Letters');
    });
  });

  describe('selection', () => {
    it('has the rows below, and shows parents that are partly selected', async () => {
      const test = await setUp({openRows: 'all', selection: 'multiple'});
      await test.check('Letters');
      expect(test.table.selected).to.deep.equal({mode: 'keys', keys: [2, 3, 4]});
      expect(test.checks).to.equal('-xxx....');
      await test.check('Plan');
      expect(test.checks).to.equal('xxxxx...');
      await test.check('To Bea');
      expect(test.checks).to.equal('--x.x...');
    });

    it('has rows below that are closed', async () => {
      const test = await setUp({selection: 'multiple'});
      await test.check('Documents');
      expect([...test.selectedKeys].sort()).to.deep.equal([1, 2, 3, 4, 5]);
      await test.set({selected: [3]});
      expect(test.checks).to.equal('-..');
      await test.check('Documents');
      await test.check('Documents');
      expect(test.table.selected).to.deep.equal({mode: 'keys', keys: []});
    });

    it('has no ancestors that do not match', async () => {
      const test = await setUp({selection: 'multiple', search: 'ada'});
      expect(test.all<HTMLInputElement>('tbody .check').map(({disabled}) => disabled)).to.deep.equal([
        true,
        true,
        false,
        true,
        false,
      ]);
      await test.checkAll();
      expect(test.selectedKeys).to.deep.equal([3, 7]);
      expect(test.checks).to.equal('--x-x');
    });

    it('has one row only if it is single', async () => {
      const test = await setUp({selection: 'single'});
      await test.check('Documents');
      expect(test.table.selected).to.deep.equal({mode: 'keys', keys: [1]});
    });

    it('has all rows', async () => {
      const test = await setUp({selection: 'multiple'});
      await test.checkAll();
      expect(test.selectedKeys).to.have.length(8);
    });
  });

  describe('bad input', () => {
    it('shows orphans and rows of a cycle as roots, and warns once', async () => {
      let test!: Awaited<ReturnType<typeof setUp>>;
      const warnings = await recordWarnings(async () => {
        test = await setUp({
          rows: [
            {id: 1, name: 'Orphan', up: 99},
            {id: 2, name: 'Lost', up: 98},
            {id: 3, name: 'Chicken', up: 4},
            {id: 4, name: 'Egg', up: 3},
            {id: 5, name: 'Self', up: 5},
          ],
        });
        await test.set({search: 'e'});
        await test.set({search: ''});
      });
      expect(test.lines).to.deep.equal(['- Orphan', '- Lost', '- Chicken', '- Egg', '- Self']);
      expect(warnings.filter(text => text.includes('do not exist'))).to.have.length(1);
      expect(warnings.filter(text => text.includes('below themselves'))).to.have.length(1);
    });

    it('shows rows without keys, with repeated keys, and what is below them', async () => {
      let test!: Awaited<ReturnType<typeof setUp>>;
      const warnings = await recordWarnings(async () => {
        test = await setUp({
          parentField: null,
          childrenField: 'inner',
          rows: [
            {name: 'No key', inner: [{id: 2, name: 'Below'}]},
            {id: 2, name: 'Again', inner: [{id: 3, name: 'Below again'}]},
            {id: 4, name: 'Not a list', inner: 'x'},
            null,
          ] as never,
        });
      });
      expect(test.lines).to.deep.equal(['- No key', '-- Below', '- > Again', '- Not a list', '- ']);
      expect(warnings.filter(text => text.includes('opened'))).to.have.length(2);
      expect(warnings.some(text => text.includes('childrenField'))).to.equal(true);
    });

    it('warns of other properties that are not valid', async () => {
      const fail = (): never => {
        throw new Error('no');
      };
      let test!: Awaited<ReturnType<typeof setUp>>;
      const warnings = await recordWarnings(async () => {
        test = await setUp({openRows: [null, 1] as never, loadChildren: 'x' as never});
        await test.set({loadChildren: () => [], hasChildren: fail, treeColumn: 'none'});
      });
      expect(test.lines).to.have.length(5);
      for (const name of ['openRows', 'loadChildren', 'hasChildren', 'treeColumn'])
        expect(warnings.some(text => text.includes(name))).to.equal(true);
    });
  });
});
