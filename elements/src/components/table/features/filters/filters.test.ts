import {expect} from '@open-wc/testing';
import {registerTranslation} from '../../../../core/localization/index.js';
import {ar} from '../../../../core/localization/languages/ar.js';
import {westernDigits} from '../../../../core/number/western-digits.js';
import {
  initialQuery,
  type ColumnFilter,
  type Filters,
  type TableColumn,
  type TableQuery,
} from '../../../../core/table/index.js';
import {expectAccessible} from '../../../../testing/accessibility.js';
import {setUpDataTable} from '../../../../testing/data-table-fixture.js';
import {recordEvents, recordWarnings} from '../../../../testing/events.js';
import {FilterHarness} from '../../../../testing/filter-harness.js';
import {press, type} from '../../../../testing/keyboard.js';
import {pick, seeded} from '../../../../testing/random-steps.js';
import {expectFocus} from '../../../../testing/same-element.js';
import {until} from '../../../../testing/until.js';
import type {LcDataTable} from '../../../data-table/data-table.define.js';
import './filters.define.js';

const columns: TableColumn[] = [
  {label: 'Name', field: 'name', filter: 'text'},
  {label: 'Age', field: 'age', filter: 'number'},
  {label: 'City', field: 'city', filter: 'options'},
];

const CITIES = ['Porto', 'Faro', 'Braga', ''];

/** 40 people: 10 of each city, from 1 to 40 years old. */
const rows = Array.from({length: 40}, (_, index) => ({
  name: `Person ${index + 1}`,
  age: index + 1,
  city: CITIES[index % 4],
}));

async function setUp(properties: Partial<LcDataTable> = {}): Promise<FilterHarness & {table: LcDataTable}> {
  const {table} = await setUpDataTable({columns, rows, pageSize: 5, ...properties});
  return new FilterHarness(table) as FilterHarness & {table: LcDataTable};
}

const queryOf = (filters: Filters, search = ''): TableQuery => ({...initialQuery(5), search, filters});

const withFilters = (filters: Filters) => setUp({query: queryOf(filters)});

const porto: ColumnFilter = {type: 'options', values: ['Porto']};

describe('lc-data-table filters', () => {
  describe('accessibility', () => {
    for (const field of ['name', 'age', 'city']) {
      it(`is accessible with the open filter of ${field}, in light and dark`, async () => {
        const harness = await setUp();
        await expectAccessible(harness.table, () => harness.reopen(field));
      });
    }

    it('is accessible with filters that are on, in light and dark', async () => {
      const {table} = await withFilters({city: porto, age: {type: 'number', from: 3}});
      await expectAccessible(table);
    });

    it('names the buttons and the popup, and says which column is filtered', async () => {
      const harness = await withFilters({city: porto});
      const button = harness.filterButton('city');
      expect(button.ariaLabel).to.equal('Filter City, on');
      expect(harness.filterButton('age').ariaLabel).to.equal('Filter Age');
      expect([button.ariaHasPopup, button.ariaExpanded]).to.deep.equal(['dialog', 'false']);
      await harness.open('city');
      expect(button.ariaExpanded).to.equal('true');
      expect([harness.popup.role, harness.popup.ariaLabel]).to.deep.equal(['dialog', 'Filter City']);
    });

    it('announces which columns are filtered, and how many entries match', async () => {
      const harness = await setUp();
      await harness.open('city');
      await harness.choose('Faro');
      expect(harness.announcement).to.equal('Filtered by City. 1 - 5 out of 10 entries');
    });

    it('uses the language of the page', async () => {
      registerTranslation(ar);
      const harness = await setUp({
        lang: 'ar',
        dir: 'rtl',
        query: queryOf({age: {type: 'number', from: 10}}),
      });
      // Engines have different digits in Arabic.
      expect(harness.chips.map(westernDigits)).to.deep.equal(['Age: من 10']);
    });
  });

  describe('columns', () => {
    it('have a button only with a filter', async () => {
      const harness = await setUp({columns: [{label: 'Name', field: 'name'}, columns[1]!]});
      expect(harness.filterButton('name')).to.equal(null);
      expect(harness.filterButton('age')).not.to.equal(null);
    });

    it('warn about an unknown filter', async () => {
      const warnings = await recordWarnings(async () => {
        const harness = await setUp({columns: [{label: 'Name', field: 'name', filter: 'like' as never}]});
        expect(harness.filterButton('name')).to.equal(null);
      });
      expect(warnings.join()).to.contain("a column's filter must be");
    });

    it('warn if two of them filter the same field', async () => {
      const column = {label: 'Name', field: 'name', filter: 'text'} as const;
      const warnings = await recordWarnings(() => setUp({columns: [column, {...column, filter: 'options'}]}));
      expect(warnings.join()).to.contain('two columns filter the same field');
    });

    it('can have the name of a member that every object has', async () => {
      const fields = ['constructor', 'toString', '__proto__'];
      const named = (value: string) => Object.fromEntries(fields.map(field => [field, value]));
      const harness = await setUp({
        columns: fields.map(field => ({label: field, field, filter: 'text'})),
        rows: [named('a'), named('b')],
      });
      expect(fields.map(field => harness.filterButton(field).hasAttribute('data-on'))).to.deep.equal([
        false,
        false,
        false,
      ]);
      await harness.open('constructor');
      await harness.enter('value', 'b');
      expect(harness.chips).to.deep.equal(['constructor: contains b']);
      expect(harness.filterButton('constructor').hasAttribute('data-on')).to.equal(true);
    });

    it('show nothing for a filter without effect, such as from an address', async () => {
      const harness = await withFilters({
        age: {type: 'number'},
        name: {type: 'text', operator: 'contains', value: ''},
        city: {type: 'options', values: []},
      });
      expect(harness.chips).to.deep.equal([]);
      expect(harness.filterButton('age').hasAttribute('data-on')).to.equal(false);
    });

    it('close the popup when their filter is removed, and the focus stays in the table', async () => {
      const harness = await setUp();
      await harness.open('age');
      harness.table.columns = [{label: 'Name', field: 'name', filter: 'text'}];
      await harness.settle();
      expect(harness.isOpen).to.equal(false);
      expectFocus(harness.part('scroller'));
    });
  });

  describe('a text filter', () => {
    it('applies what was typed when the popup closes because its column is gone', async () => {
      const harness = await setUp();
      await harness.open('name');
      harness.insert('value', 'person 3');
      harness.table.columns = columns.slice(1);
      await harness.settle();
      expect(harness.table.filteredTotal).to.equal(11);
      expect(harness.column(0)).to.deep.equal(['3', '30', '31', '32', '33']);
    });

    it('filters after a pause in typing', async () => {
      const harness = await setUp();
      await harness.open('name');
      expect(harness.focused).to.equal('value');
      // All at once, because a busy machine may pause between two keys.
      harness.insert('value', 'person 3');
      expect(harness.chips).to.deep.equal([]);
      await until(() => harness.chips.length > 0, 'the filter is on');
      expect(harness.chips).to.deep.equal(['Name: contains person 3']);
      expect(harness.info).to.equal('1 - 5 out of 11 entries');
    });

    it('has operators, some of which need no value', async () => {
      const harness = await setUp();
      await harness.open('name');
      await harness.enter('value', 'person 4');
      await harness.set('operator', 'equals');
      expect(harness.info).to.equal('1 - 1 out of 1 entries');
      await harness.set('operator', 'not-empty');
      expect(harness.chips).to.deep.equal(['Name: is not empty']);
      expect(harness.field('value').checkVisibility()).to.equal(false);
    });

    it('shows the operator in a field like that of the value, with a chevron', async () => {
      const harness = await setUp();
      await harness.open('name');
      const [operator, value] = ['operator', 'value'].map(name => harness.field(name));
      const {appearance, paddingInlineStart} = getComputedStyle(operator!);
      expect([appearance, paddingInlineStart]).to.deep.equal([
        'none',
        getComputedStyle(value!).paddingInlineStart,
      ]);
      const chevron = operator!.nextElementSibling!.getBoundingClientRect();
      const field = operator!.getBoundingClientRect();
      expect(chevron.right).to.be.lessThan(field.right);
      expect(chevron.top + chevron.bottom).to.be.closeTo(field.top + field.bottom, 1);
    });

    it('keeps the value while another operator is chosen', async () => {
      const harness = await setUp();
      await harness.open('name');
      await harness.enter('value', 'person 4');
      await harness.set('operator', 'empty');
      expect(harness.empty).to.equal('No Entries Match the filter');
      await harness.set('operator', 'starts-with');
      expect(harness.chips).to.deep.equal(['Name: starts with person 4']);
    });
  });

  it('can be cleared below the message that nothing matches', async () => {
    const harness = await setUp({
      query: {...initialQuery(), filters: {name: {type: 'text', operator: 'empty'}}},
    });
    const clear = harness.part('empty')!.querySelector('button')!;
    expect(clear.textContent.trim()).to.equal('Clear filters');
    clear.click();
    await harness.table.updateComplete;
    expect(harness.chips).to.deep.equal([]);
    expect(harness.rows).to.have.length(10);
  });

  describe('a range', () => {
    it('of numbers includes its ends', async () => {
      const harness = await setUp();
      await harness.open('age');
      await harness.enter('from', '10');
      await harness.enter('to', '20');
      expect(harness.chips).to.deep.equal(['Age: 10 to 20']);
      expect(harness.info).to.equal('1 - 5 out of 11 entries');
    });

    it('of numbers is read and shown in the language of the page', async () => {
      const harness = await setUp({lang: 'it'});
      await harness.open('age');
      await harness.enter('from', '10,5');
      await harness.close();
      await harness.open('age');
      expect([harness.chips, harness.field('from').value]).to.deep.equal([['Age: from 10,5'], '10,5']);
      expect(harness.table.query.filters).to.deep.equal({age: {type: 'number', from: 10.5}});
    });

    it('of numbers stays open with a message if Enter is pressed and the text is not a number', async () => {
      const harness = await setUp();
      await harness.open('age');
      await type('10x');
      await press('Enter');
      await harness.settle();
      const error = harness.popup.querySelector('#filter-from-error')!;
      const seen = [
        harness.isOpen,
        harness.chips,
        harness.field('from').ariaInvalid,
        error.textContent.trim(),
      ];
      expect(seen).to.deep.equal([true, [], 'true', 'From must be a number.']);
      await press('Backspace');
      await press('Enter');
      await harness.settle();
      expect([harness.isOpen, harness.chips]).to.deep.equal([false, ['Age: from 10']]);
    });

    it('starts with the current filter', async () => {
      const harness = await withFilters({age: {type: 'number', to: 3}});
      await harness.open('age');
      expect([harness.field('from').value, harness.field('to').value]).to.deep.equal(['', '3']);
    });
  });

  describe('options', () => {
    it('have the number of rows that the other filters and the search leave', async () => {
      const harness = await setUp({query: queryOf({age: {type: 'number', to: 6}}, 'person')});
      await harness.open('city');
      expect(harness.options).to.deep.equal(['Braga 1', 'Faro 2', 'Porto 2', '(empty) 1']);
    });

    it('filter at once, and any of them matches', async () => {
      const harness = await setUp();
      await harness.open('city');
      await harness.choose('Faro');
      await harness.choose('(empty)');
      expect(harness.table.query.filters).to.deep.equal({city: {type: 'options', values: ['Faro', '']}});
      expect(harness.chips).to.deep.equal(['City: Faro, (empty)']);
      expect(harness.options).to.deep.equal(['Braga 10', '*Faro 10', 'Porto 10', '*(empty) 10']);
      await harness.choose('Faro');
      await harness.choose('(empty)');
      expect(harness.table.query.filters).to.equal(undefined);
    });

    it('have the checkboxes of the library', async () => {
      const harness = await withFilters({city: porto});
      await harness.open('city');
      const marks = [...harness.popup.querySelectorAll('input')].map(input => [
        getComputedStyle(input).appearance,
        getComputedStyle(input, '::after').opacity,
      ]);
      expect(marks).to.deep.equal(
        harness.options.map(option => ['none', option.startsWith('*') ? '1' : '0']),
      );
    });

    it('of the app come first, with their labels', async () => {
      const filterOptions = [{value: 'Porto', label: 'Porto (PT)'}, 'Lagos'];
      const harness = await setUp({
        columns: [{label: 'City', field: 'city', filter: 'options', filterOptions}],
        query: queryOf({city: porto}),
      });
      expect(harness.chips).to.deep.equal(['City: Porto (PT)']);
      await harness.open('city');
      expect(harness.options).to.deep.equal([
        '*Porto (PT) 10',
        'Lagos 0',
        'Braga 10',
        'Faro 10',
        '(empty) 10',
      ]);
    });

    it('can be searched if there are more than 10', async () => {
      const many = Array.from({length: 150}, (_, index) => ({city: `City ${index + 1}`}));
      const harness = await setUp({columns: [columns[2]!], rows: many});
      await harness.open('city');
      expect(harness.options).to.have.length(100);
      expect(harness.popup.textContent).to.contain('50 more');
      expect(harness.focused).to.equal('search');
      await type('city 14');
      await harness.settle();
      expect(harness.options).to.have.length(11);
      await type('x');
      await harness.settle();
      expect(harness.popup.textContent).to.contain('No options');
      expect(harness.table.query.filters).to.equal(undefined);
    });

    it('are counted again when the rows change', async () => {
      const harness = await setUp();
      await harness.open('city');
      harness.table.rows = rows.slice(0, 3);
      await harness.settle();
      expect(harness.options).to.deep.equal(['Braga 1', 'Faro 1', 'Porto 1']);
    });

    it('keep a chosen one that no row has', async () => {
      const harness = await withFilters({city: {type: 'options', values: ['Lagos']}});
      await harness.open('city');
      expect(harness.options.at(-1)).to.equal('*Lagos 0');
    });

    it('are counted for many rows without blocking the page', async () => {
      const many = Array.from({length: 300_000}, (_, index) => ({city: `City ${index % 5}`}));
      const harness = await setUp({columns: [columns[2]!], rows: many, searchHidden: true});
      await harness.open('city');
      await until(() => harness.options.length === 5, 'the options are there');
      expect(harness.options[0]).to.equal('City 0 60000');
    });
  });

  describe('keyboard', () => {
    it('opens with Enter, and Escape closes and returns the focus', async () => {
      const harness = await setUp();
      harness.filterButton('age').focus();
      await press('Enter');
      await until(() => harness.focused === 'from', 'the focus is in the popup');
      await press('Escape');
      await harness.settle();
      expect(harness.isOpen).to.equal(false);
      expect(harness.focused).to.equal('Filter Age');
    });

    it('applies with Enter, and closes', async () => {
      const harness = await setUp();
      await harness.open('age');
      await type('38');
      await press('Enter');
      await harness.settle();
      expect(harness.isOpen).to.equal(false);
      expect(harness.focused).to.equal('Filter Age, on');
      expect(harness.chips).to.deep.equal(['Age: from 38']);
    });

    it('chooses options with Space', async () => {
      const harness = await setUp();
      await harness.open('city');
      expect(harness.focused).to.equal('option');
      await press('Space');
      await harness.settle();
      expect(harness.chips).to.deep.equal(['City: Braga']);
    });

    it('keeps what was typed when Escape closes the popup', async () => {
      const harness = await setUp();
      await harness.open('name');
      await type('person 40');
      await harness.close();
      expect(harness.chips).to.deep.equal(['Name: contains person 40']);
    });

    it('closes with Tab after the last control, and with Shift+Tab before the first', async () => {
      const harness = await setUp();
      await harness.open('age');
      await press('Shift+Tab');
      await harness.settle();
      expect([harness.isOpen, harness.focused]).to.deep.equal([false, 'Filter Age']);
      await harness.open('age');
      harness.popup.querySelector<HTMLElement>('.filter-text-button')!.focus();
      await press('Tab');
      await harness.settle();
      expect(harness.isOpen).to.equal(false);
      expect(harness.popup.contains(harness.table.shadowRoot!.activeElement)).to.equal(false);
    });

    it('does not close a dialog around the table with Escape', async () => {
      const harness = await setUp();
      const dialog = document.createElement('dialog');
      harness.table.replaceWith(dialog);
      dialog.append(harness.table);
      dialog.showModal();
      await harness.open('age');
      await press('Escape');
      expect([harness.isOpen, dialog.open]).to.deep.equal([false, true]);
    });
  });

  describe('popup', () => {
    it('closes when the user presses outside, and applies what was typed', async () => {
      const harness = await setUp();
      await harness.open('name');
      await type('person 40');
      document.body.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, composed: true}));
      await harness.settle();
      expect(harness.isOpen).to.equal(false);
      expect(harness.chips).to.deep.equal(['Name: contains person 40']);
    });

    it('moves to another column', async () => {
      const harness = await setUp();
      await harness.open('age');
      await harness.open('city');
      expect(harness.popup.ariaLabel).to.equal('Filter City');
      expect(harness.options).to.have.length(4);
    });

    it('removes the filter with "Clear", and stays open', async () => {
      const harness = await withFilters({age: {type: 'number', from: 10, to: 20}});
      await harness.open('age');
      harness.button('Clear').click();
      await harness.settle();
      expect(harness.chips).to.deep.equal([]);
      expect([harness.field('from').value, harness.field('to').value]).to.deep.equal(['', '']);
      expect([harness.isOpen, harness.focused]).to.deep.equal([true, 'from']);
    });

    it('does not let the events of its fields reach the app', async () => {
      const harness = await setUp();
      const events = recordEvents(harness.table, 'input', 'change');
      await harness.open('age');
      await harness.enter('from', '3');
      expect(events).to.deep.equal([]);
    });

    it('is next to its button', async () => {
      const harness = await setUp();
      await harness.open('age');
      const [popup, button] = [harness.popup, harness.filterButton('age')].map(part =>
        part.getBoundingClientRect(),
      );
      expect(Math.abs(popup!.left - button!.left)).to.be.lessThan(2);
      expect(popup!.top - button!.bottom).to.be.within(0, 10);
    });
  });

  describe('chips', () => {
    const three: Filters = {
      name: {type: 'text', operator: 'contains', value: 'person'},
      age: {type: 'number', from: 10, to: 20},
      city: {type: 'options', values: ['Porto', 'Faro', 'Braga', '']},
    };
    const remove = (harness: FilterHarness, filter: string) => {
      const button = harness.button(`Remove filter ${filter}`);
      button.focus();
      button.click();
      return harness.settle();
    };

    it('show each filter in words', async () => {
      const {chips} = await withFilters(three);
      expect(chips).to.deep.equal([
        'Name: contains person',
        'Age: 10 to 20',
        'City: Porto, Faro, Braga, 1 more',
      ]);
    });

    it('remove a filter, and the focus moves to the next one', async () => {
      const harness = await withFilters(three);
      await remove(harness, 'Age: 10 to 20');
      expect(harness.chips).to.deep.equal(['Name: contains person', 'City: Porto, Faro, Braga, 1 more']);
      expect(harness.focused).to.equal('Remove filter City: Porto, Faro, Braga, 1 more');
      expect(harness.announcement).to.equal('Filtered by Name, City. 1 - 5 out of 40 entries');
    });

    it('move the focus to the one before if the last one is removed, and then to the rows', async () => {
      const harness = await withFilters({age: three.age!, city: porto});
      await remove(harness, 'City: Porto');
      expect(harness.focused).to.equal('Remove filter Age: 10 to 20');
      await remove(harness, 'Age: 10 to 20');
      expect(harness.focused).to.equal('scroller');
      expect(harness.announcement).to.equal('No filters. 1 - 5 out of 40 entries');
    });

    it('are all removed with "Clear all"', async () => {
      const harness = await withFilters(three);
      await harness.press('Clear all');
      await harness.settle();
      expect(harness.chips).to.deep.equal([]);
      expect(harness.focused).to.equal('scroller');
      expect(harness.table.query).to.deep.equal({page: 1, pageSize: 5, sort: null, search: ''});
    });

    it('show a filter of a field without a column', async () => {
      const harness = await setUp({
        columns: [columns[0]!],
        query: queryOf({age: {type: 'number', from: 39}}),
      });
      expect(harness.chips).to.deep.equal(['age: from 39']);
      expect(harness.column(0)).to.deep.equal(['Person 39', 'Person 40']);
    });
  });

  describe('query', () => {
    it('is sent with the filters, on page 1', async () => {
      const harness = await setUp({page: 3});
      const queries: TableQuery[] = [];
      harness.table.addEventListener('lc-query-change', ({detail}) => queries.push(detail));
      await harness.open('city');
      await harness.choose('Faro');
      expect(queries).to.deep.equal([
        {page: 1, pageSize: 5, sort: null, search: '', filters: {city: {type: 'options', values: ['Faro']}}},
      ]);
      expect([harness.table.total, harness.table.filteredTotal]).to.deep.equal([40, 10]);
    });

    it('without filters removes them if it is whole, and keeps them otherwise', async () => {
      const {table} = await withFilters({city: porto});
      table.query = {search: 'person'};
      expect(table.query.filters).to.deep.equal({city: porto});
      table.query = {page: 1, pageSize: 5, sort: null, search: ''};
      await table.settled;
      expect([table.query.filters, table.filteredTotal]).to.deep.equal([undefined, 40]);
    });

    it('ignores filters of unknown fields and those that are not valid, and warns', async () => {
      const warnings = await recordWarnings(async () => {
        const harness = await withFilters({
          nobody: porto,
          age: {type: 'number', from: 'x' as never},
          city: {type: 'options'} as never,
          name: null as never,
        });
        expect(harness.info).to.equal('1 - 5 out of 40 entries');
        expect(harness.chips).to.deep.equal([]);
      });
      expect(warnings).to.have.length(4);
    });

    it('with a filter of another type than the column shows it, and the popup starts empty', async () => {
      const harness = await withFilters({age: {type: 'text', operator: 'equals', value: '7'}});
      expect(harness.chips).to.deep.equal(['Age: equals 7']);
      await harness.open('age');
      expect(harness.field('from').value).to.equal('');
    });
  });

  describe('a random filter of the user', () => {
    for (let seed = 1; seed <= 3; seed++) {
      it(`finds the same rows as a naive filter, seed ${seed}`, async () => {
        const random = seeded(seed);
        const harness = await setUp({pageSize: 100});
        const chosen = {from: '', to: '', text: '', cities: new Set<string>()};
        for (let step = 0; step < 25; step++) {
          const action = pick(random, ['from', 'to', 'text', 'city'] as const);
          if (action === 'city') {
            const city = pick(random, CITIES);
            await harness.open('city');
            const label = city === '' ? '(empty)' : city;
            // A city is not an option if the other filters leave nobody from there.
            if (harness.options.some(option => option.replace('*', '').startsWith(label))) {
              await harness.choose(label);
              if (!chosen.cities.delete(city)) chosen.cities.add(city);
            }
          } else {
            chosen[action] = pick(random, action === 'text' ? ['', '1', 'ON 2'] : ['', '5', '12', '30']);
            await harness.open(action === 'text' ? 'name' : 'age');
            await harness.set(action === 'text' ? 'value' : action, chosen[action]);
          }
          await harness.close();
          const {from, to, text, cities} = chosen;
          const expected = rows.filter(
            ({age, name, city}) =>
              age >= Number(from || 0) &&
              age <= Number(to || 99) &&
              name.toLowerCase().includes(text.toLowerCase()) &&
              (cities.size === 0 || cities.has(city!)),
          );
          expect(harness.column(0), JSON.stringify(harness.table.query)).to.deep.equal(
            expected.map(({name}) => name),
          );
        }
      });
    }
  });
});
