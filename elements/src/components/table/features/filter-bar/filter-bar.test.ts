import {expect} from '@open-wc/testing';
import {plainFromDate} from '../../../../core/calendar/index.js';
import {registerTranslation} from '../../../../core/localization/index.js';
import {ar} from '../../../../core/localization/languages/ar.js';
import {
  initialQuery,
  resolvePeriod,
  type DatePeriod,
  type FieldCondition,
  type FilterTree,
  type TableColumn,
  type TableQuery,
} from '../../../../core/table/index.js';
import {expectAccessible} from '../../../../testing/accessibility.js';
import {setUpDataTable} from '../../../../testing/data-table-fixture.js';
import {recordEvents, recordWarnings} from '../../../../testing/events.js';
import {FilterBarHarness} from '../../../../testing/filter-bar-harness.js';
import {FilterHarness} from '../../../../testing/filter-harness.js';
import {press} from '../../../../testing/keyboard.js';
import {expectFocus} from '../../../../testing/same-element.js';
import './filter-bar.define.js';

const columns: TableColumn[] = [
  {label: 'Name', field: 'name', filter: 'text'},
  {label: 'Age', field: 'age', filter: 'number'},
  {label: 'City', field: 'city', filter: 'options'},
  {label: 'Born', field: 'born', filter: 'date'},
  {label: 'Note', field: 'note'},
];

const CITIES = ['Porto', 'Faro', 'Braga', ''];
const dayOf = (period: DatePeriod) => resolvePeriod(period, plainFromDate(new Date())!.date).from!;

/** 40 people: 10 of each city, from 1 to 40 years old. The first two are of today and yesterday. */
const rows = Array.from({length: 40}, (_, index) => ({
  name: `Person ${index + 1}`,
  age: index + 1,
  city: CITIES[index % 4],
  born: index === 0 ? dayOf('today') : index === 1 ? dayOf('yesterday') : '1999-12-31',
}));

async function setUp(query: Partial<TableQuery> = {}, properties = {}) {
  const {table} = await setUpDataTable({
    columns,
    rows,
    filterBar: true,
    query: {...initialQuery(5), ...query},
    ...properties,
  });
  return {table, bar: new FilterBarHarness(table), headers: new FilterHarness(table)};
}

const porto: FieldCondition = {field: 'city', filter: {type: 'options', values: ['Porto']}};
const faro: FieldCondition = {field: 'city', filter: {type: 'options', values: ['Faro']}};
const young: FieldCondition = {field: 'age', filter: {type: 'number', to: 5}};
const old: FieldCondition = {field: 'age', filter: {type: 'number', from: 37}};
const today: FieldCondition = {field: 'born', filter: {type: 'period', period: 'today'}};
const anyOf = (...conditions: FilterTree['conditions']): FilterTree => ({match: 'any', conditions});
const allOf = (...conditions: FilterTree['conditions']): FilterTree => ({match: 'all', conditions});

const group = {match: 'any', conditions: [porto, faro]} as const;

describe('lc-data-table with filterBar', () => {
  describe('accessibility', () => {
    it('is accessible with conditions and a group, in light and dark', async () => {
      const {table} = await setUp({where: allOf(young, group)});
      await expectAccessible(table);
    });

    it('is accessible with an open condition, in light and dark', async () => {
      const {table, bar} = await setUp({where: allOf(today)});
      await bar.click(bar.chip('Born: today'));
      await expectAccessible(table);
    });

    it('is accessible with a new condition, in light and dark', async () => {
      const {table, bar} = await setUp();
      await bar.add('City');
      await expectAccessible(table);
    });

    it('says all conditions in a sentence', async () => {
      const {bar} = await setUp({where: allOf(young, group)});
      expect([bar.bar!.role, bar.bar!.ariaLabel]).to.deep.equal(['group', 'Filters']);
      expect(bar.sentence).to.equal('Age: up to 5 and Any of: City: Porto or City: Faro');
      expect(bar.bar!.querySelector('.filter-group')!.ariaLabel).to.equal(
        'Any of: City: Porto or City: Faro',
      );
    });

    it('names the buttons, and says which condition is open', async () => {
      const {bar} = await setUp({where: anyOf(young, porto)});
      expect(bar.tools).to.deep.equal(['Match', 'Add filter', 'Add group', 'Clear all']);
      const chip = bar.chip('Age: up to 5');
      expect([chip.ariaHasPopup, chip.ariaExpanded]).to.deep.equal(['dialog', 'false']);
      await bar.click(chip);
      expect([chip.ariaExpanded, bar.popup.role, bar.popup.ariaLabel]).to.deep.equal([
        'true',
        'dialog',
        'Filter Age',
      ]);
    });

    it('announces the filtered columns, and how many entries match', async () => {
      const {bar} = await setUp({where: anyOf(young, porto)});
      await bar.add('Name');
      await bar.enter('value', '2');
      expect(bar.announcement).to.equal('Filtered by Age, City, Name. 1 - 5 out of 22 entries');
    });

    it('uses the language of the page', async () => {
      registerTranslation(ar);
      const {bar} = await setUp({where: anyOf(today, porto)}, {lang: 'ar', dir: 'rtl'});
      expect(bar.tools).to.deep.equal(['المطابقة', 'إضافة عامل تصفية', 'إضافة مجموعة', 'مسح الكل']);
      expect(bar.entries).to.deep.equal(['Born: اليوم', 'City: Porto']);
    });
  });

  describe('properties', () => {
    it('has no bar without filterBar, or without columns to filter by', async () => {
      expect((await setUp({}, {filterBar: false})).bar.bar).to.equal(null);
      expect((await setUp({}, {columns: [{label: 'Name', field: 'name'}]})).bar.bar).to.equal(null);
    });

    const trees: [title: string, query: Partial<TableQuery>, total: number][] = [
      ['all conditions', {where: allOf(young, porto)}, 2],
      ['any condition', {where: anyOf(young, porto)}, 13],
      ['a group in all', {where: allOf(young, group)}, 3],
      ['a group in any', {where: anyOf(today, {match: 'all', conditions: [porto, old]})}, 2],
      [
        'the filters of columns, too',
        {filters: {age: {type: 'number', to: 9}}, where: anyOf(porto, today)},
        3,
      ],
      [
        'days relative to today',
        {where: allOf({...today, filter: {type: 'period', period: 'last-2-days'}})},
        2,
      ],
    ];
    for (const [title, query, total] of trees) {
      it(`filters by ${title}`, async () => {
        const {table} = await setUp(query);
        expect(table.filteredTotal).to.equal(total);
      });
    }

    it('ignores invalid conditions with a warning, and keeps them', async () => {
      const unknown = {field: 'age', filter: {type: 'number', from: 'x'}} as never;
      const nested = anyOf(porto, anyOf(young) as never);
      const where = allOf(unknown, nested as never, young);
      const warnings = await recordWarnings(async () => {
        const {bar, table} = await setUp({where});
        expect(bar.entries).to.deep.equal([['Any of', 'City: Porto'], 'Age: up to 5']);
        expect(table.query.where).to.deep.equal(where);
        await bar.click(bar.button('Remove filter Age: up to 5'));
        expect(table.query.where).to.deep.equal(allOf(unknown, nested as never));
      });
      expect(warnings.filter(text => text.includes('the condition of "age"'))).to.have.length(1);
      expect(warnings.filter(text => text.includes('another group inside'))).to.have.length(1);
    });

    it('refuses a tree that contains itself, with a warning', async () => {
      const loop = allOf(young) as {match: 'all'; conditions: unknown[]};
      loop.conditions.push(loop);
      const warnings = await recordWarnings(async () => {
        const {bar} = await setUp({where: loop as FilterTree});
        expect(bar.entries).to.deep.equal([]);
      });
      expect(warnings.join()).to.contain('the where of query is not valid');
    });

    it('can have a field with the name of a member that every object has', async () => {
      const field = '__proto__';
      const own = (value: string) => Object.fromEntries([[field, value]]);
      const {bar, table} = await setUp(
        {},
        {columns: [{label: 'Name', field, filter: 'text'}], rows: [own('a'), own('b')]},
      );
      await bar.add('Name');
      await bar.enter('value', 'b');
      expect([bar.entries, table.filteredTotal]).to.deep.equal([['Name: contains b'], 1]);
    });

    it('shows 200 conditions', async () => {
      const many = Array.from({length: 200}, (_, age) => ({...young, filter: {type: 'number', from: age}}));
      const {bar, table} = await setUp({where: anyOf(...(many as FieldCondition[]))});
      expect([bar.entries.length, table.filteredTotal]).to.deep.equal([200, 40]);
    });

    it('shows what the app sets', async () => {
      const {bar, table} = await setUp({where: allOf(young)});
      table.query = {...initialQuery(5)};
      await bar.settle();
      expect([bar.entries, table.filteredTotal]).to.deep.equal([[], 40]);
    });

    it('closes the condition that the app removes', async () => {
      const {bar, table} = await setUp({where: allOf(today)});
      await bar.click(bar.chip('Born: today'));
      table.query = {...initialQuery(5)};
      await bar.settle();
      expect(bar.isOpen).to.equal(false);
    });
  });

  describe('adding', () => {
    it('lists the columns to filter by, and opens the editor beside the button', async () => {
      const {bar} = await setUp();
      await bar.click(bar.button('Add filter'));
      const {options} = bar.field<HTMLSelectElement>('column');
      expect([...options].map(({text}) => text)).to.deep.equal(['', 'Name', 'Age', 'City', 'Born']);
      expect([bar.focused, bar.popup.ariaLabel]).to.deep.equal(['column', 'Add filter']);
      await bar.choose(bar.field<HTMLSelectElement>('column'), 'age');
      expect([bar.focused, bar.popup.ariaLabel]).to.deep.equal(['column', 'Filter Age']);
      expect([bar.field('from').value, bar.entries]).to.deep.equal(['', []]);
    });

    it('replaces the condition if another column is chosen', async () => {
      const {bar} = await setUp({where: allOf(group)});
      await bar.add('Age');
      await bar.enter('from', '3');
      await bar.choose(bar.field<HTMLSelectElement>('column'), 'name');
      await bar.enter('value', '2');
      expect(bar.entries).to.deep.equal(['Name: contains 2', ['Any of', 'City: Porto', 'City: Faro']]);
    });

    it('adds the condition once it filters, and goes on with it', async () => {
      const {bar, table} = await setUp({where: allOf(group)});
      const seen = recordEvents(table, 'lc-query-change');
      await bar.add('Age');
      await bar.enter('from', '3');
      await bar.enter('to', '8');
      expect(bar.entries).to.deep.equal(['Age: 3 to 8', ['Any of', 'City: Porto', 'City: Faro']]);
      expect([table.filteredTotal, seen.length, bar.isOpen]).to.deep.equal([2, 2, true]);
    });

    it('adds nothing if the editor stays empty', async () => {
      const {bar} = await setUp();
      await bar.add('Age');
      await bar.press('Escape');
      expect([bar.entries, bar.isOpen, bar.focused]).to.deep.equal([[], false, 'Add filter']);
    });

    it('adds a group, which is joined by the other word', async () => {
      const {bar, table} = await setUp({where: allOf(today)});
      await bar.add('City', bar.button('Add group'));
      await bar.toggle('Porto');
      await bar.press('Escape');
      await bar.add('Age', bar.bar!.querySelector<HTMLButtonElement>('.filter-group [data-add]')!);
      await bar.enter('to', '3');
      expect(bar.entries).to.deep.equal(['Born: today', ['Any of', 'City: Porto', 'Age: up to 3']]);
      expect(table.filteredTotal).to.equal(1);
    });

    it('adds days relative to today, and dates again', async () => {
      const {bar, table} = await setUp();
      await bar.add('Born');
      await bar.choose(bar.field<HTMLSelectElement>('period'), 'last-7-days');
      expect([bar.entries, table.filteredTotal]).to.deep.equal([['Born: last 7 days'], 2]);
      expect(bar.field('from')).to.equal(null);
      await bar.choose(bar.field<HTMLSelectElement>('period'), '');
      expect(bar.entries).to.deep.equal([]);
      bar.field('to').value = '2000-01-01';
      bar.field('to').dispatchEvent(new Event('change', {bubbles: true}));
      await bar.settle();
      expect([bar.entries, table.filteredTotal]).to.deep.equal([['Born: up to 01/01/2000'], 38]);
    });
  });

  describe('the filters of columns', () => {
    it('are conditions of the bar, and the other way round', async () => {
      const {bar, headers, table} = await setUp({filters: {age: {type: 'number', to: 9}}});
      expect(bar.entries).to.deep.equal(['Age: up to 9']);
      await bar.add('City');
      await bar.toggle('Porto');
      expect(table.query.filters).to.deep.equal({age: {type: 'number', to: 9}, city: porto.filter});
      expect(headers.filterButton('city').ariaLabel).to.equal('Filter City, on');
      expect(table.shadowRoot!.querySelectorAll('.chip')).to.have.length(2);
    });

    it('cannot show days relative to today: their headers open the bar', async () => {
      const {bar, headers} = await setUp({where: allOf(today)});
      const button = headers.filterButton('born');
      expect([button.ariaLabel, button.title]).to.deep.equal([
        'Filter Born, on',
        'This column is filtered in the filter bar.',
      ]);
      await headers.open('born');
      expect([bar.isOpen, bar.focused]).to.deep.equal([true, 'period']);
    });

    it('move into conditions of which any must hold', async () => {
      const {bar, headers, table} = await setUp({
        filters: {age: young.filter as never, city: porto.filter as never},
      });
      await bar.choose(bar.match(), 'any');
      expect(table.query).to.deep.include({where: anyOf(young, porto)});
      expect(table.query.filters).to.equal(undefined);
      expect(headers.filterButton('city').title).to.contain('filter bar');
      expect(table.filteredTotal).to.equal(13);
      await bar.choose(bar.match(), 'all');
      expect(table.query.filters).to.deep.equal({age: young.filter, city: porto.filter});
    });

    it('are shown apart from conditions of which any must hold', async () => {
      const {bar, headers} = await setUp({filters: {age: young.filter as never}, where: anyOf(porto, today)});
      expect(bar.entries).to.deep.equal(['City: Porto', 'Born: today']);
      expect(headers.chips[0]).to.equal('Age: up to 5');
    });
  });

  describe('removing', () => {
    it('focuses the next condition, then the one before, and then the button', async () => {
      const {bar} = await setUp({where: anyOf(today, young, porto)});
      await bar.click(bar.button('Remove filter Age: up to 5'));
      expect(bar.focused).to.equal('Remove filter City: Porto');
      await bar.click(bar.button('Remove filter City: Porto'));
      expect(bar.focused).to.equal('Remove filter Born: today');
      await bar.click(bar.button('Remove filter Born: today'));
      expect(bar.focused).to.equal('Add filter');
    });

    it('removes a group with its last condition', async () => {
      const {bar} = await setUp({where: allOf(today, {match: 'any', conditions: [porto]})});
      await bar.click(bar.button('Remove filter City: Porto'));
      expect(bar.entries).to.deep.equal(['Born: today']);
    });

    it('removes all, also from the message of a table without matches', async () => {
      const {bar, table} = await setUp({
        filters: {age: {type: 'number', from: 90}},
        where: allOf(today),
      });
      table.shadowRoot!.querySelector<HTMLElement>('.empty-button')!.click();
      await bar.settle();
      expect([bar.entries, table.filteredTotal]).to.deep.equal([[], 40]);
      table.query = {...initialQuery(5), where: allOf(today, group)};
      await bar.settle();
      await bar.click(bar.button('Clear all'));
      expect([bar.entries, bar.focused]).to.deep.equal([[], 'Add filter']);
    });

    it('removes a condition whose editor is emptied, and adds it again', async () => {
      const {bar} = await setUp({where: allOf(today, {match: 'any', conditions: [porto]})});
      await bar.click(bar.chip('City: Porto'));
      await bar.toggle('Porto');
      expect(bar.entries).to.deep.equal(['Born: today']);
      await bar.toggle('Faro');
      expect(bar.entries).to.deep.equal(['Born: today', ['Any of', 'City: Faro']]);
    });
  });

  describe('keyboard', () => {
    it('adds, changes, and removes a condition', async () => {
      const {bar, table} = await setUp();
      bar.button('Add filter').focus();
      await bar.press('Enter');
      await bar.press('A');
      await bar.press('Tab');
      expect(bar.focused).to.equal('from');
      await bar.enter('from', '38');
      bar.field('from').focus();
      await bar.press('Enter');
      expect([bar.isOpen, bar.focused, table.filteredTotal]).to.deep.equal([false, 'Age: from 38', 3]);
      await bar.press('Enter');
      expect(bar.isOpen).to.equal(true);
      await bar.press('Escape');
      expect(bar.focused).to.equal('Age: from 38');
      await press('Tab');
      await bar.press('Enter');
      expect(bar.entries).to.deep.equal([]);
      expectFocus(bar.button('Add filter'));
    });
  });
});
