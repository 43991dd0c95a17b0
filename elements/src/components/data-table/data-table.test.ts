import {expect, fixture, html} from '@open-wc/testing';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {columns, people, setUpDataTable as setUp} from '../../testing/data-table-fixture.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import {expectFocus, expectSame} from '../../testing/same-element.js';
import {TableHarness} from '../../testing/table-harness.js';
import {until} from '../../testing/until.js';
import type {LcDataTable} from './data-table.define.js';
import './data-table.define.js';

/** Waits for the event of an asynchronous action. */
const next = (target: EventTarget, name: string) =>
  new Promise<Event>(resolve => target.addEventListener(name, resolve, {once: true}));

/** Presses a real key and waits for its effect. */
async function pressAndWait({table}: TableHarness, key: string, event: string): Promise<void> {
  const done = next(table, event);
  await press(key);
  await done;
  await table.updateComplete;
}

/** Replaces each text by elements with the text, like translators of pages do. */
function translate(part: Element): void {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode as Text);
  for (const node of nodes.filter(({data}) => data.trim() !== '')) {
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild!.append(node.data);
    node.replaceWith(font);
  }
}

describe('lc-data-table', () => {
  describe('accessibility', () => {
    for (const [state, properties] of [
      ['with rows', {}],
      ['sorted', {columns: [{...columns[0]!, sort: 'desc'}]}],
      ['without rows', {rows: []}],
      ['with a search that matches nothing', {search: 'nobody'}],
      ['without a label', {label: ''}],
    ] as [string, Partial<LcDataTable>][]) {
      it(`is accessible ${state}, in light and dark`, async () => {
        const {table} = await setUp(properties);
        await expectAccessible(table);
      });
    }

    it('has a search field that is named by its own text alone', async () => {
      const {searchField} = await setUp({search: 'ada'});
      expect(searchField.ariaLabel).to.equal('Search');
    });

    it('is a table labeled by its label', async () => {
      const {nativeTable, table} = await setUp();
      expect(
        table.shadowRoot!.getElementById(nativeTable.getAttribute('aria-labelledby')!)!.textContent,
      ).to.equal('People');
    });

    it('has a column header for each column', async () => {
      const {nativeTable} = await setUp();
      expect([...nativeTable.querySelectorAll('th')].map(({scope}) => scope)).to.deep.equal([
        'col',
        'col',
        'col',
      ]);
    });

    it('has a sort button in each header, unless sorting is disabled', async () => {
      const {nativeTable} = await setUp();
      const buttons = [...nativeTable.querySelectorAll('th')].map(
        header => header.querySelector('button') !== null,
      );
      expect(buttons).to.deep.equal([true, true, false]);
    });

    it('has aria-sort on the sorted column only', async () => {
      const harness = await setUp();
      await harness.press('Age');
      expect(harness.sorted).to.deep.equal({Age: 'ascending'});
    });

    it('has its live regions before the first announcement', async () => {
      const {table} = await setUp();
      expect(table.shadowRoot!.querySelector('[role="status"]')!.textContent).to.equal('');
      expect(table.shadowRoot!.querySelector('[role="alert"]')!.textContent.trim()).to.equal('');
    });

    it('announces a sort', async () => {
      const harness = await setUp();
      await harness.press('Age');
      expect(harness.announcement).to.equal('Sorted by Age, ascending.');
      await harness.press('Age');
      expect(harness.announcement).to.equal('Sorted by Age, descending.');
    });

    it('announces how many entries a search finds', async () => {
      const harness = await setUp();
      await harness.search('person 4');
      expect(harness.announcement).to.equal('1 - 4 out of 4 entries');
    });

    it('announces that a search matches nothing', async () => {
      const harness = await setUp();
      await harness.search('xyz');
      expect(harness.announcement).to.equal('No Entries Match the filter');
    });

    it('has a focusable scroll region only if it is too wide', async () => {
      const harness = await setUp();
      const scroller = harness.part('scroller')!;
      expect([scroller.tabIndex, scroller.getAttribute('role')]).to.deep.equal([-1, 'group']);
      harness.table.style.inlineSize = '10rem';
      await until(() => scroller.tabIndex === 0);
      expect([scroller.tabIndex, scroller.getAttribute('role')]).to.deep.equal([0, 'region']);
      await expectAccessible(harness.table);
    });

    it('scrolls inside, so that a narrow page does not scroll', async () => {
      const frame = document.createElement('div');
      frame.style.inlineSize = '288px';
      const table = document.createElement('lc-data-table');
      Object.assign(table, {label: 'People', columns: [...columns, ...columns, ...columns], rows: people(3)});
      frame.append(table);
      await fixture(html`${frame}`);
      expect(table.scrollWidth).to.equal(table.clientWidth);
      expect(frame.scrollWidth).to.equal(288);
    });

    it('keeps the header visible when the rows scroll', async () => {
      const harness = await setUp({pageSize: 20});
      harness.table.style.setProperty('--lc-table-max-height', '12rem');
      const scroller = harness.part('scroller')!;
      const header = harness.part('header-cell')!;
      const before = header.getBoundingClientRect().top;
      scroller.scrollTop = 200;
      expect(scroller.scrollTop).to.equal(200);
      expect(header.getBoundingClientRect().top).to.be.closeTo(before, 1);
    });

    it('uses the language and direction of the page', async () => {
      registerTranslation(ar);
      const harness = await setUp({lang: 'ar', dir: 'rtl', rows: []});
      expect(harness.empty).to.equal('لا توجد سجلات');
      expect(getComputedStyle(harness.part('header-cell')!).direction).to.equal('rtl');
    });
  });

  describe('properties', () => {
    it('shows ten rows per page', async () => {
      const harness = await setUp();
      expect(harness.rows).to.have.length(10);
      expect(harness.info).to.equal('1 - 10 out of 42 entries');
    });

    it('reads columns and rows from JSON attributes', async () => {
      const table = await fixture<LcDataTable>(html`
        <lc-data-table
          columns='[{"label":"Name","field":"name"}]'
          rows='[{"name":"Ada"},{"name":"Grace"}]'
        ></lc-data-table>
      `);
      expect(new TableHarness(table).rows).to.deep.equal([['Ada'], ['Grace']]);
    });

    it('reads its other attributes', async () => {
      const table = await fixture<LcDataTable>(html`
        <lc-data-table
          page="2"
          page-size="2"
          page-buttons="3"
          first-sort="desc"
          search="person"
          search-hidden
          .columns=${columns}
          .rows=${people(12)}
        ></lc-data-table>
      `);
      const harness = new TableHarness(table);
      expect(harness.info).to.equal('3 - 4 out of 12 entries');
      expect(harness.pageNumbers).to.deep.equal(['1', '2', '3']);
      expectSame(harness.searchField, null);
      await harness.press('Age');
      expect(harness.sorted).to.deep.equal({Age: 'descending'});
    });

    it('renders the same if its properties are set before or after it is connected', async () => {
      const before = await setUp({pageSize: 5, page: 3, search: 'person'});
      const after = new TableHarness(await fixture<LcDataTable>(html`<lc-data-table></lc-data-table>`));
      Object.assign(after.table, {columns, rows: people(42), pageSize: 5, page: 3, search: 'person'});
      await after.table.updateComplete;
      expect(after.rows).to.deep.equal(before.rows);
      expect(after.info).to.equal(before.info);
    });

    it('keeps the page of an attribute until its rows are set', async () => {
      const table = await fixture<LcDataTable>(html`
        <lc-data-table page="2" page-size="2" columns='[{"label":"Name","field":"name"}]'></lc-data-table>
      `);
      const seen = recordEvents(table, 'lc-query-change');
      table.rows = people(5);
      await table.updateComplete;
      expect([new TableHarness(table).info, seen]).to.deep.equal(['3 - 4 out of 5 entries', []]);
    });

    it('corrects the page when its rows are an empty list', async () => {
      const {table} = await setUp({page: 2, rows: []});
      expect(table.page).to.equal(1);
    });

    it('accepts page and page size in any order', async () => {
      const harness = await setUp();
      Object.assign(harness.table, {page: 3, pageSize: 5});
      await harness.table.updateComplete;
      expect(harness.info).to.equal('11 - 15 out of 42 entries');
    });

    it('follows the user after the page was set to the current page', async () => {
      const harness = await setUp();
      harness.table.page = 1;
      await harness.press('Page 3');
      expect(harness.info).to.equal('21 - 30 out of 42 entries');
    });

    it('applies what a listener of its events sets', async () => {
      const harness = await setUp();
      harness.table.addEventListener('lc-sort-change', () =>
        Object.assign(harness.table, {page: 2, rows: people(12)}),
      );
      await harness.press('Age');
      await harness.table.updateComplete;
      expect(harness.info).to.equal('11 - 12 out of 12 entries');
    });

    it('returns to page 1 when its page size is set', async () => {
      const harness = await setUp({page: 3});
      harness.table.pageSize = 20;
      await harness.table.updateComplete;
      expect(harness.table.page).to.equal(1);
    });

    it('falls back to the last page if the page is past the end', async () => {
      const harness = await setUp({page: 99});
      expect(harness.info).to.equal('41 - 42 out of 42 entries');
      expect(harness.table.page).to.equal(5);
    });

    it('falls back to the last page when rows are removed', async () => {
      const harness = await setUp({page: 5});
      harness.table.rows = people(12);
      await harness.table.updateComplete;
      expect(harness.info).to.equal('11 - 12 out of 12 entries');
    });

    it('keeps page, sort, and search when the rows change', async () => {
      const harness = await setUp({pageSize: 5, search: 'person'});
      await harness.press('Age');
      await harness.press('Next page');
      harness.table.rows = people(40);
      await harness.table.updateComplete;
      expect(harness.info).to.equal('6 - 10 out of 40 entries');
      expect(harness.sorted).to.deep.equal({Age: 'ascending'});
    });

    it('keeps the state of the user when equal columns are set again', async () => {
      const harness = await setUp({columns: [{...columns[0]!, sort: 'asc'}, columns[1]!]});
      await harness.press('Age');
      harness.table.columns = [{...columns[0]!, sort: 'asc'}, columns[1]!];
      await harness.table.updateComplete;
      expect(harness.sorted).to.deep.equal({Age: 'ascending'});
    });

    it('starts with the sort of its columns', async () => {
      const harness = await setUp({columns: [columns[0]!, {...columns[1]!, sort: 'desc'}], pageSize: 5});
      expect(harness.sorted).to.deep.equal({Age: 'descending'});
      expect(harness.column(1)).to.deep.equal(['89', '88', '84', '83', '79']);
    });

    it('is sorted again by columns with another sort', async () => {
      const harness = await setUp({page: 3});
      harness.table.columns = [columns[0]!, {...columns[1]!, sort: 'asc'}];
      await harness.table.updateComplete;
      expect(harness.sorted).to.deep.equal({Age: 'ascending'});
      expect(harness.table.page).to.equal(1);
    });

    it('offers 5, 10, 20, 50, and 100 rows per page', async () => {
      expect((await setUp()).pageSizes).to.deep.equal([5, 10, 20, 50, 100]);
    });

    it('also offers its own page size, even after the user has chosen another', async () => {
      const harness = await setUp({pageSize: 6});
      await harness.choosePageSize(20);
      expect(harness.pageSizes).to.deep.equal([5, 6, 10, 20, 50, 100]);
      expect(harness.table.pageSize).to.equal(20);
    });

    it('keeps the page size of the user when another property is set', async () => {
      const harness = await setUp({pageSize: 6});
      await harness.choosePageSize(20);
      harness.table.label = 'Others';
      await harness.table.updateComplete;
      expect(harness.rows).to.have.length(20);
    });

    it('has five page buttons around the current page', async () => {
      const harness = await setUp({pageSize: 5, page: 5});
      expect(harness.pageNumbers).to.deep.equal(['3', '4', '5', '6', '7']);
      expect(harness.currentPage).to.equal('5');
    });

    it('shows the current page and entries after a translator has replaced the text', async () => {
      const harness = await setUp({pageSize: 5});
      translate(harness.table.shadowRoot!.querySelector('[part=footer]')!);
      await harness.press('Page 4');
      await harness.press('Page 5');
      expect(harness.info).to.equal('21 - 25 out of 42 entries');
      expect(harness.pageNumbers).to.deep.equal(['3', '4', '5', '6', '7']);
      expect(harness.currentPage).to.equal('5');
    });

    it('has no page buttons if there is only one page', async () => {
      const harness = await setUp({rows: people(10)});
      expectSame(harness.part('pager'), null);
      expect(harness.info).to.equal('1 - 10 out of 10 entries');
    });

    it('has fewer page buttons in a narrow place', async () => {
      const harness = await setUp({pageSize: 5, page: 5});
      harness.table.parentElement!.style.inlineSize = '18rem';
      const shown = [...harness.part('pager')!.querySelectorAll<HTMLElement>('.number')].filter(number =>
        number.checkVisibility(),
      );
      expect(shown.map(({textContent}) => textContent.trim())).to.deep.equal(['4', '5', '6']);
    });

    it('has as many page buttons as page-buttons says', async () => {
      const harness = await setUp({pageSize: 5, page: 5, pageButtons: 7});
      expect(harness.pageNumbers).to.deep.equal(['2', '3', '4', '5', '6', '7', '8']);
    });

    it('searches for the text of its search property', async () => {
      const harness = await setUp({search: 'PERSON 42'});
      expect(harness.column(0)).to.deep.equal(['Person 42']);
      expect(harness.searchField.value).to.equal('PERSON 42');
    });

    it('reads rows that were changed in place when reloaded', async () => {
      const rows = people(3);
      const harness = await setUp({rows});
      rows.push({name: 'Last'});
      harness.table.reload();
      await harness.table.updateComplete;
      expect(harness.info).to.equal('1 - 4 out of 4 entries');
    });

    for (const [name, value, message] of [
      ['pageSize', 0, 'pageSize must be a whole number of at least 1; 10 is used.'],
      ['page', -1, 'page must be a whole number of at least 1; 1 is used.'],
      ['pageButtons', 1.5, 'pageButtons must be a whole number of at least 1; 5 is used.'],
    ] as const) {
      it(`warns about ${name} ${value} and falls back`, async () => {
        let harness: TableHarness;
        const warnings = await recordWarnings(async () => {
          harness = await setUp({[name]: value});
        });
        expect(harness!.info).to.equal('1 - 10 out of 42 entries');
        expect(harness!.pageNumbers).to.have.length(5);
        expect(warnings).to.deep.equal([`<lc-data-table>: ${message}`]);
      });
    }

    it('falls back from a page size that is not a number', async () => {
      expect((await setUp({pageSize: Number.NaN})).rows).to.have.length(10);
    });

    it('uses the default for undefined', async () => {
      const harness = await setUp({pageSize: 6, page: 2, pageButtons: 3, search: 'person'});
      Object.assign(harness.table, {
        pageSize: undefined,
        page: undefined,
        pageButtons: undefined,
        firstSort: undefined,
        search: undefined,
      });
      await harness.table.updateComplete;
      expect(harness.info).to.equal('1 - 10 out of 42 entries');
      expect(harness.pageNumbers).to.have.length(5);
    });
  });

  describe('events', () => {
    const names = ['lc-page-change', 'lc-page-size-change', 'lc-sort-change', 'lc-search-change'] as const;

    it('sends one event for each user action, after it has taken effect', async () => {
      const harness = await setUp();
      const seen: [string, unknown][] = [];
      for (const name of names)
        harness.table.addEventListener(name, event => seen.push([name, (event as CustomEvent).detail]));
      await harness.press('Next page');
      await harness.press('Age');
      await harness.choosePageSize(20);
      await harness.search('7');
      expect(seen).to.deep.equal([
        ['lc-page-change', {page: 2, pageSize: 10, sort: null, search: ''}],
        ['lc-sort-change', {page: 1, pageSize: 10, sort: {field: 'age', direction: 'asc'}, search: ''}],
        ['lc-page-size-change', {page: 1, pageSize: 20, sort: {field: 'age', direction: 'asc'}, search: ''}],
        ['lc-search-change', {page: 1, pageSize: 20, sort: {field: 'age', direction: 'asc'}, search: '7'}],
      ]);
    });

    it('has the new page when the event is sent', async () => {
      const harness = await setUp();
      let page = 0;
      harness.table.addEventListener('lc-page-change', () => (page = harness.table.page));
      await harness.press('Last page');
      expect(page).to.equal(5);
    });

    it('sends events that bubble and cross shadow roots', async () => {
      const harness = await setUp();
      const event = next(document.body, 'lc-sort-change');
      await harness.press('Age');
      expect((await event).composed).to.equal(true);
    });

    it('sends no event when a property is set', async () => {
      const harness = await setUp();
      const seen = recordEvents(harness.table, ...names);
      Object.assign(harness.table, {page: 2, pageSize: 5, search: 'person', rows: people(30)});
      await harness.table.updateComplete;
      expect(seen).to.deep.equal([]);
    });

    it('sends no event for the current page', async () => {
      const harness = await setUp();
      const seen = recordEvents(harness.table, ...names);
      await harness.press('Page 1');
      await harness.press('Previous page');
      expect(seen).to.deep.equal([]);
    });
  });

  describe('keyboard', () => {
    it('sorts with Enter and with Space', async () => {
      const harness = await setUp();
      harness.button('Age').focus();
      await pressAndWait(harness, 'Enter', 'lc-sort-change');
      expect(harness.sorted).to.deep.equal({Age: 'ascending'});
      await pressAndWait(harness, 'Space', 'lc-sort-change');
      expect(harness.sorted).to.deep.equal({Age: 'descending'});
    });

    it('reaches every control with Tab, in reading order', async () => {
      const harness = await setUp({pageSize: 20});
      const reached: string[] = [];
      harness.searchField.focus();
      // No more Tabs: the next one would leave the page for the browser's controls.
      for (let stop = 0; stop < 11; stop++) {
        if (stop > 0) await press('Tab');
        const {ariaLabel, title, localName} = harness.table.shadowRoot!.activeElement as HTMLElement;
        reached.push(ariaLabel || title || localName);
      }
      expect(reached).to.deep.equal([
        'Search',
        'button',
        'button',
        'select',
        'First page',
        'Previous page',
        'Page 1',
        'Page 2',
        'Page 3',
        'Next page',
        'Last page',
      ]);
    });

    it('keeps the focus on a button that becomes disabled', async () => {
      const harness = await setUp({page: 4});
      const button = harness.button('Next page');
      button.focus();
      await pressAndWait(harness, 'Enter', 'lc-page-change');
      expect(button.getAttribute('aria-disabled')).to.equal('true');
      expectFocus(button);
    });

    it('keeps the focus on the pressed page number when the numbers move', async () => {
      const harness = await setUp({pageSize: 5});
      harness.button('Page 5').focus();
      await pressAndWait(harness, 'Enter', 'lc-page-change');
      expectFocus(harness.button('Page 5'));
    });

    it('keeps the focus in the pager when the focused page number is removed', async () => {
      const harness = await setUp({pageSize: 5});
      harness.button('Page 5').focus();
      harness.table.rows = people(12);
      await harness.table.updateComplete;
      expectFocus(harness.button('Page 1'));
    });

    it('moves the focus to the rows when only one page is left', async () => {
      const harness = await setUp({pageSize: 5});
      harness.button('Next page').focus();
      harness.table.rows = people(5);
      await harness.table.updateComplete;
      expectFocus(harness.part('scroller'));
    });
  });

  describe('slots', () => {
    it('shows custom tools next to the search field', async () => {
      const table = await fixture<LcDataTable>(html`
        <lc-data-table label="People"><button slot="toolbar">Export</button></lc-data-table>
      `);
      const slot = table.shadowRoot!.querySelector<HTMLSlotElement>('slot[name="toolbar"]')!;
      expect(slot.assignedElements()[0]!.textContent).to.equal('Export');
    });
  });
});
