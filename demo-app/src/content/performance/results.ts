import bytes from './results/bytes.json';
import controls from './results/controls.json';
import datePicker from './results/date-picker.json';
import display from './results/display.json';
import excel from './results/excel.json';
import form from './results/form.json';
import groups from './results/groups.json';
import menu from './results/menu.json';
import mount from './results/mount.json';
import options from './results/options.json';
import scroll from './results/scroll.json';
import table from './results/table.json';
import tableEditing from './results/table-editing.json';
import tableFeatures from './results/table-features.json';
import tableTree from './results/table-tree.json';
import toasts from './results/toasts.json';
import tree from './results/tree.json';
import {recorded, type SuiteResult} from './compare.js';
import type {ShownSuite} from './summary.js';

// The types of the JSON are unions of every contender's numbers, which are of no use here. The file of a suite that has
// not been recorded yet contains `null`.
const read = (data: unknown): SuiteResult => data as SuiteResult;

const byteResult = read(bytes);
const tableResult = read(table);
const either = new Intl.ListFormat('en', {type: 'disjunction'});

/** The recorded results, in the order of the page. `npm run bench -- --record` replaces them. */
export const suites: readonly ShownSuite[] = recorded<ShownSuite>([
  {
    result: byteResult,
    // Rollup makes almost the same sizes as esbuild.
    variants: byteResult.variants.slice(0, 1),
    charted: [
      'page',
      'button',
      'text-input',
      'table',
      'date-picker',
      'toast',
      'everything',
      'text-area',
      'number-input',
      'password',
      'checkbox-group',
      'fieldset',
      'multi-select',
      'searchable-select',
      'typed-date',
      'date-fields',
      'time-input',
      'date-range',
      'file-upload',
      'code-input',
      'badge',
      'tag',
      'avatar',
      'card',
      'callout',
      'tabs',
      'accordion',
      'tooltip',
      'popover',
      'menu',
      'drawer',
      'progress',
      'spinner',
      'skeleton',
      'tree',
      'copy-button',
    ],
    telling: {
      jobs: ['page', 'button', 'text-input', 'select', 'table', 'date-picker', 'toast', 'form', 'everything'],
      inReact: ['page'],
    },
    about:
      'What a bundler makes of a page of eleven pieces (a button, a text input, a select, a checkbox, a radio button, a switch, a date picker, an upload, a modal, a table, and toasts), and of each component: minified and gzipped, with everything it needs at once.',
  },
  {
    result: tableResult,
    charted: ['first-page', 'key-1', 'sort-text', 'next-page'],
    telling: {jobs: ['first-page', 'key-1', 'sort-text', 'next-page'], variants: ['100000']},
    about: `A client table with ${either.format(tableResult.variants.map(({title}) => title))}, 6 columns, and 10 rows per page. The floor is a table written by hand for this case.`,
  },
  {
    result: read(tableFeatures),
    charted: ['filter-number', 'filter-text', 'select-all', 'invert'],
    telling: {jobs: ['filter-text', 'select-all'], variants: ['100000']},
    about: 'Filters by column, and the selection of rows, in the same table.',
  },
  {
    result: read(tableEditing),
    charted: ['edits', 'paste', 'changes', 'calls'],
    telling: {jobs: ['edits', 'changes'], variants: ['100000']},
    about: 'Edits of cells, and rows that change by key, in the same table.',
  },
  {
    result: read(excel),
    charted: ['write', 'longest-task', 'size'],
    telling: {jobs: ['write'], variants: ['100000']},
    about:
      'Writing an Excel file with all rows of six columns, next to a library that writes such files in browsers. Tasks shorter than 50 ms are not counted, so the longest can be 0. There is no floor.',
  },
  {
    result: read(groups),
    charted: ['group', 'open', 'ungroup', 'again'],
    telling: {jobs: ['group', 'open']},
    about:
      'A client table with 100,000 rows in 1,000 groups, and the sum of one column. Times are those until the first page is shown. AG Grid and MUI X group rows in their paid editions only, so they are not here. The floor is a map of groups, written by hand for this case.',
  },
  {
    result: read(tableTree),
    charted: ['mount', 'open', 'open-all', 'search'],
    telling: {jobs: ['open-all', 'search']},
    about:
      'A client table with 10,000 rows of three levels: opening one and all of them, and a search, which shows the rows that match and those above them. Vaadin Grid has no search, so the app filters the rows.',
  },
  {
    result: read(scroll),
    charted: [
      'mount',
      'wheel-slow-frame',
      'wheel-task',
      'wheel-busy',
      'wheel-empty',
      'thumb-slow-frame',
      'thumb-task',
      'thumb-busy',
      'thumb-empty',
    ],
    telling: {jobs: ['mount', 'wheel-busy', 'thumb-task']},
    about:
      'A list of 100,000 rows in memory, scrolled by the wheel, and by its thumb from end to end. Tasks are the processor time of the main thread, with layout and paint; at 60 frames per second, a frame has 16.7 ms. Rows are missing in a frame if a place in view has none, also while the browser scrolls before the page knows of it. Fast fingers on a phone, and rows that load from a server, are not measured. Each table has the row height of its theme. MUI X Data Grid scrolls through up to 100 rows in its free edition, so it is not here.',
  },
  {
    result: read(mount),
    charted: ['mount'],
    telling: {jobs: ['mount'], variants: ['button', 'text-input', 'checkbox', 'switch', 'select']},
    about:
      'How long it takes to show 1,000 controls of one kind. The floor is a minimal Lit element of the kind.',
  },
  {
    result: read(controls),
    charted: ['mount'],
    telling: {
      jobs: ['mount'],
      variants: ['number-input-500', 'multi-select-500', 'date-range-500', 'file-upload-500'],
    },
    about:
      'How long it takes to show 500 of each further control, in the libraries that have it. The floor is a minimal Lit element of the kind.',
  },
  {
    result: read(display),
    charted: ['mount'],
    telling: {jobs: ['mount'], variants: ['badge-1000', 'tag-1000', 'avatar-1000']},
    about:
      'How long it takes to show 1,000 badges, tags, or avatars, in the libraries that have them. The floor is a minimal Lit element of the kind.',
  },
  {
    result: read(form),
    charted: ['mount', 'key-middle', 'appear', 'submit-focus', 'submit', 'insert'],
    telling: {
      jobs: ['mount', 'key-middle', 'submit', 'insert'],
      inReact: ['mount', 'key-middle', 'submit', 'insert'],
    },
    about:
      'Typing in a form of 1,000 text fields that one zod schema validates with each key, submitting it, and inserting a row of five fields before 200 others. The floor is written by hand for this form.',
  },
  {
    result: read(datePicker),
    charted: ['first-open', 'open', 'reopen', 'arrow'],
    telling: {jobs: ['first-open', 'open', 'arrow']},
    about:
      'Opening the calendar of a field: the first in a page, a later one, the same one again, and a key in it.',
  },
  {
    result: read(menu),
    charted: ['create', 'open', 'reopen', 'arrow'],
    telling: {jobs: ['create', 'open']},
    about: 'Opening a menu of 1,000 actions. The floor is a native popover with buttons, written by hand.',
  },
  {
    result: read(options),
    charted: ['create', 'open', 'key'],
    telling: {jobs: ['open'], variants: ['select-10000', 'datalist-10000', 'multi-select-10000']},
    about:
      'A field whose list has 10,000 options: creating it, opening its list with a key, and the first letter of a search.',
  },
  {
    result: read(tree),
    charted: ['create', 'open', 'arrow'],
    telling: {jobs: ['create', 'open']},
    about:
      'A tree of ten closed folders with 10,000 files, of which one opens. The floor is a nested list, written by hand.',
  },
  {
    result: read(toasts),
    charted: ['show', 'busy'],
    telling: {jobs: ['show', 'busy']},
    about: 'Fifty toasts at once, with the animation of each library.',
  },
]);
