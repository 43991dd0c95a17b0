import {expect} from '@open-wc/testing';
import type {LcDataTable, TableColumn, TableRow} from '../../../data-table/data-table.define.js';
import type {LcServerTable} from '../../../server-table/server-table.define.js';
import {expectAccessible} from '../../../../testing/accessibility.js';
import {setUpDataTable} from '../../../../testing/data-table-fixture.js';
import {recordEvents, recordWarnings} from '../../../../testing/events.js';
import {press} from '../../../../testing/keyboard.js';
import {setUpServerTable} from '../../../../testing/server-table-fixture.js';
import type {TableHarness} from '../../../../testing/table-harness.js';
import {until} from '../../../../testing/until.js';
import '../grid/grid.define.js';
import '../selection/selection.define.js';
import './tree.define.js';

const columns: TableColumn[] = [{label: 'Name', field: 'name'}];

const rows: TableRow[] = [
  {name: 'One', count: 2},
  {name: 'Two', count: 0},
  {name: 'Three', count: 1},
];

/** A request for the rows below a row, which a test answers. */
interface Asked {
  readonly of: unknown;
  readonly signal: AbortSignal;
  readonly sort: string | undefined;
  readonly answer: (rows: unknown) => void;
  readonly fail: () => void;
}

function newLoader() {
  const asked: Asked[] = [];
  const loadChildren: LcDataTable['loadChildren'] = (row: TableRow, {signal, query}) =>
    new Promise((resolve, reject) => {
      asked.push({
        of: row['name'],
        signal,
        sort: query.sort?.field,
        answer: given => resolve(given as readonly TableRow[]),
        fail: () => reject(new Error('no')),
      });
    });
  return {asked, loadChildren};
}

function treeIn({table}: TableHarness) {
  const root = table.shadowRoot!;
  const all = <Found extends HTMLElement = HTMLElement>(selector: string) => [
    ...root.querySelectorAll<Found>(selector),
  ];
  const toggle = (name: string) => all('.tree-toggle').find(({ariaLabel}) => ariaLabel === name)!;
  const lines = (): string =>
    all('tbody > tr')
      .map(row => {
        const button = row.querySelector('.tree-toggle');
        const level = Number(
          row.querySelector<HTMLElement>('.tree-cell')!.style.getPropertyValue('--_level'),
        );
        const mark = button === null ? '' : button.ariaExpanded === 'true' ? 'v' : '>';
        const name = row.querySelector('.tree-content')!.textContent;
        const isFailed = row.querySelector('.tree-failure') !== null;
        return `${'-'.repeat(level)}${mark}${name}${button?.ariaBusy === 'true' ? '…' : ''}${isFailed ? '!' : ''}`;
      })
      .join(' ');
  return {
    all,
    toggle,
    lines,
    /** Waits for rows. */
    shows: async (text: string) => {
      await until(() => lines() === text).catch(() => expect(lines()).to.equal(text));
    },
    click: async (name: string) => {
      toggle(name).click();
      await table.settled;
    },
  };
}

async function setUp(properties: Partial<LcDataTable> = {}) {
  const loader = newLoader();
  const harness = await setUpDataTable({
    columns,
    rows,
    rowKey: 'name',
    hasChildren: 'count',
    loadChildren: loader.loadChildren,
    ...properties,
  } as Partial<LcDataTable>);
  await harness.table.settled;
  return {...treeIn(harness), asked: loader.asked, harness, table: harness.table};
}

/** A table of the rows "Row 1" to "Row 42" of a server, two on a page. */
async function setUpServer(properties: Partial<LcServerTable> = {}) {
  const loader = newLoader();
  const {harness, server, table} = await setUpServerTable({
    columns,
    pageSize: 2,
    rowKey: 'name',
    loadChildren: loader.loadChildren,
    ...properties,
  } as Partial<LcServerTable>);
  await server.last.answerPage();
  return {...treeIn(harness), asked: loader.asked, harness, table, server};
}

describe('rows that load below others', () => {
  describe('in a client table', () => {
    it('load when their row opens, once, and at any level', async () => {
      const test = await setUp();
      await test.shows('>One Two >Three');
      await test.click('One');
      await test.shows('vOne… Two >Three');
      expect(test.harness.announcement).to.equal('Loading');
      expect(test.asked.map(({of}) => of)).to.deep.equal(['One']);
      test.asked[0]!.answer([{name: 'A', count: 1}, {name: 'B'}]);
      await test.shows('vOne ->A -B Two >Three');
      expect(test.harness.announcement).to.equal('');
      await test.click('One');
      await test.click('One');
      await test.click('A');
      test.asked[1]!.answer([{name: 'C'}]);
      await test.shows('vOne -vA --C -B Two >Three');
      expect(test.asked).to.have.length(2);
    });

    it('are accessible while they load, and after a failure', async () => {
      const test = await setUp({openRows: ['One', 'Three']});
      test.asked[0]!.fail();
      const warnings = await recordWarnings(() => test.shows('vOne! Two vThree…'));
      expect(warnings).to.have.length(1);
      await expectAccessible(test.table);
    });

    it('load for rows that are open at first, and none with all rows', async () => {
      const test = await setUp({openRows: ['Three']});
      expect(test.asked.map(({of}) => of)).to.deep.equal(['Three']);
      const other = await setUp({openRows: 'all'});
      expect([other.asked.length, other.lines()]).to.deep.equal([0, '>One Two >Three']);
    });

    it('load for all rows without a list of their rows', async () => {
      const test = await setUp({
        hasChildren: null,
        childrenField: 'inner',
        rows: [{name: 'A', inner: []}, {name: 'B'}, {name: 'C', inner: [{name: 'D', inner: null}]}],
        openRows: 'all',
      });
      await test.shows('A >B vC ->D');
    });

    it('leave no button if there are none', async () => {
      const test = await setUp();
      await test.click('One');
      test.asked[0]!.answer([]);
      await test.shows('One Two >Three');
    });

    it('are not needed any more once their row is closed', async () => {
      const test = await setUp();
      await test.click('One');
      await test.click('One');
      expect(test.asked[0]!.signal.aborted).to.equal(true);
      test.asked[0]!.answer([{name: 'Late'}]);
      await test.click('One');
      await test.shows('vOne… Two >Three');
      test.asked[1]!.answer([{name: 'New'}]);
      await test.shows('vOne -New Two >Three');
    });

    it('are not needed once the table is gone, and load when it is back', async () => {
      const test = await setUp();
      await test.click('One');
      const parent = test.table.parentElement!;
      test.table.remove();
      expect(test.asked[0]!.signal.aborted).to.equal(true);
      parent.append(test.table);
      await until(() => test.asked.length === 2);
      test.asked[1]!.answer([{name: 'New'}]);
      await test.shows('vOne -New Two >Three');
    });

    it('can be tried again after a failure', async () => {
      const test = await setUp();
      await recordWarnings(async () => {
        await test.click('One');
        test.asked[0]!.fail();
        await test.shows('vOne! Two >Three');
        expect(test.harness.announcement).to.equal('The items could not be loaded.');
        await test.harness.press('Try again');
        await test.shows('vOne… Two >Three');
        test.asked[1]!.answer('no list');
        await test.shows('vOne! Two >Three');
        await test.click('One');
        await test.shows('>One Two >Three');
        await test.click('One');
        test.asked[2]!.answer([{name: 'A'}]);
        await test.shows('vOne -A Two >Three');
      });
    });

    it('load at once if the answer is there', async () => {
      const test = await setUp({loadChildren: () => [{name: 'A'}]});
      await test.click('One');
      await test.shows('vOne -A Two >Three');
    });

    it('are found by a search, and sorted among themselves', async () => {
      const test = await setUp({openRows: ['One']});
      test.asked[0]!.answer([{name: 'Zoe'}, {name: 'Ada'}]);
      await test.shows('vOne -Zoe -Ada Two >Three');
      await test.harness.press('Name');
      await test.shows('vOne -Ada -Zoe >Three Two');
      test.table.search = 'zoe';
      await test.shows('vOne -Zoe');
    });

    it('stay while the app sets other rows, and when rows change', async () => {
      const test = await setUp({openRows: ['One']});
      test.asked[0]!.answer([{name: 'A'}]);
      await test.shows('vOne -A Two >Three');
      test.table.rows = rows.slice(0, 2).map(row => ({...row}));
      await test.table.settled;
      expect([test.lines(), test.asked.length]).to.deep.equal(['vOne -A Two', 1]);
    });

    it('load again with reload(), and stay until then', async () => {
      const test = await setUp({openRows: ['One']});
      test.asked[0]!.answer([{name: 'A'}]);
      await test.shows('vOne -A Two >Three');
      test.table.reload();
      await test.shows('vOne… -A Two >Three');
      test.asked[1]!.answer([{name: 'B'}]);
      await test.shows('vOne -B Two >Three');
      expect(test.asked).to.have.length(2);
    });

    it('stay closed if the event is canceled', async () => {
      const test = await setUp();
      const events = recordEvents(test.table, 'lc-open-rows-change');
      test.table.addEventListener('lc-open-rows-change', event => event.preventDefault());
      await test.click('One');
      expect([events.length, test.asked.length]).to.deep.equal([1, 0]);
    });
  });

  describe('in a server table', () => {
    it('load below the rows of a page, which keep their pages', async () => {
      const test = await setUpServer();
      await test.shows('>Row 1 >Row 2');
      await test.click('Row 1');
      test.asked[0]!.answer([{name: 'A'}, {name: 'B'}]);
      await test.shows('vRow 1 ->A ->B >Row 2');
      expect(test.harness.info).to.equal('1 - 2 out of 42 entries');
      expect(test.harness.nativeTable.getAttribute('aria-rowcount')).to.equal(null);
      await expectAccessible(test.table);
      await test.harness.press('Next page');
      await test.server.last.answerPage();
      await test.shows('>Row 3 >Row 4');
    });

    it('load again with their page, and stay until then', async () => {
      const test = await setUpServer({openRows: ['Row 1']});
      test.asked[0]!.answer([{name: 'A'}]);
      await test.shows('vRow 1 ->A >Row 2');
      await test.harness.press('Name');
      await test.server.last.answerPage();
      await test.shows('vRow 1… ->A >Row 2');
      expect(test.asked[1]!.sort).to.equal('name');
      test.asked[1]!.answer([{name: 'B'}]);
      await test.shows('vRow 1 ->B >Row 2');
    });

    it('are not needed any more on another page', async () => {
      const test = await setUpServer({openRows: ['Row 1']});
      await test.harness.press('Next page');
      await test.server.last.answerPage();
      await test.shows('>Row 3 >Row 4');
      expect(test.asked[0]!.signal.aborted).to.equal(true);
    });

    it('are inside of rows that the server sends', async () => {
      const readPage = () => ({rows: [{name: 'A', inner: [{name: 'B'}]}, {name: 'C'}], total: 2});
      const test = await setUpServer({
        childrenField: 'inner',
        loadChildren: null,
        readPage,
      } as Partial<LcServerTable>);
      await test.shows('>A C');
      await test.harness.press('Open all');
      await test.shows('vA -B C');
    });

    it('open with arrows in a grid, and are selected with their parent', async () => {
      const test = await setUpServer({grid: true, selection: 'multiple', openRows: ['Row 1']});
      test.asked[0]!.answer([{name: 'A'}, {name: 'B'}]);
      await test.shows('vRow 1 ->A ->B >Row 2');
      test.all('tbody .check')[1]!.click();
      await test.table.settled;
      const checks = () =>
        test.all<HTMLInputElement>('tbody .check').map(box => [box.checked, box.indeterminate]);
      expect(checks().slice(0, 2)).to.deep.equal([
        [false, true],
        [true, false],
      ]);
      test.all('tbody .check')[0]!.click();
      await test.table.settled;
      expect(test.table.selected).to.deep.equal({mode: 'keys', keys: ['Row 1', 'A', 'B']});
      test.toggle('Row 1').focus();
      await press('ArrowLeft');
      await test.shows('>Row 1 >Row 2');
    });

    it('warns of parentField, which needs all rows', async () => {
      const warnings = await recordWarnings(() => setUpServer({parentField: 'up'}));
      expect(warnings.some(text => text.includes('parentField'))).to.equal(true);
    });
  });
});
