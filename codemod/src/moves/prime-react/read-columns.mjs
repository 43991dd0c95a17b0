/** Reads the columns of a table of PrimeReact 10. */
import {booleanOf, expressionOf, JsxElement, literalOf, quoted} from '../../script/jsx-element.mjs';
import {renderOfRow} from '../../script/table-columns.mjs';
import {DETAIL, EDITING, SELECTION} from './table-advice.mjs';

/** Props of a column that do nothing in ours, or are listed once. */
const COLUMN_DROPPED =
  /^(key|columnKey|dataType|export\w+|filter(Placeholder|MatchMode\w*|MenuStyle|MenuClassName|HeaderStyle|MaxLength|Type)|showFilter\w+|show(Add|Apply|Clear)Button|maxConstraints|excludeGlobalFilter|sortableDisabled|headerTooltip\w*|reorderable|resizeable)$/;
const COLUMN_LOOKS =
  /^(bodyStyle|headerStyle|footerStyle|footerClassName|alignHeader|filterHeaderClassName)$/;

const COLUMN_LEFT = {
  selectionMode: SELECTION,
  expander: DETAIL,
  rowEditor: EDITING,
  editor: EDITING,
  onCellEditComplete: EDITING,
  rowReorder: 'Write `reorderable` of the table.',
  filterElement: "Write `filter: 'options'` with `filterOptions`.",
  filterField: 'Filters use the field of the column.',
  sortField: 'Cells sort by their value. For another order, rows have `{value, orderValue}`.',
  sortFunction: 'Cells sort by their value. For another order, rows have `{value, orderValue}`.',
  frozen: 'Write `pinned` in `columnState`, and import `table-columns`.',
  hidden: 'Write `hidden` in `columnState`, and import `table-columns`.',
};

/** Reads a column. What cannot be moved leaves the table. */
export function readColumn(change, child) {
  const {file} = change;
  const column = {properties: [], parts: [], names: [], sources: [], hasRender: false, rowType: undefined};
  if (
    child.type !== 'JSXElement' ||
    child.openingElement.name.name === undefined ||
    !isColumn(change, child)
  ) {
    change.leave(
      child,
      'with columns that are computed',
      'Write `columns` as an array, which may be computed, too.',
      'columns',
    );
    return column;
  }
  const element = new JsxElement(file, child);
  const {opening} = element;
  column.names.push(opening.name, ...(child.closingElement ? [child.closingElement.name] : []));
  const leave = (node, name, advice) => change.leave(node, `with a column with ${name}`, advice, 'columns');
  if (element.spreads.length > 0) leave(opening, 'a spread', 'Write its props.');
  writeHead(column, element, leave);
  writeCell(column, element, leave, file);
  const known =
    /^(field|header|body|sortable|filter|style|className|bodyClassName|headerClassName|align|footer)$/;
  for (const [name, attribute] of element.attributes) {
    if (Object.hasOwn(COLUMN_LEFT, name)) leave(attribute, `\`${name}\``, COLUMN_LEFT[name]);
    else if (COLUMN_LOOKS.test(name))
      change.note(
        attribute,
        `with a column without \`${name}\``,
        'Write `columnClass`, and style the class.',
        'looks',
      );
    else if (!known.test(name) && !COLUMN_DROPPED.test(name))
      leave(attribute, `\`${name}\``, 'Columns have no such property. See the guide.');
  }
  writeSort(column, element, change);
  return column;
}

function isColumn(change, {openingElement}) {
  const imported = change.file.importsFrom(source => /^primereact\//.test(source));
  return imported.some(({local, imported: name}) => local === openingElement.name.name && name === 'Column');
}

function writeHead(column, element, leave) {
  const {file} = element;
  const [header, field] = [element.get('header'), element.get('field')];
  const label = literalOf(header);
  const expression = expressionOf(header);
  if (header && label === undefined && /^(JSX|Arrow|Function)/.test(expression?.type ?? 'JSX'))
    leave(header, 'a `header` that is no text', 'Write `label`, a text.');
  const name = literalOf(field);
  if (field && name === undefined) leave(field, 'a computed `field`', 'Write `columns` as an array.');
  if (name?.includes('.')) leave(field, 'a path as `field`', 'Put the value into a field of the row.');
  if (header && label === undefined) column.parts.push(expression);
  column.properties.push(
    () => `label: ${label === undefined ? (header ? file.codeOf(expression) : `''`) : quoted(label)}`,
  );
  column.properties.push(() => `field: ${quoted(name ?? '')}`);
}

function writeCell(column, element, leave, file) {
  const body = element.get('body');
  if (body) {
    const render = renderOfRow(file, expressionOf(body));
    if (!render) leave(body, '`body`', 'Write `render`, a function of the value and the row.');
    else {
      column.parts.push(expressionOf(body));
      column.hasRender = true;
      column.rowType = render.rowType;
      column.properties.push(() => `render: ${render.code()}`);
    }
  }
  const filter = element.get('filter');
  if (filter && booleanOf(filter) !== false) {
    const type = {numeric: 'number', date: 'date'}[literalOf(element.get('dataType'))] ?? 'text';
    column.sources.push('@life-changers/elements/table-filters');
    column.properties.push(() => `filter: '${type}'`);
  }
  const align = {left: 'start', center: 'center', right: 'end'}[literalOf(element.get('align'))];
  if (element.has('align') && align === undefined) leave(element.get('align'), '`align`', 'Write `align`.');
  else if (align) column.properties.push(() => `align: '${align}'`);
  const footer = literalOf(element.get('footer'));
  if (element.has('footer') && footer === undefined)
    leave(element.get('footer'), '`footer`', 'Write `footer`, a text or a function of the rows, or `total`.');
  else if (footer !== undefined) column.properties.push(() => `footer: ${quoted(footer)}`);
  if (align || footer !== undefined) column.sources.push('@life-changers/elements/table-columns');
  writeStyle(column, element, leave);
}

/** A width, and classes. */
function writeStyle(column, element, leave) {
  const style = element.get('style');
  const width = style && widthOf(expressionOf(style));
  if (width !== undefined) column.properties.push(() => `width: ${width}`);
  const classes = ['className', 'bodyClassName', 'headerClassName'].filter(name => element.has(name));
  const texts = classes.map(name => literalOf(element.get(name)));
  if (texts.includes(undefined))
    leave(
      element.get(classes[texts.indexOf(undefined)]),
      'a computed class',
      'Return `{value, className}` in the cells of the rows.',
    );
  else if (texts.length > 0)
    column.properties.push(() => `columnClass: ${quoted([...new Set(texts)].join(' '))}`);
}

/** Returns the width of a style as code. A minimum counts as a width. */
function widthOf(expression) {
  const properties = expression?.type === 'ObjectExpression' ? expression.properties : [];
  const width = properties.find(({key}) => /^(width|minWidth)$/.test(key?.name))?.value;
  const text = literalOf(width);
  if (text !== undefined) return quoted(text);
  return width?.type === 'NumericLiteral' ? String(width.value) : undefined;
}

/** In ours, all columns with a field sort. */
function writeSort(column, element, change) {
  const name = literalOf(element.get('field'));
  const sortable = element.get('sortable');
  const {firstSort} = change;
  if (firstSort && firstSort.field === name) column.properties.push(() => `sort: '${firstSort.direction}'`);
  else if (name !== undefined && (!sortable || booleanOf(sortable) === false))
    column.properties.push(() => `sort: 'disabled'`);
}
