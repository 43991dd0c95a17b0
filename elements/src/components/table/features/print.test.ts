import {expect} from '@open-wc/testing';
import type {TableQuery} from '../../../core/table/index.js';
import {setUpDataTable} from '../../../testing/data-table-fixture.js';
import {asPrinted} from '../../../testing/print.js';
import type {LcDataTable} from '../../data-table/data-table.define.js';
import './actions/actions.define.js';
import './columns/columns.define.js';
import './detail/detail.define.js';
import './export/export.define.js';
import './filters/filters.define.js';
import './links/links.define.js';
import './long-pages/long-pages.define.js';
import './multi-sort/multi-sort.define.js';
import './narrow/narrow.define.js';
import './selection/selection.define.js';

type Properties = Omit<Partial<LcDataTable>, 'query'> & {query?: Partial<TableQuery>};

const rowsOf = (count: number) =>
  Array.from({length: count}, (_, id) => ({id, name: `Person ${id}`, city: 'Porto', total: 12.5}));

const columns = [
  {label: 'Name', field: 'name', footer: 'Sum'},
  {label: 'City', field: 'city', filter: 'text'},
  {label: 'Total', field: 'total', footer: '37.50'},
] as const;

/** What a table shows. Some features have several. */
const SHOWN: Readonly<Record<string, Properties>> = {
  'a selection': {selection: 'multiple', selected: [1]},
  'two sorted columns': {
    query: {sort: {field: 'city', direction: 'asc'}, thenBy: [{field: 'name', direction: 'asc'}]},
  },
  'column menus': {columnMenu: true},
  'a column pinned to the start': {columnState: {pinned: {name: 'start'}}},
  'a column pinned to the end': {columnState: {pinned: {total: 'end'}}},
  'resized columns': {columnState: {widths: {name: 300, city: 60, total: 400}}},
  groups: {columns: columns.map((column, index) => ({...column, group: index > 0 ? 'Bill' : ''}))},
  'cells below each other': {narrow: 'stack'},
  'an open detail': {renderDetail: () => 'Detail '.repeat(40), expanded: [1]},
  links: {rowHref: () => '#'},
  'row actions': {rowActions: [{label: 'Edit', action: 'edit'}]},
  'a filter': {query: {filters: {city: {type: 'text', operator: 'contains', value: 'o'}}}},
  'a download': {download: 'rows'},
  'a long page': {rows: rowsOf(230), pageSize: 230},
};

async function setUp(one: Properties, other: Properties = {}, width = 720): Promise<LcDataTable> {
  const {table} = await setUpDataTable({
    columns,
    rows: rowsOf(3),
    ...one,
    ...other,
    query: {...one.query, ...other.query} as TableQuery,
    columnState: {
      pinned: {...one.columnState?.pinned, ...other.columnState?.pinned},
      widths: {...one.columnState?.widths, ...other.columnState?.widths},
    },
  });
  table.style.inlineSize = `${width}px`;
  await table.settled;
  // Column widths are measured after a frame.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return table;
}

const isVisible = (element: Element) =>
  element.checkVisibility() && element.getBoundingClientRect().width > 0;

const all = <Found extends Element = HTMLElement>(table: LcDataTable, selector: string): Found[] =>
  [...table.shadowRoot!.querySelectorAll<Found>(selector)].filter(isVisible);

/** The rounded edges of the box of a part, or of its text. */
function edges(element: Element, isText = false): [left: number, right: number] {
  const range = document.createRange();
  range.selectNodeContents(element);
  const {left, right} = (isText ? range : element).getBoundingClientRect();
  return [Math.round(left), Math.round(right)];
}

/** The edges of the cells that a printed row has. */
const rowEdges = (row: HTMLTableRowElement) =>
  [...row.cells]
    .filter(isVisible)
    .map(cell => edges(cell).join('–'))
    .join(' ');

/** What can be seen in print, but only works on a screen. */
const controls = (table: LcDataTable): string[] => [
  ...all(table, 'button:not(.sort), input, select, [role="separator"]').map(({part}) => part.value),
  ...all(table, 'th, td')
    .filter(cell => getComputedStyle(cell, '::after').content !== 'none')
    .map(({part}) => `shadow of ${part.value}`),
];

describe('a printed table', () => {
  const names = Object.keys(SHOWN);
  const pairs = names.flatMap((first, place) =>
    names.slice(place + 1).map(second => [first, second] as const),
  );

  for (const [first, second] of pairs)
    it(`with ${first} and ${second} has only the columns of the app, from its first edge to its last`, async () => {
      const table = await setUp(SHOWN[first]!, SHOWN[second]);
      const seen = asPrinted(table, () => {
        const rows = all<HTMLTableRowElement>(
          table,
          '[part~="header-row"], [part~="row"], [part~="foot-row"]',
        );
        const header = [...rows[0]!.cells].filter(isVisible).map(cell => edges(cell));
        const [left, right] = edges(table.shadowRoot!.querySelector('table')!);
        return {
          controls: controls(table),
          columns: header.length,
          ends: [header[0]![0] - left, right - header.at(-1)![1]],
          rows: new Set(rows.map(rowEdges)).size,
          groups: all(table, '.group-row > *').flatMap(cell =>
            edges(cell).filter(edge => !header.flat().includes(edge)),
          ),
        };
      });
      expect(seen).to.deep.equal({controls: [], columns: 3, ends: [0, 0], rows: 1, groups: []});
    });

  it('has labels above the values', async () => {
    const table = await setUp({
      columnMenu: true,
      selection: 'multiple',
      renderDetail: () => 'x',
      expanded: [0],
    });
    asPrinted(table, () => {
      const [name, , total] = all(table, 'th .sort > span:first-child').map(label => edges(label, true));
      const [firstName, , firstTotal] = all(table, '[part="cell "], [part="cell"]').map(cell =>
        edges(cell, true),
      );
      const [detail] = all(table, '[part="detail"]').map(cell => edges(cell, true));
      expect([name![0], detail![0], total![1]]).to.deep.equal([firstName![0], firstName![0], firstTotal![1]]);
    });
  });

  it('has no controls if its cells are below each other', async () => {
    const table = await setUp(
      {narrow: 'stack', columnMenu: true, selection: 'multiple'},
      SHOWN['row actions'],
      300,
    );
    expect(asPrinted(table, () => controls(table))).to.deep.equal([]);
  });
});
