import bytes from './results/bytes.json';
import controls from './results/controls.json';
import datePicker from './results/date-picker.json';
import display from './results/display.json';
import form from './results/form.json';
import menu from './results/menu.json';
import mount from './results/mount.json';
import table from './results/table.json';
import tableFeatures from './results/table-features.json';
import toasts from './results/toasts.json';
import tree from './results/tree.json';
import {recorded, type SuiteResult, type Variant} from './compare.js';

interface ShownSuite {
  readonly result: SuiteResult;
  /** The variants with charts. Default: all. */
  readonly variants?: readonly Variant[];
  /** The jobs with a chart. All jobs are in the table below the charts. */
  readonly charted: readonly string[];
  /** What the reader should know before the numbers. */
  readonly about: string;
}

// The types of the JSON are unions of every contender's numbers, which are of no use here. The file of a suite that has
// not been recorded yet contains `null`.
const read = (data: unknown): SuiteResult => data as SuiteResult;

const byteResult = read(bytes);
const tableResult = read(table);

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
    about:
      'What a bundler makes of a page of eleven pieces (a button, a text input, a select, a checkbox, a radio button, a switch, a date picker, an upload, a modal, a table, and toasts), and of each component: minified and gzipped, with everything it needs at once.',
  },
  {
    result: tableResult,
    charted: ['first-page', 'key-1', 'sort-text', 'next-page'],
    about: `A client table with ${tableResult.variants.map(({title}) => title).join(' or ')}, 6 columns, and 10 rows per page. The floor is a table written by hand for this case.`,
  },
  {
    result: read(tableFeatures),
    charted: ['filter-number', 'filter-text', 'select-all', 'invert'],
    about: 'Filters by column, and the selection of rows, in the same table.',
  },
  {
    result: read(mount),
    charted: ['mount'],
    about:
      'How long it takes to show 1,000 controls of one kind. The floor is a minimal Lit element of the kind.',
  },
  {
    result: read(controls),
    charted: ['mount'],
    about:
      'How long it takes to show 500 of each further control, in the libraries that have it. The floor is a minimal Lit element of the kind.',
  },
  {
    result: read(display),
    charted: ['mount'],
    about:
      'How long it takes to show 1,000 badges, tags, or avatars, in the libraries that have them. The floor is a minimal Lit element of the kind.',
  },
  {
    result: read(form),
    charted: ['mount', 'key-middle', 'appear', 'submit-focus', 'submit', 'insert'],
    about:
      'Typing in a form of 1,000 text fields that one zod schema validates with each key, submitting it, and inserting a row of five fields before 200 others. The floor is written by hand for this form.',
  },
  {
    result: read(datePicker),
    charted: ['first-open', 'open', 'reopen', 'arrow'],
    about:
      'Opening the calendar of a field: the first in a page, a later one, the same one again, and a key in it.',
  },
  {
    result: read(menu),
    charted: ['create', 'open', 'reopen', 'arrow'],
    about: 'Opening a menu of 1,000 actions. The floor is a native popover with buttons, written by hand.',
  },
  {
    result: read(tree),
    charted: ['create', 'open', 'arrow'],
    about:
      'A tree of ten closed folders with 10,000 files, of which one opens. The floor is a nested list, written by hand.',
  },
  {
    result: read(toasts),
    charted: ['show', 'busy'],
    about: 'Fifty toasts at once, with the animation of each library.',
  },
]);
