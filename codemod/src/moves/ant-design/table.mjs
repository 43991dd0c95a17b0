/** The tables of Ant Design 4 to 6, and what becomes of each prop and of each option of a column. */
import {columnDrops, columnNotNeeded, columnStops, keeps} from '../tables/column-plan.mjs';
import {literalOf, optionsOfElement, partsOf, plainExpression} from '../tables/read-options.mjs';
import {fieldOf, rowKey} from '../tables/row-functions.mjs';
import {drops, jsxOf, notNeeded, renames, stops, words} from '../tables/table-plan.mjs';

const all = (names, rule) => Object.fromEntries(names.map(name => [name, rule]));
const LOOK = 'Use the custom properties and parts of the table: /guides/theming.';
const PAGE_SIZE = 10;
const OWN_FIELD = 'Add the value to the rows as a field, where you load them or in `useMemo`.';

/** @type {import('../tables/move-tables.mjs').TableLibrary} */
export const ANT_TABLE = {
  isPackage: source => /^antd($|\/)/.test(source),
  findTables: (names, imports) =>
    imports
      .filter(({imported}) => imported === 'Table')
      .flatMap(({local}) => names.references(local))
      .filter(({parents}) => parents.at(-1).type === 'JSXOpeningElement')
      .map(({parents}) => ({element: parents.at(-2), options: optionsOfElement(parents.at(-2))})),
  ruleOf: key => (Object.hasOwn(TABLE_OPTIONS, key) ? TABLE_OPTIONS[key] : undefined),
  complete,
  columns: {
    ruleOf: key => (Object.hasOwn(COLUMN_OPTIONS, key) ? COLUMN_OPTIONS[key] : undefined),
    complete: completeColumn,
  },
  columnType: /^(Table)?Columns?Type$/,
  columnListType: /^(Table)?ColumnsType$/,
};

const TABLE_OPTIONS = {
  dataSource: renames('rows'),
  columns: ({value}, plan) => {
    plan.columnsNode = value;
  },
  rowKey: (option, plan, source) => {
    const field = literalOf(option.value);
    if (typeof field !== 'string') rowKey(option, plan, source);
    else if (field !== 'id') plan.set('rowKey', JSON.stringify(field));
    plan.columns.hasKey = true;
  },
  loading: renames('loading'),
  size: words('density', {small: 'compact', middle: 'compact', large: null}),
  pagination,
  ...all(['bordered', 'scroll', 'tableLayout', 'className', 'style', 'rowClassName', 'sticky'], drops(LOOK)),
  ...all(['sortDirections', 'showSorterTooltip', 'virtual', 'getPopupContainer', 'locale'], notNeeded),
  rowSelection: stops('Use `selection="multiple"` with `selected` and `onSelectionChange`.'),
  expandable: stops('Use `renderDetail`, or `childrenField`.'),
  onChange: stops('Use a `ServerTable`, or `query` with `onQueryChange`.'),
  onRow: stops('Use `rowActions`, `rowHref`, or an element in a cell.'),
  ...all(['title', 'footer', 'summary'], stops('Write a heading, `footer` of the columns, or `total`.')),
  components: stops('Use `render` of the columns.'),
};

function pagination(option, plan, source) {
  if (literalOf(option.value) === false) {
    plan.columns.noPages = true;
    return;
  }
  const parts = partsOf(option.value);
  if (!parts) return plan.stop(option, 'Write `page` and `pageSize`. Pages count from 1.');
  for (const part of parts) {
    if (part.key === 'pageSize' || part.key === 'defaultPageSize') plan.set('pageSize', jsxOf(part, source));
    else if (part.key === 'pageSizeOptions') plan.set('pageSizes', jsxOf(part, source));
    else if (
      !/^(showSizeChanger|showQuickJumper|showTotal|position|size|hideOnSinglePage|responsive)$/.test(
        part.key,
      )
    )
      plan.stop(
        {...part, key: `pagination.${part.key}`},
        'Use a `ServerTable`, or `query` with `onQueryChange`.',
      );
  }
}

function complete(plan, {element}) {
  if (plan.columns.noPages) {
    plan.set('paging', '"scroll"');
    plan.features.add('table-scroll');
  } else if (!plan.props.has('pageSize')) plan.set('pageSize', `{${PAGE_SIZE}}`);
  plan.set('searchHidden');
  if (!plan.columns.hasKey)
    plan.note(
      {key: 'rowKey', node: element},
      'The rows had a field `key`. Name the field that identifies them with `rowKey`.',
    );
}

function dataIndex(option, column, plan) {
  const field = literalOf(option.value);
  if (typeof field !== 'string') plan.stop(option, OWN_FIELD);
  else {
    column.facts.field = field;
    column.set('field', column.source.slice(option.value.start, option.value.end));
  }
}

/** It gets the value and the row, as ours does. */
function render(option, column, plan) {
  const create = plainExpression(option.value);
  if (!/Function|ObjectMethod/.test(create.type)) plan.stop(option, 'Write `render: (value, row) => …`.');
  else if (create.params.length > 2)
    plan.stop(option, 'There is no index. Write `render: (value, row) => …`.');
  else keeps('render')(option, column, plan);
}

/** A comparison of the field is what ours does anyway. */
function sorter(option, column, plan) {
  column.facts.sorts = true;
  const create = plainExpression(option.value);
  if (literalOf(option.value) === true)
    return plan.stop(option, 'Use a `ServerTable`, which asks your server for each sort.');
  const [first, second] = create.params ?? [];
  const body = plainExpression(create.body ?? create);
  const pair =
    body.type === 'BinaryExpression' && body.operator === '-'
      ? [body.left, body.right]
      : body.callee?.property?.name === 'localeCompare'
        ? [body.callee.object, body.arguments[0]]
        : [];
  const fields = pair.map((side, index) => fieldOf(side, [first, second][index]?.name));
  if (fields.length === 0 || fields[0] === undefined || fields[0] !== fields[1])
    plan.stop(option, 'Write `{value, orderValue}` as the value of the field.');
  else column.facts.sortField = {option, name: fields[0]};
}

const ORDERS = {ascend: `'asc'`, descend: `'desc'`};

const COLUMN_OPTIONS = {
  title: (option, column, plan) => {
    if (/^JSX|Function/.test(option.value.type)) plan.stop(option, 'Headers are texts.');
    else keeps('label')(option, column, plan);
  },
  dataIndex,
  render,
  sorter,
  key: columnNotNeeded,
  ...all(['sortDirections', 'showSorterTooltip', 'defaultFilteredValue'], columnNotNeeded),
  defaultSortOrder: (option, column, plan) => {
    const order = ORDERS[literalOf(option.value)];
    if (order) column.set('sort', order);
    else plan.stop(option, 'Write `sort`: `asc` or `desc`.');
  },
  width: (option, column, plan) => {
    if (option.value.type === 'NumericLiteral') {
      keeps('width')(option, column, plan);
      plan.features.add('table-columns');
    } else plan.drop(option, 'Write `width`, a number of pixels.');
  },
  align: (option, column, plan) => {
    const side = {left: null, center: 'center', right: 'end', start: null, end: 'end'}[
      literalOf(option.value)
    ];
    if (side === undefined) plan.stop(option, 'Its value is not known.');
    else if (side !== null) {
      column.set('align', `'${side}'`);
      plan.features.add('table-columns');
    }
  },
  ...all(
    ['ellipsis', 'responsive', 'className', 'rowScope'],
    columnDrops('Use `columnClass`, which is a CSS part.'),
  ),
  fixed: columnDrops('Use `pinned`, with `table-columns`.'),
  ...all(
    ['filters', 'onFilter', 'filteredValue'],
    columnStops("Use `filter`, such as `filter: 'options'` with `filterOptions`."),
  ),
  ...all(
    ['filterDropdown', 'filterIcon', 'filterSearch', 'filterMultiple'],
    columnStops('Use `filter`: users choose how to filter.'),
  ),
  sortOrder: columnStops('Use `query` with `onQueryChange`.'),
  children: columnStops('Write its columns in the list, each with the title as `group`.'),
  onCell: columnStops('Use `{value, className}` as the value of the field, or `render`.'),
  hidden: columnStops('Leave the column out, or use `columnState`.'),
};

function completeColumn(column, plan) {
  const {field, sorts, sortField} = column.facts;
  if (!column.has('label')) column.set('label', `''`);
  if (field === undefined) column.set('field', `''`);
  if (sortField && sortField.name !== field)
    plan.stop(sortField.option, 'Write `{value, orderValue}` as the value of the field.');
  if (!sorts && field !== undefined) column.set('sort', `'disabled'`);
}
