/** The suites of tables: in memory, with filters and a selection, and with all rows on one long page. */
import {job, variantsOf} from './shared.mjs';

const MEGABYTE = 1e6;

/** @type {import('../lib/rounds.mjs').Suite} */
export const table = {
  name: 'table',
  title: 'Table in memory',
  about: 'Six columns, ten rows per page. A key is one character of the word “marina”.',
  factory: 'tableBench',
  jobs: [
    job('first-page', 'First page'),
    job('key-1', 'First key', 'search'),
    job('further-keys', 'Further keys, each', 'search'),
    ...[2, 3, 4, 5, 6].map(key => job(`key-${key}`, `Key ${key}`, 'search')),
    job('clear', 'Clear the search', 'search'),
    job('sort-text', 'First sort by text', 'sort'),
    job('turn-text', 'Turn the sort by text', 'sort'),
    job('sort-number', 'First sort by number', 'sort'),
    job('turn-number', 'Turn the sort by number', 'sort'),
    job('search-sorted', 'Search while sorted', 'search-sorted'),
    job('clear-sorted', 'Clear the search while sorted', 'search-sorted'),
    job('next-page', 'Next page', 'page'),
    job('page-size-100', 'Page of 100 rows', 'pageSize'),
    job('page-size-1000', 'Page of 1,000 rows', 'pageSize'),
    job('longest-task', 'Longest task, up to the next page'),
    {id: 'memory', title: 'Memory beyond the rows', unit: 'MB'},
    {id: 'memory-left', title: 'Memory left after removal', unit: 'MB', hasNoRatio: true},
  ],
  variants: variantsOf([1000, 10_000, 100_000, 1_000_000], 'rows'),

  async measure(session, options) {
    await session.call('prepare', options);
    const before = await session.memory();
    await session.call('measure');
    const after = await session.memory();
    const {times, failures} = await session.call('measureLongPages');
    await session.call('destroy');
    const left = await session.memory();
    const memory = {memory: (after - before) / MEGABYTE, 'memory-left': (left - before) / MEGABYTE};
    return {values: {...times, ...furtherKeys(times), ...memory}, failures};
  },
};

/** Returns the mean of the keys after the first. */
function furtherKeys(times) {
  const keys = Object.keys(times).filter(id => /^key-[2-9]$/.test(id));
  if (keys.length === 0) return {};
  return {'further-keys': keys.reduce((sum, id) => sum + times[id], 0) / keys.length};
}

/** @type {import('../lib/rounds.mjs').Suite['measure']} */
async function measure(session, options) {
  await session.call('prepare', options);
  const {times, failures} = await session.call('measure');
  await session.call('destroy');
  return {values: times, failures};
}

/** @type {import('../lib/rounds.mjs').Suite} */
export const tableFeatures = {
  name: 'table-features',
  title: 'Filters and selection of a table in memory',
  about:
    'Six columns, ten rows per page, and a checkbox in each row. The selection is held by key. Half of the rows are selected before the selection is inverted.',
  factory: 'tableFeaturesBench',
  jobs: [
    job('filter-number', 'First filter, by number'),
    job('filter-text', 'Filter by text'),
    job('filter-both', 'Filter by number and text'),
    job('clear-filters', 'Clear the filters'),
    job('select-all', 'Select all rows'),
    job('select-half', 'Select half of the rows, by key'),
    job('invert', 'Invert the selection'),
    job('filter-selected', 'Filter by text with a selection'),
    job('longest-task', 'Longest task'),
  ],
  variants: variantsOf([10_000, 100_000, 1_000_000], 'rows'),
  measure,
};

/** @type {import('../lib/rounds.mjs').Suite} */
export const tableEditing = {
  name: 'table-editing',
  title: 'Editing and changes of a table in memory',
  about:
    'Six columns, ten rows per page. An edit starts with a double click and ends with Enter. Changes are applied by key, all over the table and on the page. The stream changes 1,000 rows in a second, 20 at a time.',
  factory: 'tableEditingBench',
  jobs: [
    job('start', 'Start an edit'),
    job('commit', 'Commit it'),
    job('edits', '100 edits, started and committed'),
    job('paste', 'Paste 10,000 cells'),
    job('changes', '1,000 changes in one call'),
    job('calls', '1,000 changes in 1,000 calls'),
    {...job('stream', 'Longest task of a stream'), hasNoRatio: true},
  ],
  variants: variantsOf([10_000, 100_000], 'rows'),
  measure,
};

/** @type {import('../lib/rounds.mjs').Suite} */
export const longPage = {
  name: 'long-page',
  title: 'Selection and scrolling of a long page',
  about:
    'Six columns, all rows on one page, and a checkbox in each row. The page is scrolled by a screen height in each frame, from its top to its end.',
  factory: 'longPageBench',
  jobs: [
    job('select-one', 'Select one row'),
    job('select-page', 'Select the page'),
    job('invert', 'Invert the selection'),
    job('scroll', 'Scroll: longest frame'),
    job('longest-task', 'Longest task while scrolling'),
  ],
  variants: variantsOf([1000, 10_000], 'rows'),
  measure,
};

/** @type {import('../lib/rounds.mjs').Suite} */
export const excel = {
  name: 'excel',
  title: 'Excel files',
  about:
    'Six columns with numbers, texts, and days. The file has a bold header that stays in view. The clock stops when the file is complete; all its cells are read again afterward.',
  factory: 'excelBench',
  jobs: [
    {...job('write', 'Write the file'), hasNoRatio: true},
    {...job('longest-task', 'Longest task'), hasNoRatio: true},
    {id: 'size', title: 'Size of the file', unit: 'MB', hasNoRatio: true},
  ],
  variants: variantsOf([10_000, 100_000], 'rows'),
  measure,
};

/** @type {import('../lib/rounds.mjs').Suite} */
export const groups = {
  name: 'groups',
  title: 'Groups and sums of a table in memory',
  about:
    'Seven columns, ten rows per page, 100 rows in each group, and the sum of one column. The clock stops when the first page is shown.',
  factory: 'groupsBench',
  jobs: [
    job('group', 'Group the rows'),
    job('open', 'Open a group'),
    job('close', 'Close it'),
    job('ungroup', 'Show all rows again'),
    job('again', 'Group them again'),
    job('longest-task', 'Longest task'),
  ],
  variants: variantsOf([100_000], 'rows'),
  measure,
};

/** @type {import('../lib/rounds.mjs').Suite} */
export const tableTree = {
  name: 'table-tree',
  title: 'Tree rows of a table in memory',
  about:
    'Six columns, three levels: 9 rows below each root, and 10 below each of them. Ten rows per page, or as many in view. A search shows the rows that match and those above them.',
  factory: 'tableTreeBench',
  jobs: [
    job('mount', 'First rows'),
    job('open', 'Open a row'),
    job('close', 'Close it'),
    job('open-all', 'Open all rows'),
    job('close-all', 'Close all rows'),
    job('search', 'Search'),
    job('longest-task', 'Longest task'),
  ],
  variants: variantsOf([10_000], 'rows'),
  measure,
};
