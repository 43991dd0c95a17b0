/** The options of columns in Material React Table and Mantine React Table, and what becomes of each. */
import {
  columnDrops,
  columnEither,
  columnNotNeeded,
  columnStops,
  columnWords,
  keeps,
  notes,
} from '../tables/column-plan.mjs';
import {literalOf, partsOf, plainExpression} from '../tables/read-options.mjs';
import {fieldOf} from '../tables/row-functions.mjs';
import {hasFunction} from '../tables/table-plan.mjs';
import {CELL_WORDS} from './cell-words.mjs';
import {isPart} from './table-options.mjs';

const all = (names, rule) => Object.fromEntries(names.map(name => [name, rule]));
const OWN_FIELD = 'Add the value to the rows as a field, where you load them or in `useMemo`.';
const LACKING = 'There is nothing like it: /guides/from-material-react-table#what-is-not-available.';

/** Which filter a variant is. */
const FILTERS = {
  text: 'text',
  select: 'options',
  'multi-select': 'options',
  autocomplete: 'options',
  checkbox: 'options',
  range: 'number',
  'range-slider': 'number',
  date: 'date',
  'date-range': 'date',
};

const TOTALS = {sum: 'sum', min: 'min', max: 'max', mean: 'avg', count: null};

function accessorKey(option, column, plan) {
  const field = literalOf(option.value);
  if (typeof field !== 'string') plan.stop(option, 'Write the field as a text.');
  else if (field.includes('.')) plan.stop(option, `"${field}" is inside of another field. ${OWN_FIELD}`);
  else {
    column.facts.field = field;
    column.set('field', column.source.slice(option.value.start, option.value.end));
  }
}

/** A function that only reads a field is the field. */
function accessorFn(option, column, plan) {
  const create = plainExpression(option.value);
  const [parameter, ...others] = create.params ?? [];
  const body = plainExpression(create.body);
  const field =
    parameter?.type === 'Identifier' && others.length === 0 && body.type === 'MemberExpression'
      ? fieldOf(body, parameter.name)
      : undefined;
  if (field === undefined) return plan.stop(option, OWN_FIELD);
  column.facts.field = field;
  column.set('field', `'${field}'`);
}

function header(option, column, plan) {
  if (/^JSX|Function/.test(option.value.type)) plan.stop(option, 'Headers are texts.');
  else keeps('label')(option, column, plan);
}

/** The alignment, which is the only look of a cell that a column has. */
function cellProps(option, column, plan) {
  const parts = partsOf(option.value);
  if (parts?.length === 1 && parts[0].key === 'align') {
    const sides = {right: 'end', center: 'center', left: 'start'};
    const side = sides[literalOf(parts[0].value)];
    if (side) {
      column.set('align', `'${side}'`);
      plan.features.add('table-columns');
      return;
    }
  }
  if (hasFunction(option.value))
    plan.stop(option, 'Use `{value, className}` as the value of the field, or `render`.');
  else plan.drop(option, 'Use `columnClass`, which is a CSS part.');
}

function footer(option, column, plan) {
  if (typeof literalOf(option.value) !== 'string')
    return plan.stop(option, 'Write `footer`, a text or a function of the rows, or `total`.');
  keeps('footer')(option, column, plan);
  plan.features.add('table-columns');
}

const COLUMN_OPTIONS = {
  accessorKey,
  accessorFn,
  id: notes('id'),
  columnDefType: columnNotNeeded,
  header,
  Header: columnStops('Headers are texts.'),
  size: keeps('width'),
  Cell: (option, column, plan) => column.setFunction('render', option, CELL_WORDS, plan),
  enableSorting: columnEither(columnNotNeeded, (_option, column) => column.set('sort', `'disabled'`)),
  enableColumnFilter: columnEither(columnNotNeeded, notes('noFilter')),
  filterVariant: columnWords('filter', FILTERS),
  filterSelectOptions: keeps('filterOptions'),
  mantineFilterSelectProps: columnStops('Write the options as `filterOptions`.'),
  filterFn: columnDrops('Users choose how a text is compared.'),
  sortingFn: (option, _column, plan) => {
    if (typeof literalOf(option.value) !== 'string')
      plan.stop(option, 'Write `{value, orderValue}` as the value of the field.');
  },
  aggregationFn: notes('total'),
  Footer: footer,
  footer,
  columns: columnStops('Write its columns in the list, each with the header as `group`.'),
  enableGrouping: columnEither(columnNotNeeded, (_option, column) => column.set('groupable', 'false')),
  ...all(['enableEditing'], (option, _column, plan) => {
    if (literalOf(option.value) !== false)
      plan.stop(option, 'Use `edit`: /guides/from-material-react-table#a-table-to-edit.');
  }),
  ...all(
    ['AggregatedCell', 'GroupedCell', 'PlaceholderCell'],
    columnStops('Write the text of a total with `renderTotal`.'),
  ),
  ...all(['Edit', 'Filter'], columnStops('Use `renderEditor`, or a control in the toolbar.')),
  ...all(
    ['enableGlobalFilter', 'enableClickToCopy', 'enablePinning', 'enableHiding'],
    columnEither(columnDrops(LACKING), columnDrops(LACKING)),
  ),
  ...all(
    [
      ...['enableResizing', 'enableColumnActions', 'enableColumnOrdering', 'enableColumnDragging'],
      ...[
        'enableColumnFilterModes',
        'enableFilterMatchHighlighting',
        'enableMultiSort',
        'visibleInShowHideMenu',
      ],
      ...['minSize', 'maxSize', 'grow', 'sortDescFirst', 'sortUndefined', 'columnFilterModeOptions'],
      ...['filterModeOptions', 'invertSorting', 'meta'],
    ],
    columnDrops('The column menu and the widths are those of the whole table.'),
  ),
};

/** Without a literal for `enableHiding`, both answers are the same. */
export const ruleOfColumn = key => {
  if (Object.hasOwn(COLUMN_OPTIONS, key)) return COLUMN_OPTIONS[key];
  if (/^(mui|mantine)TableBodyCellProps$/.test(key)) return cellProps;
  if (/Edit\w*Props$/.test(key) || key === 'editVariant' || key === 'editSelectOptions')
    return columnNotNeeded;
  return isPart(key) ? headProps : undefined;
};

/** Heads are aligned like their cells. */
function headProps(option, _column, plan) {
  if (partsOf(option.value)?.every(({key}) => key === 'align')) return;
  if (hasFunction(option.value))
    plan.stop(option, 'Remove it if it is only the look, and run the move again.');
  else plan.drop(option, 'Use `columnClass`, which is a CSS part.');
}

/** Adds what a column has without an option. */
export function completeColumn(column, plan) {
  const {id, field, noFilter, total} = column.facts;
  if (!column.has('label')) column.set('label', `''`);
  if (field === undefined) {
    column.set('field', `''`);
    return;
  }
  if (id && literalOf(id.value) !== field)
    plan.stop(id, `Its id is not "${field}". Write the field in what refers to it, and remove the id.`);
  const order = plan.columns.sorts.get(field);
  if (order) column.set('sort', `'${order}'`);
  plan.columns.sorts.delete(field);
  if (!plan.columns.sortable) column.set('sort', `'disabled'`);
  if (noFilter || !plan.columns.filter) column.remove('filter');
  else {
    column.set('filter', `'text'`);
    plan.features.add('table-filters');
  }
  if (total && plan.columns.groups) addTotal(total, column, plan);
}

function addTotal(option, column, plan) {
  const name = literalOf(option.value);
  if (!Object.hasOwn(TOTALS, name))
    plan.stop(option, 'Write `total`, a function of the values and the rows.');
  else if (TOTALS[name] !== null) column.set('total', `'${TOTALS[name]}'`);
}
