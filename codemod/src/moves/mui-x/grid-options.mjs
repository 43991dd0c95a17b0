/** The props of MUI X Data Grid 5 to 9, and what becomes of each. */
import {literalOf, literalsOf, partsOf, plainExpression} from '../tables/read-options.mjs';
import {rowKey} from '../tables/row-functions.mjs';
import {drops, either, jsxOf, look, notNeeded, renames, stops, words} from '../tables/table-plan.mjs';

const SERVER = 'Use a `ServerTable`: /guides/from-mui-x#a-server-grid.';
const STATE =
  'Keep what your app reads in a prop with its `on…Change`: /guides/from-mui-x#props-of-the-grid.';
const LACKING = 'There is nothing like it: /guides/from-mui-x#what-is-not-available.';
const EDITING = 'Use `edit`, `rules`, and `onEdit`: /guides/editing-tables.';

const all = names => rule => Object.fromEntries(names.map(name => [name, rule]));
const fact =
  (name, value = true) =>
  (_option, plan) => {
    plan.columns[name] = value;
  };
const isServer = (option, plan) => {
  if (literalOf(option.value) !== 'client') plan.stop(option, SERVER);
};

/** Reads a part of an object, one after the other. */
const parts = rules => (option, plan, source) => {
  for (const part of partsOf(option.value) ?? [{...option, key: '?'}]) {
    const rule = Object.hasOwn(rules, part.key) ? rules[part.key] : undefined;
    if (rule) rule(part, plan, source);
    else plan.stop({...part, key: `${option.key}.${part.key}`}, STATE);
  }
};

function sortModel(option, plan) {
  const [first, ...others] = plainExpression(option.value).elements ?? [undefined, undefined];
  if (!first && others.length === 0) return;
  const item = first && partsOf(first);
  const word = name => literalOf(item?.find(({key}) => key === name)?.value ?? option.value);
  if (others.length > 0 || typeof word('field') !== 'string' || !['asc', 'desc'].includes(word('sort')))
    plan.stop(option, 'Write `sort` of the column, or `query={{sort, thenBy}}` for several.');
  else plan.columns.sorts.set(word('field'), word('sort'));
}

const firstPage = (option, plan) => {
  if (literalOf(option.value) !== 0) plan.stop(option, 'Write `page`. Pages count from 1.');
};

/** The first page, also as a constant of the file. */
function firstPages(option, plan, source) {
  const {name} = plainExpression(option.value);
  const variable = name === undefined ? undefined : plan.names.variable(name);
  const isConstant = variable?.parents.at(-1).kind === 'const' && partsOf(variable.node.init ?? option.value);
  if (!isConstant) return parts({pageSize, page: firstPage})(option, plan, source);
  for (const part of isConstant) {
    if (part.key === 'pageSize') plan.set('pageSize', `{${name}.pageSize}`);
    else if (part.key === 'page') firstPage({...part, node: option.node}, plan);
    else plan.stop({key: `${option.key}.${part.key}`, node: option.node}, STATE);
  }
}

/** Also the prop of version 5, if nothing changes it. */
const pageSize = (option, plan, source) => plan.set('pageSize', jsxOf(option, source));

const pageSizes = (option, plan, source) => {
  const isNumbers = literalsOf(option.value)?.every(size => typeof size === 'number');
  if (isNumbers) plan.set('pageSizes', jsxOf(option, source));
  else plan.stop(option, 'Write `pageSizes`, a list of numbers.');
};

/** The toolbar of MUI has columns, filters, and an export. */
function toolbarSlot(option, plan) {
  if (!/^GridToolbar$/.test(plainExpression(option.value)?.name)) {
    plan.stop(option, 'Write your toolbar as children of the table with `slot="toolbar"`.');
    return;
  }
  plan.set('download', '""');
  plan.features.add('table-export');
}

const quickFilter = parts({
  showQuickFilter: either(fact('search')),
  ...all(['quickFilterProps', 'printOptions', 'csvOptions'])(drops('Use `download` and `downloadOptions`.')),
});

const slotProps = (option, plan, source) => {
  for (const part of partsOf(option.value) ?? [{...option, key: '?'}])
    if (/^toolbar$/i.test(part.key)) quickFilter(part, plan, source);
    else look(part, plan);
};

const slots = parts({
  toolbar: toolbarSlot,
  Toolbar: toolbarSlot,
  loadingOverlay: drops('Set `loading`: outlines and a bar are included.'),
  LoadingOverlay: drops('Set `loading`: outlines and a bar are included.'),
});

const initialState = parts({
  pagination: parts({paginationModel: firstPages, pageSize, page: firstPage}),
  sorting: parts({sortModel}),
  density: words('density', {compact: 'compact', standard: null, comfortable: 'comfortable'}),
});

/** @type {Record<string, import('../tables/table-plan.mjs').OptionRule>} */
const GRID_OPTIONS = {
  rows: renames('rows'),
  columns: ({value}, plan) => {
    plan.columnsNode = value;
  },
  getRowId: rowKey,
  loading: renames('loading'),
  checkboxSelection: either((_option, plan) => {
    plan.set('selection', '"multiple"');
    plan.features.add('table-selection');
  }),
  ...all(['disableRowSelectionOnClick', 'disableSelectionOnClick'])(either(fact('noClick'))),
  density: words('density', {compact: 'compact', standard: null, comfortable: 'comfortable'}),
  pageSize,
  ...all(['pageSizeOptions', 'rowsPerPageOptions'])(pageSizes),
  initialState,
  ...all(['slots', 'components'])(slots),
  ...all(['slotProps', 'componentsProps'])(slotProps),
  showToolbar: either((_option, plan) => {
    plan.columns.search = true;
    plan.set('download', '""');
    plan.features.add('table-export');
  }),
  ...all(['hideFooter', 'hideFooterPagination'])(either(fact('noPages'))),
  pagination: either(fact('pages')),
  disableColumnFilter: either(fact('filter', false)),
  disableColumnSorting: either(fact('sortable', false)),
  disableColumnMenu: either(fact('hasMenu', false)),
  label: renames('label'),
  'aria-label': renames('label'),
  key: renames('key'),
  ...all(['paginationMode', 'sortingMode', 'filterMode', 'rowsLoadingMode'])(isServer),
  ...all(['rowCount', 'dataSource', 'estimatedRowCount', 'paginationMeta'])(stops(SERVER)),
  ...all(['processRowUpdate', 'editMode', 'rowModesModel', 'cellModesModel', 'isCellEditable'])(
    stops(EDITING),
  ),
  ...all(['onCellEditCommit', 'onCellEditStop', 'onRowEditStop', 'onRowEditStart', 'editRowsModel'])(
    stops(EDITING),
  ),
  onRowClick: stops('For a row that opens a page, use `rowHref`; for one that is selected, `selectOnClick`.'),
  ...all(['rowSelectionModel', 'selectionModel', 'onRowSelectionModelChange', 'onSelectionModelChange'])(
    stops('Use `selected` and `onSelectionChange`. With all rows, its detail is a query with exceptions.'),
  ),
  ...all([
    'apiRef',
    'isRowSelectable',
    'getRowClassName',
    'getCellClassName',
    'treeData',
    'columnGroupingModel',
  ])(stops(LACKING)),
  getDetailPanelContent: stops('Write `renderDetail={row => …}`, with `table-detail`.'),
  ...all([
    ...['autoHeight', 'disableVirtualization', 'keepNonExistentRowsSelected', 'hideFooterSelectedRowCount'],
    ...[
      'disableDensitySelector',
      'experimentalFeatures',
      'nonce',
      'throttleRowsMs',
      'rowBuffer',
      'columnBuffer',
    ],
    ...[
      'rowBufferPx',
      'columnBufferPx',
      'ignoreDiacritics',
      'disableEval',
      'autosizeOnMount',
      'autosizeOptions',
    ],
    ...['disableExtendRowFullWidth', 'rowThreshold', 'columnThreshold', 'hideFooterRowCount', 'ref'],
  ])(notNeeded),
  ...all([
    ...[
      'rowHeight',
      'columnHeaderHeight',
      'headerHeight',
      'getRowHeight',
      'getEstimatedRowHeight',
      'rowSpacingType',
    ],
    ...[
      'getRowSpacing',
      'showCellVerticalBorder',
      'showColumnVerticalBorder',
      'showCellRightBorder',
      'classes',
    ],
    ...['showColumnRightBorder', 'sx', 'className', 'style', 'scrollbarSize'],
  ])(drops('Use `density`, `bordered`, and the custom properties and parts of the table: /guides/theming.')),
  localeText: drops('Use `registerTranslation`: /guides/languages.'),
  ...all([
    ...[
      'disableColumnSelector',
      'disableMultipleColumnsFiltering',
      'disableMultipleColumnsSorting',
      'sortingOrder',
    ],
    ...[
      'disableMultipleRowSelection',
      'disableColumnReorder',
      'disableColumnResize',
      'autoPageSize',
      'tabNavigation',
    ],
    ...['checkboxSelectionVisibleOnly', 'filterDebounceMs', 'disableAutosize', 'logLevel'],
  ])(drops('Our table has its own way, which is the same in all tables.')),
};

export function ruleOfGridOption(key) {
  if (Object.hasOwn(GRID_OPTIONS, key)) return GRID_OPTIONS[key];
  return /^on[A-Z]\w*Change$|Model$/.test(key) ? stops(STATE) : undefined;
}
