/** Moves Material React Table 1 to 3 and Mantine React Table 1 and 2 to our tables. */
import {optionsOfElement, optionsOfObject, plainExpression} from '../tables/read-options.mjs';
import {moveTables} from '../tables/move-tables.mjs';
import {completeColumn, ruleOfColumn} from './column-options.mjs';
import {ruleOfOption} from './table-options.mjs';

const PACKAGES = ['material-react-table', 'mantine-react-table'];
const HOOK = /^use(Material|Mantine)ReactTable$/;

/**
 * Moves the tables of a file.
 *
 * @param {string} source
 * @param {string} path
 * @throws ReadError if the file cannot be parsed.
 */
export const moveMaterialReactTable = (source, path) => moveTables(source, path, library);

/** @type {import('../tables/move-tables.mjs').TableLibrary} */
const library = {
  isPackage: source => PACKAGES.includes(source),
  findTables,
  ruleOf: ruleOfOption,
  complete,
  columns: {ruleOf: ruleOfColumn, complete: completeColumn},
  columnType: /^MRT_ColumnDef$/,
};

function findTables(names, imports) {
  const localsOf = pattern => imports.flatMap(({imported, local}) => (pattern.test(imported) ? [local] : []));
  // Version 1 has a default export, too.
  const components = localsOf(/^((Material|Mantine)ReactTable|default)$/);
  const hooks = localsOf(HOOK);
  const elements = components
    .flatMap(name => names.references(name))
    .filter(({parents}) => parents.at(-1).type === 'JSXOpeningElement')
    .map(({parents}) => parents.at(-2));
  return [
    ...elements.flatMap(element => elementTable(element, names, hooks)),
    ...hooks.flatMap(name => names.references(name)).flatMap(use => hookWithoutTable(use, names, elements)),
  ];
}

/** Returns the table of an element, which has its options itself, or those of a hook. */
function elementTable(element, names, hooks) {
  const options = optionsOfElement(element);
  const table = options.find(({key}) => key === 'table');
  if (!table) return [{element, options}];
  const name = plainExpression(table.value).name;
  const variable = name === undefined ? undefined : names.variable(name);
  const call = plainExpression(variable?.node.init);
  const stays = problem => [{element, options: [], problem}];
  if (call?.type !== 'CallExpression' || !hooks.includes(call.callee.name))
    return stays('Its options are not in this file.');
  const found = {element, statement: variable.parents.at(-1)};
  const [argument] = call.arguments;
  if (argument?.type !== 'ObjectExpression')
    return [{...found, options: [], problem: 'Write its options in the call of the hook.'}];
  const problem =
    names.references(name).length > 1
      ? `"${name}" is used for more than the table: use a ref, and the properties of the element.`
      : found.statement.declarations.length > 1
        ? 'It is declared together with others.'
        : undefined;
  return [{...found, options: optionsOfObject(argument), problem}];
}

/** A hook whose table is made of parts, or is rendered somewhere else. */
function hookWithoutTable({node, parents}, names, elements) {
  if (parents.at(-1).type !== 'CallExpression') return [];
  const declarator = parents.findLast(({type}) => type === 'VariableDeclarator');
  const name = declarator?.id.name;
  const isShown = elements.some(element =>
    optionsOfElement(element).some(
      ({key, value}) => key === 'table' && plainExpression(value)?.name === name,
    ),
  );
  const problem = 'It is rendered in parts, or in another file.';
  return isShown && name !== undefined ? [] : [{element: node, options: [], problem}];
}

/** What needs the key of a row. Theirs is its index by default. */
const KEYED = ['selection', 'renderDetail', 'childrenField'];

/** The menu of columns is on by default. */
function complete(plan, {element, options}) {
  const {columns} = plan;
  if (KEYED.some(name => plan.props.has(name)) && !options.some(({key}) => key === 'getRowId'))
    plan.note({key: 'rowKey', node: element}, 'The rows need a field `id`. Name another one with `rowKey`.');
  for (const id of columns.sorts.keys())
    plan.stop({key: 'sorting', node: plan.columnsNode}, `There is no column "${id}" to sort.`);
  if (columns.hasMenu === false) return;
  plan.set('columnMenu');
  plan.features.add('table-columns');
}
