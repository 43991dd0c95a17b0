import type {ReactNode} from 'react';
import {DemoPage} from '../../shell/demo-page.js';
import type {ExampleProps} from '../../shell/example.js';
import Client from './examples/client.js';
import clientCode from './examples/client.tsx?code';
import Columns from './examples/columns.js';
import columnsCode from './examples/columns.tsx?code';
import Export from './examples/export.js';
import exportCode from './examples/export.tsx?code';
import Filters from './examples/filters.js';
import filtersCode from './examples/filters.tsx?code';
import HeldQuery from './examples/held-query.js';
import heldQueryCode from './examples/held-query.tsx?code';
import Look from './examples/look.js';
import lookCode from './examples/look.tsx?code';
import ManyRows from './examples/many-rows.js';
import manyRowsCode from './examples/many-rows.tsx?code';
import MultiSort from './examples/multi-sort.js';
import multiSortCode from './examples/multi-sort.tsx?code';
import RowActions from './examples/row-actions.js';
import rowActionsCode from './examples/row-actions.tsx?code';
import RowDetail from './examples/row-detail.js';
import rowDetailCode from './examples/row-detail.tsx?code';
import SelectRows from './examples/selection.js';
import selectionCode from './examples/selection.tsx?code';
import ServerSelection from './examples/server-selection.js';
import serverSelectionCode from './examples/server-selection.tsx?code';
import SelectionForm from './examples/selection-form.js';
import selectionFormCode from './examples/selection-form.tsx?code';
import ServerSearch from './examples/server-search.js';
import serverSearchCode from './examples/server-search.tsx?code';
import Server from './examples/server.js';
import serverCode from './examples/server.tsx?code';

const EXAMPLES: readonly ExampleProps[] = [
  {
    title: 'Client table',
    about: (
      <>
        All rows are in memory, so search, sort, and paging need no server. The first click on a header sorts
        ascending. A cell can show one value and sort by another, and <code>render</code> can return any React
        node.
      </>
    ),
    Live: Client,
    code: clientCode,
  },
  {
    title: 'Server table',
    about:
      'Each page is one request, and the first click on a header sorts descending. Choose a failure, then go to another page: the last good rows stay, and a message says what failed.',
    Live: Server,
    code: serverCode,
  },
  {
    title: 'A hundred thousand rows',
    about: (
      <>
        The table searches and sorts in slices, so that the page always responds. With{' '}
        <code>table-long-pages</code>, it also renders long pages in slices.
      </>
    ),
    Live: ManyRows,
    code: manyRowsCode,
  },
  {
    title: 'Query in your state',
    about: (
      <>
        <code>query</code> is the page, page size, sort, and search in one object. <code>onQueryChange</code>{' '}
        reports every change that the table makes, so that your state is never out of date.
      </>
    ),
    Live: HeldQuery,
    code: heldQueryCode,
  },
  {
    title: 'Selection',
    about:
      'Select single rows, a range with Shift, the page with the checkbox in the header, and then all rows. The selection stays when you change the page, the sort order, or the search.',
    Live: SelectRows,
    code: selectionCode,
  },
  {
    title: 'Selection on a server',
    about:
      'All rows that match are selected as a query with exceptions, so that no list of ids is needed. Here, a click anywhere in a row selects it.',
    Live: ServerSelection,
    code: serverSelectionCode,
  },
  {
    title: 'Sort by several columns',
    about:
      'Hold Shift and click a header to sort by one more column. The numbers show which column counts first. A third click leaves the column out again.',
    Live: MultiSort,
    code: multiSortCode,
  },
  {
    title: 'Selection in a form',
    about: (
      <>
        With a <code>name</code>, the table is a form control. <code>FormData</code> has one entry for each
        selected key. Submit the form without a selection, or with more than three.
      </>
    ),
    Live: SelectionForm,
    code: selectionFormCode,
  },
  {
    title: 'Search on a server',
    about: (
      <>
        <code>searchable</code> adds a search field: one request once you pause. <code>prefetch</code> loads
        the next page ahead.
      </>
    ),
    Live: ServerSearch,
    code: serverSearchCode,
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
    Live: Columns,
    code: columnsCode,
  },
  {
    title: 'Details of a row',
    about: (
      <>
        The button in a row shows its detail below, which can be any React node. Open rows stay open when you
        change the page or the sort order. With <code>detail="single"</code>, one row is open at a time.
      </>
    ),
    Live: RowDetail,
    code: rowDetailCode,
  },
  {
    title: 'Links and actions of a row',
    about:
      'The first cell is a real link, so that it opens in a new tab with Ctrl or Cmd. The menu at the end of a row holds its actions.',
    Live: RowActions,
    code: rowActionsCode,
  },
  {
    title: 'Density and narrow screens',
    about:
      'Choose how high the rows are. If the table is narrow, as on a phone, the cells of a row are below each other, each with the label of its column.',
    Live: Look,
    code: lookCode,
  },
  {
    title: 'Filters',
    about: (
      <>
        A column with <code>filter</code> has a button in its header. Numbers and days have a range, and
        options say how many rows have them. The filters that are on are shown above the rows.
      </>
    ),
    Live: Filters,
    code: filtersCode,
  },
  {
    title: 'Export',
    about: (
      <>
        Download all rows that match as CSV, from a server page by page. Select rows and copy them with the
        button or <kbd>Ctrl</kbd>+<kbd>C</kbd>; a spreadsheet pastes them as cells.
      </>
    ),
    Live: Export,
    code: exportCode,
  },
];

/** The tables. */
export default function TablesPage(): ReactNode {
  return (
    <DemoPage
      lead="One table for rows in memory and one for rows on a server. They look and work the same."
      examples={EXAMPLES}
    />
  );
}
