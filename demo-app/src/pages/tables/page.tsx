import type {ExampleProps} from '../../shell/example.js';
import client from './examples/client.tsx?example';
import columns from './examples/columns.tsx?example';
import csvExport from './examples/export.tsx?example';
import filters from './examples/filters.tsx?example';
import heldQuery from './examples/held-query.tsx?example';
import look from './examples/look.tsx?example';
import manyRows from './examples/many-rows.tsx?example';
import multiSort from './examples/multi-sort.tsx?example';
import rowActions from './examples/row-actions.tsx?example';
import rowDetail from './examples/row-detail.tsx?example';
import selection from './examples/selection.tsx?example';
import serverSelection from './examples/server-selection.tsx?example';
import selectionForm from './examples/selection-form.tsx?example';
import serverSearch from './examples/server-search.tsx?example';
import server from './examples/server.tsx?example';

export {overview} from './overview.js';

export const lead = 'One table for rows in memory and one for rows on a server. They look and work the same.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Client table',
    about: (
      <>
        All rows are in memory, so search, sort, and paging need no server. The first click on a header sorts
        ascending. A cell can show one value and sort by another, and <code>render</code> can return any React
        node.
      </>
    ),
    ...client,
  },
  {
    title: 'Server table',
    about:
      'Each page is one request, and the first click on a header sorts descending. Choose a failure, then go to another page: the last good rows stay, and a message says what failed.',
    ...server,
  },
  {
    title: 'A hundred thousand rows',
    about: (
      <>
        The table searches and sorts in slices, so that the page always responds. With{' '}
        <code>table-long-pages</code>, it also renders long pages in slices.
      </>
    ),
    ...manyRows,
  },
  {
    title: 'Query in your state',
    about: (
      <>
        <code>query</code> is the page, page size, sort, and search in one object. <code>onQueryChange</code>{' '}
        reports every change that the table makes, so that your state is never out of date.
      </>
    ),
    ...heldQuery,
  },
  {
    title: 'Selection',
    about:
      'Select single rows, a range with Shift, the page with the checkbox in the header, and then all rows. The selection stays when you change the page, the sort order, or the search.',
    ...selection,
  },
  {
    title: 'Selection on a server',
    about:
      'All rows that match are selected as a query with exceptions, so that no list of ids is needed. Here, a click anywhere in a row selects it.',
    ...serverSelection,
  },
  {
    title: 'Sort by several columns',
    about:
      'Hold Shift and click a header to sort by one more column. The numbers show which column counts first. A third click leaves the column out again.',
    ...multiSort,
  },
  {
    title: 'Selection in a form',
    about: (
      <>
        With a <code>name</code>, the table is a form control. <code>FormData</code> has one entry for each
        selected key. Submit the form without a selection, or with more than three.
      </>
    ),
    ...selectionForm,
  },
  {
    title: 'Search on a server',
    about: (
      <>
        <code>searchable</code> adds a search field: one request once you pause. <code>prefetch</code> loads
        the next page ahead.
      </>
    ),
    ...serverSearch,
  },
  {
    title: 'Columns',
    about: (
      <>
        Open the menu of a header to move, pin, resize, or hide its column, or drag the header and its end.
        All changes are in one object, <code>columnState</code>, which you can store. Columns have groups and
        footers here.
      </>
    ),
    ...columns,
  },
  {
    title: 'Details of a row',
    about: (
      <>
        The button in a row shows its detail below, which can be any React node. Open rows stay open when you
        change the page or the sort order. With <code>detail="single"</code>, one row is open at a time.
      </>
    ),
    ...rowDetail,
  },
  {
    title: 'Links and actions of a row',
    about:
      'The first cell is a real link, so that it opens in a new tab with Ctrl or Cmd. The menu at the end of a row holds its actions.',
    ...rowActions,
  },
  {
    title: 'Density and narrow screens',
    about:
      'Choose how high the rows are. If the table is narrow, as on a phone, the cells of a row are below each other, each with the label of its column.',
    ...look,
  },
  {
    title: 'Filters',
    about: (
      <>
        A column with <code>filter</code> has a button in its header. Numbers and days have a range, and
        options say how many rows have them. The filters that are on are shown above the rows. With{' '}
        <code>typed-dates</code> and the date picker, users type days in the language of the page, as they are
        shown in a column of the type <code>date</code>.
      </>
    ),
    ...filters,
  },
  {
    title: 'Export',
    about: (
      <>
        Download all rows that match as CSV, from a server page by page. Select rows and copy them with the
        button or <kbd>Ctrl</kbd>+<kbd>C</kbd>; a spreadsheet pastes them as cells.
      </>
    ),
    ...csvExport,
  },
];
