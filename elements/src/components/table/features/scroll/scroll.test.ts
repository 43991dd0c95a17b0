import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import {expectAccessible} from '../../../../testing/accessibility.js';
import {people, setUpDataTable} from '../../../../testing/data-table-fixture.js';
import {recordWarnings} from '../../../../testing/events.js';
import {FakeServer} from '../../../../testing/fake-server.js';
import {press} from '../../../../testing/keyboard.js';
import {rangesIn} from '../../../../testing/ranges-harness.js';
import {SelectionHarness} from '../../../../testing/selection-harness.js';
import {until} from '../../../../testing/until.js';
import type {LcDataTable, TableRow} from '../../../data-table/data-table.define.js';
import '../../../server-table/server-table.define.js';
import '../detail/detail.define.js';
import '../grid/grid.define.js';
import '../groups/groups.define.js';
import '../editing/editing.define.js';
import '../ranges/ranges.define.js';
import '../row-order/row-order.define.js';
import '../selection/selection.define.js';
import '../tree/tree.define.js';
import './scroll.define.js';

type Table = LcDataTable;
type Setup = SelectionHarness & {table: Table};

const rows = (count: number): TableRow[] =>
  people(count).map((person, index) => ({id: index + 1, ...person}));

async function setUp(count: number, properties: Partial<Table> = {}): Promise<Setup> {
  const {table} = await setUpDataTable({
    rows: rows(count),
    paging: 'scroll',
    ...properties,
  });
  await settled(table);
  return new SelectionHarness(table) as Setup;
}

async function settled(table: {readonly updateComplete: Promise<boolean>}): Promise<void> {
  for (let frame = 0; frame < 3; frame++) {
    await nextFrame();
    await table.updateComplete;
  }
}

const rootOf = ({table}: {readonly table: Element}) => table.shadowRoot!;
const scrollerOf = (setup: {readonly table: Element}) =>
  rootOf(setup).querySelector<HTMLElement>('.scroller')!;
const rowsOf = (setup: {readonly table: Element}) => [
  ...rootOf(setup).querySelectorAll<HTMLTableRowElement>('tbody > [part~="row"]'),
];
const infoOf = (setup: Setup) => setup.part('info')!.textContent;

/** The rows that are seen, also those that are seen in part. */
function seenRows(setup: {readonly table: Element}): HTMLTableRowElement[] {
  const {bottom} = scrollerOf(setup).getBoundingClientRect();
  const top = rootOf(setup).querySelector('th')!.getBoundingClientRect().bottom;
  return rowsOf(setup).filter(row => {
    const box = row.getBoundingClientRect();
    return box.bottom > top + 1 && box.top < bottom - 1;
  });
}

const nameOf = (row: Element) =>
  row.querySelector<HTMLElement>('[part~="cell"]:not(.control-cell)')!.textContent;
const seen = (setup: {readonly table: Element}) => seenRows(setup).map(nameOf);
const numberOf = (name: string | undefined) => Number(name!.split(' ')[1]);

async function scrollTo(setup: Setup, top: number): Promise<void> {
  scrollerOf(setup).scrollTop = top;
  await settled(setup.table);
}

const rowHeight = (setup: Setup) => rowsOf(setup)[0]!.getBoundingClientRect().height;

const names = (start: number, count: number) =>
  Array.from({length: count}, (_, index) => `Person ${start + index}`);

/** The rows in view follow one another, from a number on. */
function expectSeenFrom(setup: Setup, start: number): void {
  const shown = seen(setup);
  expect(shown).to.deep.equal(names(start, shown.length));
}

describe('a table that scrolls through all rows', () => {
  describe('rows', () => {
    it('renders the rows in view and some below', async () => {
      const setup = await setUp(10_000);
      const {length} = seen(setup);
      expectSeenFrom(setup, 1);
      expect(length).to.be.within(5, 40);
      expect(rowsOf(setup).length).to.be.within(length + 5, 120);
      expect(infoOf(setup)).to.equal(`1 - ${length} out of 10,000 entries`);
    });

    it('shows the rows where it is scrolled to', async () => {
      const setup = await setUp(10_000);
      await scrollTo(setup, rowHeight(setup) * 5000);
      expectSeenFrom(setup, 5001);
      expect(setup.nativeTable.getAttribute('aria-rowcount')).to.equal('10001');
      for (const row of seenRows(setup))
        expect(row.getAttribute('aria-rowindex')).to.equal(String(numberOf(nameOf(row)) + 1));
    });

    it('shows the same rows after many movements, there and back', async () => {
      const setup = await setUp(3000);
      const height = rowHeight(setup);
      for (const index of [3, 40, 41, 7, 900, 2990, 1500, 1490, 0]) {
        await scrollTo(setup, height * index);
        const start = Math.min(index + 1, 3000 - seen(setup).length + 1);
        expectSeenFrom(setup, start);
      }
    });

    it('shows the last rows at the end', async () => {
      const setup = await setUp(10_000);
      await scrollTo(setup, 1e9);
      expect(seen(setup).at(-1)).to.equal('Person 10000');
      expect(infoOf(setup)).to.contain('10,000 out of 10,000');
    });

    it('shows a million rows, also the last one', async () => {
      const setup = await setUp(1_000_000);
      await scrollTo(setup, 1e9);
      expect(seen(setup).at(-1)).to.equal('Person 1000000');
      await scrollTo(setup, scrollerOf(setup).scrollTop / 2);
      const middle = numberOf(seen(setup)[0]);
      expect(middle).to.be.within(499_000, 501_000);
      await scrollTo(setup, scrollerOf(setup).scrollTop + rowHeight(setup) * 3);
      expect(numberOf(seen(setup)[0]) - middle).to.be.within(2, 4);
      await scrollTo(setup, 0);
      expectSeenFrom(setup, 1);
    });

    it('keeps a row in view where it is when rows above turn out to be higher', async () => {
      const list = rows(400).map((row, index) => ({
        ...row,
        note: index % 3 === 0 ? 'a\nb\nc\nd' : 'a',
      }));
      const setup = await setUp(400, {rows: list});
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('td { white-space: pre; }');
      rootOf(setup).adoptedStyleSheets.push(sheet);
      setup.table.scrollRow = 200;
      await settled(setup.table);
      expectSeenFrom(setup, 200);
      for (let step = 0; step < 20; step++) {
        const first = seenRows(setup)[0]!;
        const {top} = first.getBoundingClientRect();
        const name = nameOf(first);
        scrollerOf(setup).scrollTop -= 30;
        await settled(setup.table);
        const now = rowsOf(setup).find(row => nameOf(row) === name)!;
        expect(now.getBoundingClientRect().top - top).to.be.closeTo(30, 1.5);
      }
    });

    it('shows few rows without gaps', async () => {
      const setup = await setUp(3);
      expectSeenFrom(setup, 1);
      expect(rowsOf(setup)).to.have.length(3);
      expect(setup.part('gap') === null).to.equal(true);
    });

    it('says that there are none', async () => {
      const setup = await setUp(0);
      expect(setup.empty).to.equal('No Entries to Display');
      setup.table.rows = rows(500);
      await settled(setup.table);
      expectSeenFrom(setup, 1);
    });

    it('shows the first rows after a sort and a search', async () => {
      const setup = await setUp(2000);
      await scrollTo(setup, 9000);
      setup.table.search = 'Person 19';
      await settled(setup.table);
      await until(() => infoOf(setup).includes('out of 111'), 'it is searched');
      expect(seen(setup)[0]).to.equal('Person 19');
      setup.table.query = {
        search: '',
        sort: {field: 'id', direction: 'desc'},
      };
      await until(() => seen(setup)[0] === 'Person 2000', 'it is sorted');
    });

    it('stays where it is when the same rows are loaded again', async () => {
      const setup = await setUp(2000);
      await scrollTo(setup, rowHeight(setup) * 700);
      setup.table.reload();
      await settled(setup.table);
      expectSeenFrom(setup, 701);
      setup.table.rows = rows(2000).map(row => ({
        ...row,
        name: `Human ${String(row.id)}`,
      }));
      await settled(setup.table);
      expect(seen(setup)[0]).to.equal('Human 701');
    });

    it('goes to the last row when the rows become fewer', async () => {
      const setup = await setUp(2000);
      await scrollTo(setup, 1e9);
      setup.table.rows = rows(300);
      await settled(setup.table);
      expect(seen(setup).at(-1)).to.equal('Person 300');
    });

    it('keeps the widths of the columns', async () => {
      const list = rows(1000).map((row, index) => ({
        ...row,
        note: index > 500 ? 'wide '.repeat(30) : 'a',
      }));
      const setup = await setUp(1000, {rows: list, selection: 'multiple'});
      const check = setup.header!.getBoundingClientRect();
      expect(check.right).to.be.at.most(
        rootOf(setup).querySelectorAll('th')[1]!.getBoundingClientRect().left,
      );
      const widths = () =>
        [...rootOf(setup).querySelectorAll('th')].map(cell => Math.round(cell.offsetWidth));
      const before = widths();
      setup.table.scrollRow = 800;
      await settled(setup.table);
      expect(seen(setup)[0]).to.equal('Person 800');
      expect(widths()).to.deep.equal(before);
    });

    it('scrolls through the open rows of a tree', async () => {
      const list = rows(2000).map((row, index) => ({
        ...row,
        up: index % 10 === 0 ? null : index - (index % 10) + 1,
      }));
      const setup = await setUp(2000, {
        rows: list,
        parentField: 'up',
        openRows: 'all',
        selection: 'multiple',
        columns: [{label: 'Name', field: 'name'}],
      });
      setup.table.scrollRow = 1502;
      await settled(setup.table);
      expect(seen(setup)[0]).to.contain('Person 1502');
      const [first, second] = seenRows(setup);
      expect([first, second].map(row => row!.querySelector('.tree-toggle') === null)).to.deep.equal([
        true,
        true,
      ]);
      setup.table.openRows = [1, 11];
      await settled(setup.table);
      expect(infoOf(setup)).to.contain('out of 218 entries');
      expect(seen(setup).at(-1)).to.contain('Person 1991');
    });

    it('has pages while the rows of a server have others below them', async () => {
      const server = new FakeServer();
      const table = document.createElement('lc-server-table');
      const {fetch} = server;
      Object.assign(table, {
        label: 'Rows',
        columns: [{label: 'Name', field: 'name'}],
        endpoint: '/rows',
        fetch,
      });
      Object.assign(table, {paging: 'scroll', rowKey: 'name', loadChildren: () => []});
      const warnings = await recordWarnings(async () => {
        await fixture(html`${table}`);
        await server.last.answerPage(500);
        await settled(table);
      });
      expect(warnings.join()).to.contain('paging="scroll" is ignored');
      expect(rowsOf({table})).to.have.length(10);
    });

    it('has pages while rows are grouped, and again without paging', async () => {
      const setup = await setUp(500);
      const warnings = await recordWarnings(async () => {
        setup.table.query = {group: ['age']};
        await settled(setup.table);
      });
      expect(warnings.join()).to.contain('paging="scroll" is ignored while the rows are grouped');
      expect([setup.part('scroll-footer') === null, setup.part('pager') === null]).to.deep.equal([
        true,
        false,
      ]);
      setup.table.query = {group: []};
      await settled(setup.table);
      expect(setup.part('scroll-footer') === null).to.equal(false);
      setup.table.paging = 'pages';
      await settled(setup.table);
      expect(rowsOf(setup)).to.have.length(10);
      expect(setup.info).to.equal('1 - 10 out of 500 entries');
    });

    it('warns of another paging', async () => {
      const warnings = await recordWarnings(() => setUp(5, {paging: 'endless' as 'scroll'}));
      expect(warnings.join()).to.contain("paging must be 'pages' or 'scroll'");
    });
  });

  describe('places', () => {
    it('goes to a row by its number, and to the last one beyond', async () => {
      const setup = await setUp(10_000);
      setup.table.scrollRow = 7000;
      await settled(setup.table);
      expectSeenFrom(setup, 7000);
      setup.table.scrollRow = 99_999;
      await settled(setup.table);
      expect(seen(setup).at(-1)).to.equal('Person 10000');
    });

    it('starts with the row that was set', async () => {
      const setup = await setUp(1000, {scrollRow: 500});
      expectSeenFrom(setup, 500);
    });

    it('stays at a row while rows of other heights are measured', async () => {
      const list = rows(200_000).map((row, index) => ({...row, note: index % 4 === 0 ? 'a\nb\nc' : 'a'}));
      const setup = await setUp(200_000, {
        rows: list,
        columns: [
          {label: 'Name', field: 'name'},
          {label: 'Note', field: 'note', render: note => html`<pre>${note}</pre>`},
        ],
      });
      for (const row of [5000, 77_777, 150_001]) {
        setup.table.scrollRow = row;
        await settled(setup.table);
        expect([seen(setup)[0], setup.table.scrollRow]).to.deep.equal([`Person ${row}`, row]);
      }
    });

    it('says where the user has scrolled to', async () => {
      const setup = await setUp(1000);
      const sent: number[] = [];
      setup.table.addEventListener('lc-scroll-row-change', ({detail}) => sent.push(detail.row));
      await scrollTo(setup, rowHeight(setup) * 300);
      await until(() => sent.length > 0, 'the event');
      expect([sent, setup.table.scrollRow]).to.deep.equal([[301], 301]);
    });

    it('has a field for the number of a row', async () => {
      const setup = await setUp(1000);
      const field = setup.part('go-to-row') as HTMLInputElement;
      expect(field.labels![0]!.textContent.trim()).to.equal('Go to entry');
      field.value = '650';
      field.dispatchEvent(new Event('change'));
      await settled(setup.table);
      expectSeenFrom(setup, 650);
    });
  });

  describe('keys and selection', () => {
    it('keeps the focused row while others are seen, and comes back with a key', async () => {
      const setup = await setUp(5000, {grid: true});
      rowsOf(setup)[0]!.cells[0]!.focus();
      for (let count = 0; count < 3; count++) await press('ArrowDown');
      const cell = rowsOf(setup)[3]!.cells[0]!;
      await scrollTo(setup, rowHeight(setup) * 3000);
      expect(rootOf(setup).activeElement === cell).to.equal(true);
      expect(nameOf(cell.parentElement!)).to.equal('Person 4');
      expectSeenFrom(setup, 3001);
      await press('ArrowDown');
      await settled(setup.table);
      expect(rootOf(setup).activeElement!.textContent).to.equal('Person 5');
      expect(seen(setup)).to.include('Person 5');
    });

    it('moves through all rows with Page Down, Ctrl+End and Ctrl+Home', async () => {
      const setup = await setUp(2000, {grid: true});
      const current = () => numberOf(rootOf(setup).activeElement!.textContent);
      rowsOf(setup)[0]!.cells[0]!.focus();
      for (let count = 0; count < 12; count++) {
        const before = current();
        await press('PageDown');
        await settled(setup.table);
        expect(current()).to.be.greaterThan(before + 3);
        expect(seen(setup)).to.include(`Person ${current()}`);
      }
      await press('Control+End');
      await settled(setup.table);
      expect(rootOf(setup).activeElement!.parentElement!.getAttribute('aria-rowindex')).to.equal('2001');
      await press('Control+Home');
      await settled(setup.table);
      expectSeenFrom(setup, 1);
    });

    it('selects all rows with the checkbox of the header', async () => {
      const setup = await setUp(2000, {selection: 'multiple'});
      await setup.toggle(1);
      expect(setup.headerState).to.equal('mixed');
      expect(setup.header!.getAttribute('aria-label')).to.equal('Select all 2,000');
      await setup.toggleHeader();
      expect([setup.headerState, setup.count]).to.deep.equal(['on', '2,000 entries selected']);
      await scrollTo(setup, 20_000);
      expect(setup.states.every(state => state === 'on')).to.equal(true);
      await setup.toggleHeader();
      expect([setup.headerState, setup.states.includes('on')]).to.deep.equal(['off', false]);
    });

    it('shows the details of rows where they belong', async () => {
      const setup = await setUp(1000, {
        renderDetail: (row: TableRow) => `About ${String(row.name)}`,
        expanded: [5, 300],
      });
      const details = () =>
        [...rootOf(setup).querySelectorAll('.detail-row')].map(detail => [
          detail.textContent.trim(),
          nameOf(detail.previousElementSibling!.cloneNode(true) as Element),
        ]);
      expect(details()).to.have.length(1);
      setup.table.scrollRow = 298;
      await settled(setup.table);
      expect(details()).to.have.length(1);
      expect(details()[0]![0]).to.equal('About Person 300');
      setup.table.scrollRow = 1;
      await settled(setup.table);
      expect(details()[0]![0]).to.equal('About Person 5');
      expect(details()).to.have.length(1);
    });

    it('pastes over the rows below those that are rendered', async () => {
      const list = rows(500);
      const setup = await setUp(500, {
        rows: list,
        ranges: true,
        columns: [{label: 'Name', field: 'name', edit: true}],
      });
      setup.table.scrollRow = 300;
      await settled(setup.table);
      const row = seenRows(setup)[2]!;
      expect(nameOf(row)).to.equal('Person 302');
      const {at, clip} = rangesIn(setup.table);
      at(rowsOf(setup).indexOf(row), 0);
      clip('paste', {'text/plain': Array.from({length: 120}, (_, index) => `New ${index}`).join('\n')});
      const pasted = () =>
        (setup.table.rows as {id: number; name: string}[]).filter(({name}) => name.startsWith('New'));
      await until(() => pasted().length === 120, 'the cells are pasted');
      expect([pasted()[0]!.id, pasted().at(-1)!.id]).to.deep.equal([302, 421]);
    });

    it('shows new rows before the first one, and all rows where they are', async () => {
      const setup = await setUp(500, {columns: [{label: 'Name', field: 'name', edit: true}]});
      setup.table.newRow = () => ({name: 'New'});
      setup.table.addRow();
      await settled(setup.table);
      const [first, second] = rowsOf(setup);
      expect([nameOf(first!), nameOf(second!)]).to.deep.equal(['New', 'Person 1']);
      expect([first!.hasAttribute('aria-rowindex'), second!.getAttribute('aria-rowindex')]).to.deep.equal([
        false,
        '2',
      ]);
      setup.table.scrollRow = 250;
      await settled(setup.table);
      expectSeenFrom(setup, 250);
      await scrollTo(setup, 0);
      expect(seen(setup).slice(0, 2)).to.deep.equal(['New', 'Person 1']);
      await scrollTo(setup, 1e9);
      expect(seen(setup).at(-1)).to.equal('Person 500');
    });

    it('shows other rows while a cell is edited', async () => {
      const setup = await setUp(500, {
        columns: [{label: 'Name', field: 'name', edit: true}],
        sort: {field: 'name', direction: 'asc'},
      });
      const cell = rowsOf(setup)[1]!.cells[0]!;
      cell.dispatchEvent(new MouseEvent('mousedown', {bubbles: true, composed: true}));
      cell.focus();
      await press('F2');
      await press('x');
      await press('Enter');
      await settled(setup.table);
      const before = seen(setup);
      await scrollTo(setup, rowHeight(setup) * 200);
      expect(seen(setup).some(name => before.includes(name))).to.equal(false);
    });

    it('says the position to which a row is moved', async () => {
      const setup = await setUp(500, {reorderable: true});
      setup.table.scrollRow = 300;
      await settled(setup.table);
      const moved: unknown[] = [];
      setup.table.addEventListener('lc-row-move', ({detail}) => moved.push([detail.key, detail.before]));
      const row = seenRows(setup)[3]!;
      row.querySelector<HTMLElement>('.row-handle')!.click();
      await settled(setup.table);
      rootOf(setup).querySelectorAll<HTMLElement>('.move-menu:popover-open > .move-item')[1]!.click();
      await until(() => moved.length > 0, 'the row is moved');
      expect(moved).to.deep.equal([[303, 305]]);
      expect(setup.announcement).to.contain('304');
    });

    it('prints the rows in memory', async () => {
      const setup = await setUp(800);
      await scrollTo(setup, rowHeight(setup) * 300);
      dispatchEvent(new Event('beforeprint'));
      expect(rowsOf(setup)).to.have.length(800);
      dispatchEvent(new Event('afterprint'));
      await settled(setup.table);
      expect(rowsOf(setup).length).to.be.below(150);
      expectSeenFrom(setup, 301);
    });

    it('renders a part of the rows, also as high as its rows', async () => {
      const setup = await setUp(10_000);
      setup.table.style.setProperty('--lc-table-scroll-height', 'auto');
      await settled(setup.table);
      await settled(setup.table);
      expect(rowsOf(setup).length).to.be.within(100, 2000);
    });

    it('is accessible', async () => {
      const setup = await setUp(1000, {selection: 'multiple'});
      await scrollTo(setup, 9000);
      await expectAccessible(setup.table);
    });
  });

  describe('servers', () => {
    const columns = [{label: 'Name', field: 'name'}];

    async function setUpServer(total: number) {
      const server = new FakeServer();
      const table = document.createElement('lc-server-table');
      Object.assign(table, {
        label: 'Rows',
        columns,
        endpoint: '/rows',
        fetch: server.fetch,
        paging: 'scroll',
      });
      await fixture(html`${table}`);
      await server.last.answerPage(total);
      await settled(table);
      return {table, server};
    }

    const skipOf = ({url}: {readonly url: URL}) => Number(url.searchParams.get('$skip'));
    const limitOf = ({url}: {readonly url: URL}) => Number(url.searchParams.get('$limit'));

    it('loads 100 rows at a time', async () => {
      const {server, table} = await setUpServer(5000);
      expect(server.requests.map(limitOf)).to.deep.equal([100]);
      expect(seen({table})[0]).to.equal('Row 1');
      expect(
        infoOf({
          part: (name: string) => rootOf({table}).querySelector(`[part="${name}"]`),
        } as Setup),
      ).to.match(/^1 - \d+ out of 5,000 entries$/);
    });

    it('outlines rows until they are loaded', async () => {
      const {server, table} = await setUpServer(5000);
      table.scrollRow = 2050;
      await settled(table);
      expect(seen({table}).every(name => name === '')).to.equal(true);
      await until(() => server.requests.length === 2, 'the rows are requested');
      expect([skipOf(server.last), limitOf(server.last)]).to.deep.equal([2000, 100]);
      await server.last.answerPage(5000);
      await settled(table);
      expect(seen({table})[0]).to.equal('Row 2050');
      expect(rootOf({table}).querySelectorAll('[data-outline]')).to.have.length(0);
    });

    it('aborts what is no longer seen', async () => {
      const {server, table} = await setUpServer(50_000);
      for (const row of [1000, 3000, 7000, 9000, 20_050]) table.scrollRow = row;
      await until(() => server.requests.length === 2, 'one request');
      expect(skipOf(server.last)).to.equal(20_000);
      table.scrollRow = 40_050;
      await until(() => server.requests.length === 3, 'another request');
      expect(server.requests[1]!.signal.aborted).to.equal(true);
      await server.last.answerPage(50_000);
      await server.requests[1]!.answerPage(50_000);
      await settled(table);
      expect(seen({table})[0]).to.equal('Row 40050');
    });

    it('has a button where rows could not be loaded', async () => {
      const {server, table} = await setUpServer(5000);
      table.scrollRow = 2050;
      await until(() => server.requests.length === 2, 'the rows are requested');
      await server.last.refuse();
      await settled(table);
      const buttons = () => [...rootOf({table}).querySelectorAll<HTMLElement>('[part="retry-rows-button"]')];
      expect(buttons()).to.have.length(1);
      buttons()[0]!.click();
      await until(() => server.requests.length === 3, 'the rows are requested again');
      await server.last.answerPage(5000);
      await settled(table);
      expect([seen({table})[0], buttons().length]).to.deep.equal(['Row 2050', 0]);
    });

    it('refuses a block with fewer rows than there are', async () => {
      const {server, table} = await setUpServer(5000);
      table.scrollRow = 2050;
      await until(() => server.requests.length === 2, 'the rows are requested');
      await server.last.answer({data: [{name: 'Row 2001'}], total: 5000});
      await settled(table);
      expect(rootOf({table}).querySelectorAll('[part="retry-rows-button"]')).to.have.length(1);
    });

    it('follows a total that shrinks', async () => {
      const {server, table} = await setUpServer(5000);
      table.scrollRow = 2050;
      await until(() => server.requests.length === 2, 'the rows are requested');
      await server.last.answerPage(2060);
      await settled(table);
      expect(seen({table}).at(-1)).to.equal('Row 2060');
      expect(table.filteredTotal).to.equal(2060);
    });

    it('goes on with cursors, without a total', async () => {
      const {server, table} = await setUpServer(0);
      table.readPage = body => {
        const {from} = body as {from: number};
        const count = from < 200 ? 100 : 30;
        return {
          rows: Array.from({length: count}, (_, index) => ({
            name: `Row ${from + index + 1}`,
          })),
          nextCursor: from < 200 ? String(from + 100) : null,
        };
      };
      table.reload();
      await server.last.answer({from: 0});
      await settled(table);
      for (const from of [100, 200]) {
        scrollerOf({table}).scrollTop = 1e9;
        await until(() => server.requests.length === 2 + from / 100, 'more rows are requested');
        await server.last.answer({from});
        await settled(table);
      }
      scrollerOf({table}).scrollTop = 1e9;
      await settled(table);
      expect(seen({table}).at(-1)).to.equal('Row 230');
      expect(server.requests).to.have.length(4);
    });
  });
});
