/** The options of columns in MUI X Data Grid 5 to 9, and what becomes of each. */
import {moveCellFunction} from '../tables/cell-functions.mjs';
import {
  columnDrops,
  columnEither,
  columnNotNeeded,
  columnStops,
  keeps,
  notes,
} from '../tables/column-plan.mjs';
import {literalOf, literalsOf, plainExpression} from '../tables/read-options.mjs';
import {codeOf} from '../tables/table-plan.mjs';

const all = (names, rule) => Object.fromEntries(names.map(name => [name, rule]));
const OWN_FIELD = 'Add the value to the rows as a field, where you load them or in `useMemo`.';
const SIDES = {left: undefined, start: undefined, center: 'center', right: 'end', end: 'end'};

/**
 * Returns what the functions of a column get in versions 5 and 6, and `renderCell` in all versions. The id is the key of the row.
 *
 * @returns {import('../tables/cell-functions.mjs').CellWords}
 */
const wordsOf = ({props}) => ({
  read([first]) {
    if (first === 'value' || first === 'row') return {name: first, used: 1};
    const key = props.get('rowKey') ?? '"id"';
    return first === 'id' && key.startsWith('"')
      ? {name: 'row', more: `.${key.slice(1, -1)}`, used: 1}
      : undefined;
  },
});

function field(option, column, plan) {
  const name = literalOf(option.value);
  if (typeof name !== 'string') return plan.stop(option, 'Write the field as a text.');
  column.facts.field = option;
  column.set('field', codeOf(option, column.source));
}

function align(option, column, plan) {
  const side = literalOf(option.value);
  if (!Object.hasOwn(SIDES, side)) return plan.stop(option, 'Its value is not known.');
  if (!SIDES[side]) return;
  column.set('align', `'${SIDES[side]}'`);
  plan.features.add('table-columns');
}

/** From version 7 on, it gets the value and the row; before, an object with them. */
function valueFormatter(option, column, plan) {
  const create = plainExpression(option.value);
  const [first, ...others] = create.params ?? [];
  const moved = moveCellFunction(create, column.source, wordsOf(plan));
  const isOld =
    others.length === 0 && (first?.type === 'ObjectPattern' || (moved.text && !isUnused(moved.text)));
  if (isOld) column.setFunction('render', option, wordsOf(plan), plan);
  else if (!/Function/.test(create.type) || others.length > 1 || first?.type === 'ObjectPattern')
    plan.stop(option, 'Write `render: (value, row) => …`.');
  else column.set('render', codeOf(option, column.source));
}

const isUnused = text => text.startsWith('() =>');

function type(option, column, plan) {
  const name = literalOf(option.value);
  if (!['string', 'number', 'date', 'dateTime', 'boolean', 'singleSelect', 'custom'].includes(name))
    plan.stop(option, name === 'actions' ? 'Use `rowActions` and `onRowAction`.' : 'There is no such type.');
  column.facts.type = {option, name};
}

function valueOptions(option, column, plan) {
  const options = literalsOf(option.value);
  if (!options?.every(one => typeof one === 'string'))
    return plan.stop(option, 'Write `filterOptions`, texts or objects of `value` and `label`.');
  column.set('filterOptions', codeOf(option, column.source));
}

const COLUMN_OPTIONS = {
  field,
  headerName: keeps('label'),
  width: keeps('width'),
  renderCell: (option, column, plan) => {
    column.remove('render');
    column.setFunction('render', option, wordsOf(plan), plan);
  },
  valueFormatter: (option, column, plan) => {
    if (!column.options.some(({key}) => key === 'renderCell')) valueFormatter(option, column, plan);
  },
  type,
  valueOptions,
  align,
  sortable: columnEither(columnNotNeeded, (_option, column) => column.set('sort', `'disabled'`)),
  filterable: columnEither(columnNotNeeded, notes('noFilter')),
  groupable: columnEither(columnNotNeeded, (_option, column) => column.set('groupable', 'false')),
  // What saves the edits is an option of the table, with which it stays.
  editable: columnEither(
    columnDrops('Nothing saves the edits. Use `edit`, `rules`, and `onEdit`: /guides/editing-tables.'),
  ),
  cellClassName: (option, column, plan) => {
    if (typeof literalOf(option.value) !== 'string')
      return plan.stop(option, 'Use `{value, className}` as the value of the field.');
    column.set('columnClass', codeOf(option, column.source));
    plan.note(option, 'Write `lc-data-table::part(name)` in the style sheet, instead of `.name`.');
  },
  rowHeader: columnEither(columnDrops('Our cells are not headers of their row.')),
  valueGetter: columnStops(OWN_FIELD),
  ...all(
    ['sortComparator', 'getSortComparator'],
    columnStops('Write `{value, orderValue}` as the value of the field.'),
  ),
  ...all(
    ['getActions', 'colSpan', 'rowSpanValueGetter', 'filterOperators', 'hide'],
    columnStops('There is nothing like it in a column: /guides/from-mui-x#what-is-not-available.'),
  ),
  ...all(['renderHeader'], columnStops('Headers are texts.')),
  ...all(['renderEditCell', 'valueSetter', 'valueParser', 'preProcessEditCellProps'], columnNotNeeded),
  ...all(['flex', 'headerAlign', 'display', 'editMode', 'examples'], columnNotNeeded),
  ...all(
    [
      ...['minWidth', 'maxWidth', 'hideable', 'resizable', 'pinnable', 'disableReorder', 'disableColumnMenu'],
      ...['disableExport', 'hideSortIcons', 'sortingOrder', 'headerClassName', 'description'],
      ...['getApplyQuickFilterFn'],
    ],
    columnDrops('The column menu, the widths, and the order are those of the whole table.'),
  ),
};

export const ruleOfGridColumn = key => (Object.hasOwn(COLUMN_OPTIONS, key) ? COLUMN_OPTIONS[key] : undefined);

/** Adds the filter and the look of the type, which all columns have by default, and the header. */
export function completeGridColumn(column, plan) {
  const {field: name, noFilter, type: kind} = column.facts;
  if (!name) return plan.stop({key: 'columns', node: column.node}, 'A column has no field.');
  if (!column.has('label')) column.set('label', codeOf(name, column.source));
  const key = literalOf(name.value);
  const order = plan.columns.sorts.get(key);
  if (order) column.set('sort', `'${order}'`);
  plan.columns.sorts.delete(key);
  if (!plan.columns.sortable) column.set('sort', `'disabled'`);
  const filter = typeFilter(kind, column, plan);
  if (noFilter || !hasFilters(plan) || filter === undefined) return column.remove('filterOptions');
  column.set('filter', `'${filter}'`);
  plan.features.add('table-filters');
}

/** Users open the filters of MUI in the menu of a column, or in the toolbar. */
const hasFilters = ({columns, props}) =>
  columns.filter && (columns.hasMenu !== false || props.has('download'));

/** Returns the filter of a type, and sets how its cells look. */
function typeFilter(kind, column, plan) {
  const isRendered = column.has('render');
  const stop = advice => plan.stop(kind.option, advice);
  switch (kind?.name) {
    case 'number':
      // MUI groups the digits of numbers, and has them at the end.
      if (!isRendered) column.set('render', NUMBER);
      column.set('type', `'number'`);
      plan.features.add('table-columns');
      return 'number';
    case 'date':
      column.set('type', `'date'`);
      plan.features.add('table-columns');
      return 'date';
    case 'dateTime':
      if (!isRendered) stop('Write `render: value => …`, which returns the date and time as text.');
      return 'date';
    case 'boolean':
      if (!isRendered) stop('Write `render: value => …`, which returns a text or an icon with a name.');
      return undefined;
    case 'singleSelect':
      return column.has('filterOptions') ? 'options' : undefined;
    default:
      return 'text';
  }
}

const NUMBER = 'value => value?.toLocaleString()';
