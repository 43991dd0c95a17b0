import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import {expectAccessible} from '../../../../testing/accessibility.js';
import {columns, people, setUpDataTable} from '../../../../testing/data-table-fixture.js';
import {countAdded} from '../../../../testing/count-added.js';
import {FakeServer} from '../../../../testing/fake-server.js';
import {press} from '../../../../testing/keyboard.js';
import {expectFocus, expectSame} from '../../../../testing/same-element.js';
import {SelectionHarness} from '../../../../testing/selection-harness.js';
import {until} from '../../../../testing/until.js';
import type {LcDataTable, TableRow} from '../../../data-table/data-table.define.js';
import '../../../server-table/server-table.define.js';
import '../actions/actions.define.js';
import '../columns/columns.define.js';
import '../detail/detail.define.js';
import '../links/links.define.js';
import './long-pages.define.js';
import '../narrow/narrow.define.js';
import '../selection/selection.define.js';

/** Rows that one task renders. */
const SHARE = 50;

const rows = (count: number): TableRow[] =>
  people(count).map((person, index) => ({id: index + 1, ...person}));

type Setup = SelectionHarness & {table: LcDataTable};

/** A table with one page of all its rows, whose rows are not all rendered yet. */
async function setUp(count: number, properties: Partial<LcDataTable> = {}): Promise<Setup> {
  const {table} = await setUpDataTable({rows: rows(count), pageSize: count, ...properties});
  return new SelectionHarness(table) as Setup;
}

/** A table with one page of all its rows, all of them rendered. */
async function setUpSettled(count: number, properties: Partial<LcDataTable> = {}): Promise<Setup> {
  const harness = await setUp(count, properties);
  await harness.table.settled;
  return harness;
}

const bodiesOf = ({table}: Setup) => [...table.shadowRoot!.querySelectorAll('tbody')];
const rowsOf = ({table}: Setup) => [
  ...table.shadowRoot!.querySelectorAll<HTMLTableRowElement>('tbody > [part~="row"]'),
];
const namesOf = (harness: Setup, column = 0) => rowsOf(harness).map(row => row.cells[column]!.textContent);
const isBusy = ({nativeTable}: Setup) => nativeTable.ariaBusy === 'true';
const personNames = (count: number) => rows(count).map(({name}) => String(name));

/** How many rows each task adds to the table from now on. */
function recordShares({table}: {readonly table: HTMLElement}): number[] {
  const shares: number[] = [];
  const isRow = (node: Node) => node instanceof HTMLTableRowElement;
  new MutationObserver(records => {
    const added = records.flatMap(({addedNodes}) => [...addedNodes].filter(isRow));
    // Groups are added before their rows.
    if (added.length > 0) shares.push(added.length);
  }).observe(table.shadowRoot!, {childList: true, subtree: true});
  return shares;
}

describe('lc-data-table long pages', () => {
  describe('accessibility', () => {
    it('is accessible, in light and dark', async () => {
      const {table} = await setUpSettled(120, {
        selection: 'multiple',
        renderDetail: () => 'Detail',
        expanded: [1],
        rowActions: [{label: 'Edit', action: 'edit'}],
      });
      // axe does not find the background of text that the browser has not laid out.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('tbody { content-visibility: visible !important; }');
      table.shadowRoot!.adoptedStyleSheets.push(sheet);
      await expectAccessible(table);
    });

    it('keeps the roles of a table', async () => {
      const harness = await setUpSettled(240, {selection: 'multiple'});
      const rolesOf = (selector: string) => [
        ...new Set(
          [...harness.table.shadowRoot!.querySelectorAll(selector)].map(element =>
            element.getAttribute('role'),
          ),
        ),
      ];
      expect(['table', 'thead, tbody', 'tr', 'tbody td'].map(rolesOf)).to.deep.equal([
        ['table'],
        ['rowgroup'],
        ['row'],
        ['cell'],
      ]);
    });

    it('has the position of each row on a page of more', async () => {
      const harness = await setUpSettled(1000, {pageSize: 300, page: 2});
      expect(rowsOf(harness).map(row => row.ariaRowIndex)).to.deep.equal(
        Array.from({length: 300}, (_, place) => String(place + 302)),
      );
      expect(harness.nativeTable.getAttribute('aria-rowcount')).to.equal('1001');
    });

    it('is busy until all rows are there', async () => {
      const harness = await setUp(1000);
      expect(isBusy(harness)).to.equal(true);
      await harness.table.settled;
      await until(() => !isBusy(harness), 'the table is not busy');
      expect(rowsOf(harness)).to.have.length(1000);
    });
  });

  describe('rows', () => {
    for (const count of [1, 200]) {
      it(`renders ${count} rows at once`, async () => {
        const harness = await setUp(count);
        expect([rowsOf(harness).length, bodiesOf(harness).length, isBusy(harness)]).to.deep.equal([
          count,
          1,
          false,
        ]);
      });
    }

    it('renders the first rows of more at once, and the others in shares', async () => {
      const harness = await setUp(1010);
      const first = rowsOf(harness).length;
      expect(first).to.be.within(20, SHARE * 3);
      const shares = recordShares(harness);
      await harness.table.settled;
      expect(rowsOf(harness)).to.have.length(1010);
      expect(Math.max(...shares)).to.be.at.most(SHARE);
    });

    it('has every one of 10,000 rows in the end, in order', async () => {
      const harness = await setUpSettled(10_000);
      expect(namesOf(harness)).to.deep.equal(personNames(10_000));
      expect(harness.table.shadowRoot!.textContent).to.contain('Person 9999');
    });

    for (const {title, act, expected} of [
      {
        title: 'a sort',
        act: (table: LcDataTable) => (table.sort = {field: 'id', direction: 'desc'}),
        expected: personNames(1000).reverse(),
      },
      {
        title: 'a search',
        act: (table: LcDataTable) => (table.search = 'Person 7'),
        expected: personNames(1000).filter(name => name.startsWith('Person 7')),
      },
      {
        title: 'a shorter page',
        act: (table: LcDataTable) => (table.pageSize = 320),
        expected: personNames(320),
      },
      {
        title: 'other rows',
        act: (table: LcDataTable) => (table.rows = rows(777)),
        expected: personNames(777),
      },
    ]) {
      it(`shows the rows of ${title} while the first ones are rendered`, async () => {
        const harness = await setUp(1000, {columns: [...columns, {label: 'Id', field: 'id'}]});
        act(harness.table);
        await harness.table.settled;
        expect(namesOf(harness)).to.deep.equal(expected);
      });

      it(`shows the rows of ${title} after the first ones were rendered`, async () => {
        const harness = await setUpSettled(1000, {columns: [...columns, {label: 'Id', field: 'id'}]});
        act(harness.table);
        await harness.table.settled;
        expect(namesOf(harness)).to.deep.equal(expected);
      });
    }

    it('renders a short page in place of a long one, and a long one in place of that', async () => {
      const harness = await setUp(1000);
      harness.table.pageSize = 10;
      await harness.table.settled;
      expect([namesOf(harness), bodiesOf(harness).length]).to.deep.equal([personNames(10), 1]);
      harness.table.pageSize = 1000;
      await harness.table.settled;
      expect(namesOf(harness)).to.deep.equal(personNames(1000));
    });

    it('shows other columns in all rows', async () => {
      const harness = await setUp(500);
      harness.table.columns = [{label: 'Age', field: 'age'}];
      await harness.table.settled;
      expect(rowsOf(harness).every(({cells}) => cells.length === 1)).to.equal(true);
      expect(namesOf(harness)).to.deep.equal(rows(500).map(({age}) => String(age)));
    });

    it('shows the rows that the user sees at once when they change', async () => {
      const harness = await setUpSettled(2000, {columns: [...columns, {label: 'Id', field: 'id'}]});
      // Rows change their height when they are laid out, which moves those below them.
      for (let frame = 0; frame < 3; frame++) {
        rowsOf(harness)[1500]!.scrollIntoView({block: 'center'});
        await nextFrame();
      }
      harness.table.sort = {field: 'id', direction: 'desc'};
      await harness.table.updateComplete;
      expect(rowsOf(harness)[1500]!.cells[0]!.textContent).to.equal('Person 500');
      expect(rowsOf(harness)[800]!.cells[0]!.textContent).to.equal('Person 801');
    });

    it('does not use a row that still shows another page', async () => {
      const harness = await setUpSettled(2000, {
        selection: 'multiple',
        columns: [...columns, {label: 'Id', field: 'id'}],
      });
      harness.table.sort = {field: 'id', direction: 'desc'};
      await harness.table.updateComplete;
      harness.checkboxes[1000]!.click();
      expect(harness.table.selected).to.equal(null);
      expect(rowsOf(harness)[1000]!.cells[1]!.textContent).to.equal('Person 1000');
      harness.checkboxes[1000]!.click();
      expect(harness.table.selected).to.deep.equal({mode: 'keys', keys: [1000]});
    });

    it('stops when it is removed from the page', async () => {
      const harness = await setUp(2000);
      harness.table.remove();
      await harness.table.settled;
      expect(namesOf(harness)).to.deep.equal(personNames(2000));
    });
  });

  describe('a server table', () => {
    it('renders a long page in shares, and the page of a newer request in its place', async () => {
      const server = new FakeServer();
      const table = document.createElement('lc-server-table');
      const own = {label: 'People', columns: [{label: 'Name', field: 'name'}], pageSize: 600};
      Object.assign(table, own, {endpoint: '/people', fetch: server.fetch});
      await fixture(html`${table}`);
      const shares = recordShares({table});
      void server.last.answerPage(2000);
      await table.settled;
      table.page = 2;
      await table.updateComplete;
      void server.last.answerPage(2000);
      await table.settled;
      const names = [...table.shadowRoot!.querySelectorAll('tbody > [part~="row"]')].map(
        ({textContent}) => textContent,
      );
      expect(names).to.deep.equal(Array.from({length: 600}, (_, place) => `Row ${place + 601}`));
      expect(Math.max(...shares)).to.be.at.most(SHARE);
    });
  });

  describe('layout', () => {
    it('does not lay out rows that nobody sees, but keeps the place for them', async () => {
      const harness = await setUpSettled(3000);
      const last = rowsOf(harness).at(-1)!;
      if (!CSS.supports('content-visibility', 'auto')) return;
      await until(() => !last.checkVisibility({contentVisibilityAuto: true}), 'the last row is not laid out');
      const height = rowsOf(harness)[0]!.getBoundingClientRect().height;
      expect(harness.nativeTable.getBoundingClientRect().height).to.be.closeTo(3000 * height, 30 * height);
    });

    it('has columns of equal width in all groups and in the header', async () => {
      const harness = await setUpSettled(400, {
        selection: 'multiple',
        columnState: {pinned: {name: 'start'}},
      });
      const header = harness.part('header-row')!;
      const lefts = (row: Element) =>
        [...row.children].map(cell => Math.round(cell.getBoundingClientRect().left));
      for (const place of [0, 120, 399]) {
        rowsOf(harness)[place]!.scrollIntoView();
        expect(lefts(rowsOf(harness)[place]!)).to.deep.equal(lefts(header));
      }
    });

    it('has room for the longest text of a column, wherever it is', async () => {
      const wide = 'wwwwwwwwwwwwwwwwwwwwwwwwwwwwww';
      const list = [...rows(400), {id: 401, name: wide, age: 1, note: ''}];
      const harness = await setUpSettled(401, {rows: list});
      const [first] = rowsOf(harness);
      const last = rowsOf(harness).at(-1)!;
      last.scrollIntoView();
      expect(last.getBoundingClientRect().height).to.be.closeTo(first!.getBoundingClientRect().height, 1);
    });

    it('follows the width of the page', async () => {
      const harness = await setUpSettled(400);
      harness.table.style.width = '500px';
      const width = () => harness.part('header-row')!.getBoundingClientRect().width;
      await until(() => width() <= 500, 'the columns are narrower');
      harness.table.style.width = '700px';
      await until(() => width() > 650, 'the columns are wider');
    });

    it('shows rows below each other if it is narrow', async () => {
      const harness = await setUpSettled(400, {narrow: 'stack'});
      harness.table.style.width = '300px';
      await until(() => {
        const [first, second] = rowsOf(harness)[0]!.cells;
        return second!.getBoundingClientRect().top > first!.getBoundingClientRect().top;
      }, 'the cells are below each other');
    });
  });

  describe('features', () => {
    it('selects a range that ends in a row rendered later', async () => {
      const harness = await setUp(1000, {selection: 'multiple'});
      await harness.toggle(0);
      await until(() => harness.checkboxes.length > 600, 'more rows are rendered');
      await harness.toggle(600, {shiftKey: true});
      await harness.table.settled;
      expect(harness.states.filter(state => state === 'on')).to.have.length(601);
      expect(harness.count).to.contain('601');
    });

    it('selects the whole page while it is rendered', async () => {
      const harness = await setUp(1000, {selection: 'multiple'});
      await harness.toggleHeader();
      await harness.table.settled;
      expect(harness.states.filter(state => state === 'on')).to.have.length(1000);
    });

    it('keeps the focus on a row while others are rendered', async () => {
      const harness = await setUp(1000, {selection: 'multiple'});
      const checkbox = harness.checkboxes[3]!;
      checkbox.focus();
      await press('Space');
      await harness.table.settled;
      expectFocus(checkbox);
      expectSame(harness.checkboxes[3], checkbox);
      expect(harness.table.selected).to.deep.equal({mode: 'keys', keys: [4]});
    });

    for (const keys of [
      ['Space'],
      ['Tab', 'Space'],
      ['Shift+Tab'],
      ['PageDown', 'PageDown'],
      ['End', 'Home'],
    ])
      it(`adds no rows, and keeps the focus, after ${keys.join(', ')} once all are rendered`, async () => {
        const harness = await setUpSettled(600, {selection: 'multiple'});
        harness.checkboxes[300]!.focus();
        for (const key of keys)
          expect(await countAdded(harness.table.shadowRoot!, 'tr', async () => press(key))).to.equal(0);
        expect(harness.table.shadowRoot!.activeElement?.localName).to.equal('input');
        expect(rowsOf(harness)).to.have.length(600);
      });

    it('shows the details of rows rendered later, as text and as nodes', async () => {
      const renderDetail = ({id, name}: {id: number; name: string}) =>
        id === 2
          ? `About ${name}`
          : Object.assign(document.createElement('b'), {textContent: `Node ${name}`});
      const harness = await setUp(1000, {renderDetail, expanded: [2, 999]});
      await harness.table.settled;
      const [text, node] = [...harness.table.shadowRoot!.querySelectorAll('[part~="detail"]')];
      expect(text!.textContent).to.equal('About Person 2');
      expect(node!.querySelector('slot')!.assignedElements()[0]!.textContent).to.equal('Node Person 999');
      expect(
        (node!.parentElement!.previousElementSibling as HTMLTableRowElement).cells[1]!.textContent,
      ).to.equal('Person 999');
    });

    it('opens a row far down', async () => {
      const harness = await setUpSettled(1000, {renderDetail: ({name}: {name: string}) => `About ${name}`});
      rowsOf(harness)[700]!.scrollIntoView({block: 'center'});
      rowsOf(harness)[700]!.querySelector<HTMLElement>('.detail-toggle')!.click();
      await harness.table.settled;
      expect(rowsOf(harness)[700]!.nextElementSibling!.textContent).to.equal('About Person 701');
    });

    it('sends the action of a row rendered later', async () => {
      const harness = await setUpSettled(600, {rowActions: [{label: 'Edit', action: 'edit'}]});
      const keys: unknown[] = [];
      harness.table.addEventListener('lc-row-action', ({detail}) => keys.push(detail.key));
      rowsOf(harness)[550]!.querySelector<HTMLElement>('.row-menu-button')!.click();
      await harness.table.updateComplete;
      harness.part('row-action')!.click();
      expect(keys).to.deep.equal([551]);
    });

    it('links all rows', async () => {
      const harness = await setUpSettled(600, {rowHref: ({id}: {id: number}) => `#${id}`});
      expect(rowsOf(harness)[599]!.querySelector('a')!.getAttribute('href')).to.equal('#600');
    });

    it('adds cells that are not text with their rows', async () => {
      const shares: number[] = [];
      const {table} = await setUp(1, {});
      new MutationObserver(records => {
        shares.push(records.reduce((sum, {addedNodes}) => sum + addedNodes.length, 0));
      }).observe(table, {childList: true});
      Object.assign(table, {columns: [{label: 'Name', field: 'name', render: () => html`<b></b>`}]});
      Object.assign(table, {rows: rows(600), pageSize: 600});
      await table.settled;
      await until(() => table.childElementCount === 600, 'all cells are there');
      expect(Math.max(...shares)).to.equal(SHARE);
    });

    it('shows cells that are not text', async () => {
      const render = (name: unknown) =>
        Object.assign(document.createElement('b'), {textContent: `<${String(name)}>`});
      const harness = await setUpSettled(600, {columns: [{label: 'Name', field: 'name', render}]});
      const slot = rowsOf(harness)[599]!.querySelector('slot')!;
      expect(slot.assignedElements()[0]!.textContent).to.equal('<Person 600>');
    });
  });

  it('reads no width if only the selection changes, because that forces a layout', async () => {
    const harness = await setUpSettled(240, {selection: 'multiple'});
    const scroller = harness.table.shadowRoot!.querySelector('.scroller')!;
    let reads = 0;
    Object.defineProperty(scroller, 'clientWidth', {get: () => ++reads && 600});
    // After a layout, observers of sizes read it for nothing.
    do {
      reads = 0;
      await nextFrame();
    } while (reads > 0);
    harness.table.selected = [1];
    // Not longer: with the next frame, the observers may read it again.
    await harness.table.updateComplete;
    expect(harness.states[0]).to.equal('on');
    expect(reads).to.equal(0);
  });
});
