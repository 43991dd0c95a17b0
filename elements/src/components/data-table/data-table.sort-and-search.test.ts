import {expect} from '@open-wc/testing';
import {people, setUpDataTable as setUp} from '../../testing/data-table-fixture.js';
import {expectFocus} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';
import './data-table.define.js';

/** Waits for the event of an asynchronous action. */
const next = (target: EventTarget, name: string) =>
  new Promise<Event>(resolve => target.addEventListener(name, resolve, {once: true}));

describe('lc-data-table sort and search', () => {
  describe('sort', () => {
    it('goes from unsorted to ascending, descending and ascending again', async () => {
      const harness = await setUp();
      const seen: string[] = [];
      for (let click = 0; click < 3; click++) {
        await harness.press('Age');
        seen.push(harness.sorted.Age!);
      }
      expect(seen).to.deep.equal(['ascending', 'descending', 'ascending']);
    });

    it('goes from unsorted to descending, ascending and descending again with first-sort "desc"', async () => {
      const harness = await setUp({firstSort: 'desc'});
      const seen: string[] = [];
      for (let click = 0; click < 3; click++) {
        await harness.press('Age');
        seen.push(harness.sorted.Age!);
      }
      expect(seen).to.deep.equal(['descending', 'ascending', 'descending']);
    });

    it('keeps only one column sorted', async () => {
      const harness = await setUp();
      await harness.press('Age');
      await harness.press('Name');
      expect(harness.sorted).to.deep.equal({Name: 'ascending'});
    });

    it('goes back to page 1', async () => {
      const harness = await setUp({page: 3});
      await harness.press('Age');
      expect(harness.currentPage).to.equal('1');
    });

    it('compares numbers by value, also in text', async () => {
      const harness = await setUp({pageSize: 5});
      await harness.press('Age');
      expect(harness.column(1)).to.deep.equal(['3', '4', '5', '9', '10']);
      await harness.press('Name');
      expect(harness.column(0)[1]).to.equal('Person 2');
    });

    it('compares text as in the language of the element', async () => {
      const rows = ['Ö', 'Z', 'A'].map(name => ({name}));
      const german = await setUp({rows, lang: 'de'});
      await german.press('Name');
      const swedish = await setUp({rows, lang: 'sv'});
      await swedish.press('Name');
      expect([german.column(0), swedish.column(0)]).to.deep.equal([
        ['A', 'Ö', 'Z'],
        ['A', 'Z', 'Ö'],
      ]);
    });

    it('sorts again when the language changes', async () => {
      const rows = ['Ö', 'Z', 'A'].map(name => ({name}));
      const harness = await setUp({rows, lang: 'de'});
      await harness.press('Name');
      harness.table.lang = 'sv';
      await until(() => harness.column(0)[1] === 'Z');
      expect(harness.column(0)).to.deep.equal(['A', 'Z', 'Ö']);
    });

    it('sorts a cell by its orderValue', async () => {
      const rows = [
        {name: {value: 'first', orderValue: 3}},
        {name: {value: 'second', orderValue: 1}},
        {name: {value: 'third', orderValue: 2}},
      ];
      const harness = await setUp({rows});
      await harness.press('Name');
      expect(harness.column(0)).to.deep.equal(['second', 'third', 'first']);
    });
  });

  describe('search', () => {
    const rows = [{name: "O'Neil"}, {name: 'Smith'}, {name: new Date(2019, 5, 1)}, {name: true}];

    for (const [text, found] of [
      ['oneil', ["O'Neil"]],
      ['%ONEIL', ["O'Neil"]],
      ["O'Neil", ["O'Neil"]],
      ['2019-06-01', ['2019-06-01']],
      ['tru', ['true']],
      ['%%', ["O'Neil", 'Smith', '2019-06-01', 'true']],
    ] as const) {
      it(`finds ${found.join(', ')} for ${text}`, async () => {
        const harness = await setUp({rows});
        harness.table.search = text;
        await harness.table.updateComplete;
        expect(harness.column(0)).to.deep.equal(found);
      });
    }

    it('goes back to page 1', async () => {
      const harness = await setUp({page: 3});
      await harness.search('p');
      expect(harness.currentPage).to.equal('1');
    });

    it('shows a message if nothing matches', async () => {
      const harness = await setUp({search: 'nobody'});
      expect(harness.empty).to.equal('No Entries Match the filter');
      expect(harness.info).to.equal('');
    });

    it('names a search that nothing matches', async () => {
      const harness = await setUp({search: 'nobody'});
      expect(harness.part('empty-search')!.textContent).to.equal('Search: "nobody"');
    });

    it('clears a search that nothing matches with a button, and focuses the field', async () => {
      const harness = await setUp();
      await harness.search('nobody');
      harness.part('clear-search-button')!.click();
      await harness.table.updateComplete;
      expect(harness.table.query.search).to.equal('');
      expect(harness.rows).to.have.length(10);
      expectFocus(harness.searchField);
    });

    it('cannot clear a search without a field', async () => {
      const harness = await setUp({search: 'nobody', searchHidden: true});
      expect(harness.empty).to.equal('No Entries Match the filter');
      expect(harness.part('clear-search-button') === null).to.equal(true);
    });

    it('keeps the widths of the columns while nothing matches', async () => {
      // Few rows, so that the page never needs a scrollbar, which would change the width of the table.
      const harness = await setUp({pageSize: 3});
      const widths = () =>
        [...harness.table.shadowRoot!.querySelectorAll('th')].map(cell => cell.getBoundingClientRect().width);
      const before = widths();
      for (const search of ['nobody', '', 'nobody']) {
        harness.table.search = search;
        await harness.table.updateComplete;
        for (const [index, width] of widths().entries()) expect(width).to.be.closeTo(before[index]!, 0.5);
      }
    });

    it('shows the empty message if there is nothing to search', async () => {
      const harness = await setUp({rows: [], search: 'nobody'});
      expect(harness.empty).to.equal('No Entries to Display');
    });
  });

  describe('100,000 rows', () => {
    const many = people(100_000).reverse();

    it('are sorted in slices, and the page stays responsive', async () => {
      const harness = await setUp({rows: many});
      const changed = next(harness.table, 'lc-sort-change');
      await harness.press('Name');
      if (harness.table.matches(':state(loading)'))
        expect(harness.nativeTable.getAttribute('aria-busy')).to.equal('true');
      await changed;
      await harness.table.updateComplete;
      expect(harness.column(0).slice(0, 3)).to.deep.equal(['Person 1', 'Person 2', 'Person 3']);
      expect(harness.nativeTable.getAttribute('aria-busy')).to.equal('false');
    });

    it('are searched with each typed character, and the latest text counts', async () => {
      const harness = await setUp({rows: many});
      await harness.search('person 99999');
      while (harness.table.matches(':state(loading)')) await next(harness.table, 'lc-search-change');
      await harness.table.updateComplete;
      expect(harness.rows.map(([name]) => name)).to.deep.equal(['Person 99999']);
    });

    it('show the last page immediately', async () => {
      const harness = await setUp({rows: many});
      await harness.press('Last page');
      expect(harness.info).to.equal('99,991 - 100,000 out of 100,000 entries');
    });
  });
});
