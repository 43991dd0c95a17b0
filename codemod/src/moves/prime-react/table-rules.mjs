/** The table of PrimeReact 10, whose columns are children. */
import {booleanOf, contentCode, contentOf, expressionOf, literalOf} from '../../script/jsx-element.mjs';
import {choiceOf, constantOf, drop, dropWith, leaveWith} from '../../script/prop-rules.mjs';
import {rowTypeOf, writeColumns} from '../../script/table-columns.mjs';
import {DETAIL, EDITING, SELECTION} from './table-advice.mjs';
import {readColumn} from './read-columns.mjs';

const SERVER = 'Write `ServerTable`, which asks your server for each page, sort, and filter.';
const SEARCH = 'The table has its own search field. Remove yours.';
const GROUPS = 'Write `query={{group: …}}`, and import `table-groups`.';
const ROWS = 'Write `rowHref`, or `rowActions` with `table-actions`.';

const all = (names, rule) => Object.fromEntries(names.map(name => [name, rule]));

/** @type {Record<string, import('../../script/move-elements.mjs').ElementRule>} */
export const TABLE_RULES = {
  DataTable: {
    to: 'DataTable',
    props: {
      value: 'rows',
      rows: 'pageSize',
      rowsPerPageOptions: 'pageSizes',
      loading: true,
      stripedRows: 'striped',
      showGridlines: 'bordered',
      dataKey: (change, attribute) => {
        if (literalOf(attribute) === 'id') change.drop(attribute);
        else change.rename(attribute, 'rowKey');
      },
      paginator: (change, attribute) => {
        if (booleanOf(attribute) === true) change.drop(attribute);
        else
          leaveWith('A table has pages. To scroll through all rows, write `paging="scroll"`.')(
            change,
            attribute,
          );
      },
      header: (change, attribute) => {
        if (literalOf(attribute) !== undefined) change.rename(attribute, 'label');
      },
      size: choiceOf('density', {small: 'compact', normal: null, large: null}, 'Write `density`.'),
      sortField: () => {},
      sortOrder: () => {},
      ...all(['resizableColumns', 'reorderableColumns'], () => {}),
      ...all(
        [
          'alwaysShowPaginator',
          'breakpoint',
          'cellMemo',
          'columnResizeMode',
          'currentPageReportTemplate',
          'filterDelay',
          'metaKeySelection',
          'pageLinkSize',
          'paginatorTemplate',
          'paginatorClassName',
          'responsiveLayout',
          'rowHover',
          'scrollable',
          'scrollHeight',
          'sortMode',
          'totalRecords',
          'csvSeparator',
          'defaultSortOrder',
        ],
        drop,
      ),
      emptyMessage: dropWith('The message is in the language of the page.'),
      removableSort: dropWith('A further click on a header turns the order.'),
      tableStyle: dropWith('The table is as wide as its place.'),
      tableClassName: dropWith('Style the part `table`.'),
      rowClassName: dropWith('Return `{value, className}` in the cells of the rows.'),
      ...all(['lazy', 'first', 'onPage', 'onSort', 'onFilter'], leaveWith(SERVER)),
      ...all(
        ['globalFilter', 'globalFilterFields', 'filters', 'filterDisplay'],
        leaveWith(`${SEARCH} Filters are in the columns: \`filter\`.`),
      ),
      ...all(
        [
          'selection',
          'selectionMode',
          'onSelectionChange',
          'onRowSelect',
          'onRowUnselect',
          'cellSelection',
          'selectAll',
          'onSelectAllChange',
        ],
        leaveWith(SELECTION),
      ),
      ...all(
        ['editMode', 'editingRows', 'onRowEditComplete', 'onRowEditChange', 'onRowEditSave'],
        leaveWith(EDITING),
      ),
      ...all(
        ['expandedRows', 'onRowToggle', 'rowExpansionTemplate', 'onRowExpand', 'onRowCollapse'],
        leaveWith(DETAIL),
      ),
      ...all(
        [
          'rowGroupMode',
          'groupRowsBy',
          'rowGroupHeaderTemplate',
          'rowGroupFooterTemplate',
          'expandableRowGroups',
        ],
        leaveWith(GROUPS),
      ),
      ...all(['onRowClick', 'onRowDoubleClick', 'onContextMenu', 'onCellClick'], leaveWith(ROWS)),
      ...all(
        ['reorderableRows', 'onRowReorder'],
        leaveWith('Write `reorderable` and `onRowMove`, and import `table-row-order`.'),
      ),
      ...all(
        ['stateKey', 'stateStorage'],
        leaveWith('Write `views`, and import `table-views`, or keep `query` and `columnState`.'),
      ),
      exportFilename: leaveWith('Write `download`, and import `table-export`.'),
      virtualScrollerOptions: leaveWith('Write `paging="scroll"`, and import `table-scroll`.'),
      footer: leaveWith('Write `footer` or `total` of the columns.'),
    },
    move: moveTable,
  },
  Column: {inParent: true},
  ColumnGroup: {advice: 'Write `group` in the columns.'},
  Row: {advice: 'Write `group` in the columns.'},
};

function moveTable(change) {
  const {element, file} = change;
  if (!element.has('paginator'))
    change.note(
      element.opening,
      'without `paginator`',
      'Ours has pages of 10 rows. Write `pageSize`, or `paging="scroll"`.',
      'looks',
    );
  moveSort(change);
  if (element.has('resizableColumns') || element.has('reorderableColumns')) moveColumnMenu(change);
  const columns = contentOf(element.node.children).map(child => readColumn(change, child));
  if (columns.length === 0) change.leave(element.opening, 'without columns', 'Write `columns`.');
  if (change.isLeft) return;
  for (const {names} of columns) change.gone.push(...names);
  for (const source of new Set(columns.flatMap(one => one.sources))) change.register(source);
  writeColumns(
    change,
    columns.map(({properties}) => properties),
    {
      parts: columns.flatMap(one => one.parts),
      rowType: columns.find(one => one.rowType)?.rowType ?? rowTypeOf(file, element.get('value')),
      hasRender: columns.some(one => one.hasRender),
    },
  );
  moveHeader(change);
}

/** A header with elements is in the toolbar of the table. */
function moveHeader(change) {
  const {element, file} = change;
  const header = element.get('header');
  if (!header || literalOf(header) !== undefined) return change.setContent(null, {isKept: true});
  const expression = expressionOf(header);
  const known = constantOf(file, expression);
  if (/Function/.test(known?.type ?? ''))
    return leaveWith('Put it into the slot `toolbar`, and write `label`.')(change, header);
  change.drop(header, {isKept: true});
  change.note(
    header,
    '`header`',
    'It is in the toolbar now. Write the name of the table in `label`.',
    'labels',
  );
  change.setContent(() => `<div slot="toolbar">${contentCode(file, expression)}</div>`, {isKept: true});
}

/** The first sort is a prop if it is constant. */
function moveSort(change) {
  const {element} = change;
  const [field, order] = [element.get('sortField'), element.get('sortOrder')];
  if (!field && !order) return;
  const name = literalOf(field);
  const direction = {1: 'asc', '-1': 'desc'}[
    order ? change.file.codeOf(order.value).replace(/[{}\s]/g, '') : '1'
  ];
  if (name === undefined || direction === undefined)
    return leaveWith('Write `sort` of a column, or `query`.')(change, field ?? order);
  for (const attribute of [field, order]) if (attribute) change.drop(attribute);
  change.firstSort = {field: name, direction};
}

function moveColumnMenu(change) {
  for (const name of ['resizableColumns', 'reorderableColumns'])
    if (change.element.has(name)) change.drop(change.element.get(name));
  change.register('@life-changers/elements/table-columns');
  change.add('columnMenu');
}
