import {expect} from '@open-wc/testing';
import {initialQuery} from '../../core/table/index.js';
import {people, setUpDataTable} from '../../testing/data-table-fixture.js';
import {recordWarnings} from '../../testing/events.js';
import {endGracePeriods} from '../../testing/grace-period.js';
import {until} from '../../testing/until.js';

// The features are imported by single cases: each file has its own page.
describe('a feature whose module is not imported', () => {
  it('warns once with the import, but not a table that does not need it', async () => {
    const warnings = await recordWarnings(async () => {
      await endGracePeriods(async () => {
        await setUpDataTable();
        await setUpDataTable({selection: 'multiple'});
        await setUpDataTable({selection: 'single'});
        const sort = {field: 'name', direction: 'asc'} as const;
        await setUpDataTable({query: {...initialQuery(), sort, thenBy: [{field: 'age', direction: 'asc'}]}});
        await setUpDataTable({columnMenu: true});
        await setUpDataTable({columnState: {hidden: ['name']}});
        await setUpDataTable({columns: [{label: 'Name', field: 'name', filter: 'text'}]});
        await setUpDataTable({download: 'people'});
        await setUpDataTable({download: 'people.xlsx'});
      });
    });
    expect(warnings).to.deep.equal([
      "<lc-data-table>: selection needs its module: import '@life-changers/elements/table-selection'.",
      "<lc-data-table>: thenBy needs its module: import '@life-changers/elements/table-multi-sort'.",
      "<lc-data-table>: columnMenu or columnState needs its module: import '@life-changers/elements/table-columns'.",
      "<lc-data-table>: the filter of a column needs its module: import '@life-changers/elements/table-filters'.",
      "<lc-data-table>: download needs its module: import '@life-changers/elements/table-export'.",
      "<lc-data-table>: download needs its module: import '@life-changers/elements/table-excel'.",
    ]);
  });

  it('shows the plain table, and adds the feature as soon as it is imported', async () => {
    const rows = people(3).map((person, id) => ({id, ...person}));
    const {table, nativeTable} = await setUpDataTable({selection: 'multiple', rows});
    expect(nativeTable.querySelectorAll('input')).to.have.length(0);
    await import('./features/selection/selection.define.js');
    await until(() => nativeTable.querySelectorAll('input').length === 4, 'the checkboxes are there');
    expect(table.shadowRoot!.adoptedStyleSheets.length).to.be.greaterThan(0);
  });

  it('shows features in the same order, whichever is imported first', async () => {
    const {nativeTable} = await setUpDataTable({
      rows: people(2).map((person, id) => ({id, ...person})),
      selection: 'multiple',
      renderDetail: () => 'More',
      rowActions: [{label: 'Edit', action: 'edit'}],
    });
    await import('./features/actions/actions.define.js');
    await import('./features/detail/detail.define.js');
    await import('./features/selection/selection.define.js');
    const cells = () =>
      [...nativeTable.tBodies[0]!.rows[0]!.cells].map(cell => cell.part.value.split(' ')[1]);
    await until(() => cells().includes('detail-toggle-cell'), 'the buttons are there');
    expect(cells().filter(Boolean)).to.deep.equal(['select-cell', 'detail-toggle-cell', 'actions-cell']);
  });

  it('filters the rows of a client table that has filters already', async () => {
    const filters = {name: {type: 'text', operator: 'contains', value: 'person 4'}} as const;
    const harness = await setUpDataTable({query: {...initialQuery(), filters}});
    expect(harness.table.filteredTotal).to.equal(42);
    await import('./features/filters/filters.define.js');
    await harness.table.updateComplete;
    expect(harness.column(0)).to.deep.equal(['Person 4', 'Person 40', 'Person 41', 'Person 42']);
    expect(harness.part('filter-chip')!.textContent).to.contain('person 4');
  });

  it('sorts the rows of a client table that is sorted by several columns already', async () => {
    const sorts = {
      sort: {field: 'city', direction: 'asc'},
      thenBy: [{field: 'age', direction: 'asc'}],
    } as const;
    const harness = await setUpDataTable({
      columns: ['city', 'age'].map(field => ({label: field, field})),
      rows: [9, 7, 8].map(age => ({city: 'Faro', age})),
      query: {...initialQuery(), ...sorts},
    });
    expect(harness.column(1)).to.deep.equal(['9', '7', '8']);
    await import('./features/multi-sort/multi-sort.define.js');
    await harness.table.updateComplete;
    expect(harness.column(1)).to.deep.equal(['7', '8', '9']);
  });

  it('shows what columns ask for without a property of the table', async () => {
    const harness = await setUpDataTable({columns: [{label: 'Name', field: 'name', footer: 'Total'}]});
    await import('./features/columns/columns.define.js');
    await harness.table.updateComplete;
    expect(harness.part('foot-cell')!.textContent).to.equal('Total');
  });

  it('is used by a table that was not on the page when it was imported', async () => {
    const harness = await setUpDataTable({rowHref: 'note'});
    const {table} = harness;
    const parent = table.parentElement!;
    table.remove();
    await import('./features/links/links.define.js');
    parent.append(table);
    await table.updateComplete;
    expect(harness.part('row-link')!.textContent).to.equal('Person 1');
  });

  it('shows the filter of a hidden column by its label', async () => {
    await import('./features/columns/columns.define.js');
    await import('./features/filters/filters.define.js');
    const filters = {city: {type: 'options', values: ['PT']}} as const;
    const {table} = await setUpDataTable({
      columns: [
        {label: 'Name', field: 'name'},
        {label: 'Town', field: 'city', filter: 'options', filterOptions: [{label: 'Porto', value: 'PT'}]},
      ],
      rows: [{name: 'Ana', city: 'PT'}],
      columnState: {hidden: ['city']},
      query: {...initialQuery(), filters},
    });
    const chip = table.shadowRoot!.querySelector('.chip')!;
    expect(chip.textContent).to.contain('Town').and.to.contain('Porto');
  });
});
