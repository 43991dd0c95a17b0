/** The options of Material React Table 1 to 3 and Mantine React Table 1 and 2, and what becomes of each. */
import {namesOfPattern, nodesIn} from '../../script/read-script.mjs';
import {moveCellFunction} from '../tables/cell-functions.mjs';
import {literalOf, literalsOf, partsOf, plainExpression} from '../tables/read-options.mjs';
import {codeOf, drops, either, jsxOf, look, notNeeded, stops, words} from '../tables/table-plan.mjs';
import {fieldOf, rowKey} from '../tables/row-functions.mjs';
import {CELL_WORDS} from './cell-words.mjs';

const SERVER = 'Use a `ServerTable`: /guides/from-material-react-table#a-server-table.';
const STATE =
  'Keep what your app reads in a prop with its `on…Change`: /guides/from-material-react-table#options.';
const LACKING = 'There is nothing like it: /guides/from-material-react-table#what-is-not-available.';
const EDITING = 'Use `edit`, `rules`, and `onEdit`: /guides/from-material-react-table#a-table-to-edit.';
const THEME = 'Use the custom properties and parts of the table: /guides/theming.';

const menu = (_option, {columns}) => {
  columns.hasMenu = true;
};
/** Without the menu, unless another option asks for it. */
const noMenu = (_option, {columns}) => {
  columns.hasMenu ??= false;
};
const all = names => rule => Object.fromEntries(names.map(name => [name, rule]));
const need = (prop, feature, value) => (_option, plan) => {
  plan.set(prop, value);
  plan.features.add(feature);
};

function initialState(option, plan, source) {
  for (const part of partsOf(option.value) ?? [{...option, key: '?'}]) {
    const rule = INITIAL[part.key];
    if (rule) rule(part, plan, source);
    else plan.stop({...part, key: `initialState.${part.key}`}, STATE);
  }
}

function initialSort(option, plan) {
  const sorts = plainExpression(option.value).elements?.map(item => partsOf(item));
  const [first, ...others] = sorts ?? [];
  if (sorts?.length === 0) return;
  const id = literalOf(first?.find(({key}) => key === 'id')?.value ?? option.value);
  const desc = literalOf(first?.find(({key}) => key === 'desc')?.value ?? option.value);
  if (others.length > 0 || typeof id !== 'string' || typeof desc !== 'boolean')
    plan.stop(option, 'Write `sort` of the column, or `query={{sort, thenBy}}` for several.');
  else plan.columns.sorts.set(id, desc ? 'desc' : 'asc');
}

function initialPage(option, plan, source) {
  for (const part of partsOf(option.value) ?? [{...option, key: '?'}]) {
    if (part.key === 'pageSize') plan.set('pageSize', jsxOf(part, source));
    else if (part.key !== 'pageIndex' || literalOf(part.value) !== 0)
      plan.stop(part, 'Write `page` and `pageSize`. Pages count from 1.');
  }
}

/** What is only shown at first is not state of the app. */
const INITIAL = {
  sorting: initialSort,
  pagination: initialPage,
  density: words('density', {
    compact: 'compact',
    xs: 'compact',
    comfortable: null,
    md: null,
    spacious: 'comfortable',
    xl: 'comfortable',
  }),
  ...all(['showGlobalFilter', 'showColumnFilters'])(notNeeded),
};

function state(option, plan, source) {
  for (const part of partsOf(option.value) ?? [{...option, key: '?'}]) {
    if (/^(isLoading|showProgressBars|showSkeletons|showLoadingOverlay)$/.test(part.key)) {
      const code = codeOf(part, source);
      const before = plan.props.get('loading');
      if (before === undefined) plan.set('loading', `{${code}}`);
      else if (before !== `{${code}}`) plan.set('loading', `{${before.slice(1, -1)} || ${code}}`);
    } else plan.stop({...part, key: `state.${part.key}`}, STATE);
  }
}

function detail(option, plan, source) {
  const moved = moveCellFunction(plainExpression(option.value), source, CELL_WORDS, {isOfRow: true});
  if (moved.problem) return plan.stop(option, `${moved.problem} Write \`renderDetail={row => …}\`.`);
  plan.set('renderDetail', `{${moved.text}}`);
  plan.features.add('table-detail');
}

/** Whether a function uses what it gets. */
function usesParameters({params, body}) {
  const bound = params.flatMap(namesOfPattern);
  return [...nodesIn(body)].some(
    ({node}) => /^(JSX)?Identifier$/.test(node.type) && bound.includes(node.name),
  );
}

/** What an app renders in the toolbar, if it does not need the table. */
function toolbar(option, plan, source) {
  const create = plainExpression(option.value);
  const body = plainExpression(create.body);
  if (!/Function/.test(create.type) || !/^JSX(Element|Fragment)$/.test(body.type) || usesParameters(create))
    return plan.stop(option, 'Write it as children of the table with `slot="toolbar"`.');
  plan.children.push(`<div slot="toolbar">${source.slice(body.start, body.end)}</div>`);
}

function tree(option, plan) {
  const create = plainExpression(option.value);
  const [parameter] = create.params ?? [];
  const field = parameter?.type === 'Identifier' ? fieldOf(create.body, parameter.name) : undefined;
  if (field === undefined)
    return plan.stop(option, 'Write `childrenField`, the field with the rows below a row.');
  plan.set('childrenField', JSON.stringify(field));
  plan.features.add('table-tree');
}

function pagination(option, plan, source) {
  for (const part of partsOf(option.value) ?? [{...option, key: '?'}]) {
    const isSizes =
      part.key === 'rowsPerPageOptions' && literalsOf(part.value)?.every(size => typeof size === 'number');
    if (isSizes) plan.set('pageSizes', jsxOf(part, source));
    else look(part, plan);
  }
}

/** Only widths, which each column has here. */
function defaultColumn(option, plan) {
  const isSize = ({key}) => /^(size|minSize|maxSize|grow)$/.test(key);
  if (partsOf(option.value)?.every(isSize)) plan.drop(option, 'Write `width` in the columns that need one.');
  else plan.stop(option, 'Write what it has in each column, and run the move again.');
}

const selects = either((_option, plan) => {
  if (!plan.props.has('selection')) plan.set('selection', '"multiple"');
  plan.features.add('table-selection');
});

/** @type {Record<string, import('../tables/table-plan.mjs').OptionRule>} */
const TABLE_OPTIONS = {
  columns: ({value}, plan) => {
    plan.columnsNode = value;
  },
  data: (option, plan, source) => plan.set('rows', jsxOf(option, source)),
  getRowId: rowKey,
  enableRowSelection: selects,
  enableMultiRowSelection: either(notNeeded, (_option, plan) => plan.set('selection', '"single"')),
  enableSorting: either(notNeeded, (_option, {columns}) => {
    columns.sortable = false;
  }),
  enableColumnFilters: either(notNeeded, (_option, {columns}) => {
    columns.filter = false;
  }),
  enableGlobalFilter: either(notNeeded, (_option, plan) => plan.set('searchHidden')),
  enableFilters: either(notNeeded, (_option, plan) => {
    plan.columns.filter = false;
    plan.set('searchHidden');
  }),
  enableTopToolbar: either(notNeeded, (option, plan) => {
    plan.set('searchHidden');
    noMenu(option, plan);
  }),
  enablePagination: either(notNeeded, need('paging', 'table-scroll', '"scroll"')),
  enableRowVirtualization: either(need('paging', 'table-scroll', '"scroll"')),
  ...all(['enableColumnOrdering', 'enableColumnPinning', 'enableColumnResizing', 'enablePinning'])(
    either(menu),
  ),
  ...all(['enableHiding', 'enableColumnActions', 'enableColumnDragging'])(either(menu, noMenu)),
  enableGrouping: either((option, plan) => {
    menu(option, plan);
    plan.columns.groups = true;
    plan.features.add('table-groups');
  }),
  enableExpanding: either((_option, plan) => {
    if (plan.props.has('childrenField')) return;
    plan.set('childrenField', '"subRows"');
    plan.features.add('table-tree');
  }),
  getSubRows: tree,
  renderDetailPanel: detail,
  renderTopToolbarCustomActions: toolbar,
  renderCaption: (option, plan, source) => {
    if (typeof literalOf(option.value) === 'string') plan.set('label', jsxOf(option, source));
    else plan.stop(option, 'Write the title as `label`, a text.');
  },
  initialState,
  defaultColumn,
  state,
  ...all([
    ...['enableFacetedValues', 'enableColumnFilterModes', 'enableGlobalFilterModes', 'enableSubRowSelection'],
    ...['enableGlobalFilterRankedResults', 'enableBatchRowSelection', 'selectAllMode', 'enableBottomToolbar'],
    ...['filterFromLeafRows', 'maxLeafRowFilterDepth', 'memoMode'],
    ...[
      'autoResetPageIndex',
      'autoResetAll',
      'autoResetExpanded',
      'rowVirtualizerOptions',
      'columnResizeMode',
    ],
    ...['rowVirtualizerInstanceRef', 'debugTable', 'enableMultiRemove', 'columnFilterModeOptions'],
    ...['globalFilterModeOptions', 'enableFilterMatchHighlighting', 'key'],
    ...['paginateExpandedRows', 'editDisplayMode', 'createDisplayMode', 'rowPinningDisplayMode'],
    ...['rowNumberDisplayMode'],
    ...['rowVirtualizerProps', 'virtualizerInstanceRef', 'enableStickyFooter'],
  ])(notNeeded),
  ...all(['enableFullScreenToggle', 'enableDensityToggle'])(either(drops(LACKING))),
  enableKeyboardShortcuts: either(notNeeded),
  enableStickyHeader: either(drops('Set `--lc-table-max-height`: the header then stays visible.')),
  ...all(['localization', 'icons', 'mrtTheme', 'displayColumnDefOptions', 'layoutMode'])(drops(THEME)),
  ...all([
    ...[
      'enableToolbarInternalActions',
      'positionToolbarAlertBanner',
      'positionGlobalFilter',
      'positionPagination',
      'positionActionsColumn',
    ],
    ...[
      'positionExpandColumn',
      'positionToolbarDropZone',
      'paginationDisplayMode',
      'columnFilterDisplayMode',
    ],
    ...[
      'selectDisplayMode',
      'positionCreatingRow',
      'globalFilterFn',
      'enableSortingRemoval',
      'enableMultiSort',
      'groupedColumnMode',
    ],
    ...['maxMultiSortColFilters', 'enableSelectAll', 'isMultiSortEvent', 'enableExpandAll', 'sortDescFirst'],
    ...[
      'enableColumnVirtualization',
      'columnVirtualizerOptions',
      'maxMultiSortColCount',
      'columnResizeDirection',
    ],
  ])(drops('Our table has its own way, which is the same in all tables.')),
  ...all(['manualPagination', 'manualSorting', 'manualFiltering', 'manualGrouping', 'manualExpanding'])(
    either(stops(SERVER)),
  ),
  ...all(['rowCount', 'pageCount'])(stops(SERVER)),
  ...all(['enableEditing', 'enableCellActions'])(either(stops(EDITING))),
  enableRowActions: either(
    stops("Use `rowActions` and `onRowAction`, or a column with `field: ''` and `render`."),
  ),
  ...all(['renderRowActions', 'renderRowActionMenuItems'])(
    stops("Use `rowActions` and `onRowAction`, or a column with `field: ''` and `render`."),
  ),
  enableRowOrdering: either(stops('Use `reorderable` and `onRowMove`.')),
  ...all(['enableRowPinning', 'enableRowNumbers', 'enableClickToCopy'])(either(stops(LACKING))),
  muiPaginationProps: pagination,
  mantinePaginationProps: pagination,
};

/** Returns the rule of an option, also of those that are named after a part, such as `muiTablePaperProps`. */
export const ruleOfOption = key =>
  Object.hasOwn(TABLE_OPTIONS, key) ? TABLE_OPTIONS[key] : isPart(key) ? part : ruleOfHandler(key);

const ruleOfHandler = key => (/^on[A-Z]\w*Change$/.test(key) ? stops(STATE) : undefined);

export const isPart = key => /^(mui|mantine)[A-Z]\w*Props$/.test(key);

function part(option, plan) {
  const before = plan.obstacles.length;
  look(option, plan);
  if (plan.obstacles.length > before && /RowProps$/.test(option.key))
    plan.obstacles.at(-1).advice =
      'For a row that opens a page, use `rowHref`; for one that is selected, `selectOnClick`.';
}
