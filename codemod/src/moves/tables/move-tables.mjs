/** Moves the tables of a file, each as a whole: a table with something that cannot be moved stays as it is. */
import {MoveReport} from '../../move-report.mjs';
import {languageOf, readScript} from '../../script/read-script.mjs';
import {ColumnPlan} from './column-plan.mjs';
import {elementText} from './element-text.mjs';
import {findColumns} from './find-columns.mjs';
import {importEdits, OurImports} from './import-edits.mjs';
import {ScriptNames} from './script-names.mjs';
import {TablePlan} from './table-plan.mjs';
import {indentOf, withEdits} from './text-edits.mjs';

/**
 * @typedef {object} FoundTable
 * @property {any} element The JSX element.
 * @property {import('./read-options.mjs').TableOption[]} options
 * @property {any} [statement] The statement that goes with it, such as a call of a hook.
 * @property {string} [problem] Why it cannot be moved.
 *
 * @typedef {object} TableLibrary
 * @property {(source: string) => boolean} isPackage
 * @property {(names: ScriptNames, imports: import('./script-names.mjs').ImportedName[]) => FoundTable[]} findTables
 * @property {(key: string) => import('./table-plan.mjs').OptionRule | undefined} ruleOf
 * @property {(plan: TablePlan, found: FoundTable) => void} complete Adds what follows from all options and columns.
 * @property {import('./column-plan.mjs').ColumnLibrary} columns
 * @property {RegExp} columnType The name of the type of a column.
 * @property {RegExp} [columnListType] The name of the type of a list of columns.
 */

/**
 * Moves the tables of a file.
 *
 * @param {string} source
 * @param {string} path
 * @param {TableLibrary} library
 * @throws ReadError if the file cannot be parsed.
 */
export function moveTables(source, path, library) {
  const report = new MoveReport(source);
  const language = languageOf(path);
  const names = new ScriptNames(readScript(source, language));
  const imports = names.importsOf(library.isPackage);
  if (imports.length === 0) return report.result(source);
  const ours = new OurImports(names);
  const edits = [];
  for (const found of library.findTables(names, imports)) {
    const plan = planOf(found, source, names, library);
    if (plan.obstacles.length > 0) leaveTable(found, plan, report);
    else {
      edits.push(...tableEdits(found, plan, source, ours));
      if (plan.list.variable) edits.push(...typeEdits(plan, names, imports, library, ours, language));
      countTable(found, plan, report);
    }
  }
  if (edits.length === 0) return report.result(source);
  const code = withEdits(source, edits);
  return report.result(withImports(code, {language, names, ours, library, report}));
}

/** Imports what the moved code uses, and removes what it does not use any more. */
function withImports(code, {language, names, ours, library, report}) {
  const {edits, removed} = importEdits(code, new ScriptNames(readScript(code, language)), ours, {
    isPackage: library.isPackage,
    wasUsed: local => names.references(local).length > 0,
  });
  report.count('imports', Math.max(removed, 1));
  return withEdits(code, edits);
}

function planOf(found, source, names, library) {
  const {options, problem, element} = found;
  const plan = new TablePlan(names);
  if (problem) plan.stop({key: 'table', node: element}, problem);
  for (const option of options) {
    const rule = library.ruleOf(option.key);
    if (rule) rule(option, plan, source);
    else plan.stop(option, adviceOf(option));
  }
  plan.list = readColumns(plan, element, names);
  plan.columnPlans = [];
  for (const item of plan.list?.array.elements ?? []) {
    if (item?.type === 'ObjectExpression')
      plan.columnPlans.push(new ColumnPlan(item, source, library.columns, plan));
    else
      plan.stop(
        {key: 'columns', node: item ?? element},
        'Write each column as an object, and run the move again.',
      );
  }
  library.complete(plan, found);
  return plan;
}

const adviceOf = ({key}) =>
  key === '...' ? 'Write its options here, and run the move again.' : 'This option is not known.';

function readColumns(plan, element, names) {
  if (!plan.columnsNode) {
    if (plan.obstacles.length === 0) plan.stop({key: 'columns', node: element}, 'It has no columns.');
    return undefined;
  }
  const found = findColumns(plan.columnsNode, names);
  if (!found.problem) return found;
  plan.stop({key: 'columns', node: plan.columnsNode}, found.problem);
  return undefined;
}

function leaveTable({element, statement}, {obstacles}, report) {
  const place = (statement ?? element).start;
  report.leave('tables', place, 'table', 'It stays as it is, because of what is listed for it.');
  for (const {node, what, advice} of obstacles)
    report.leave(what === 'columns' || what === 'table' ? what : 'options', node.start, what, advice);
}

function countTable({element, options}, {columnPlans, noted, props}, report) {
  report.count('tables');
  report.count('columns', columnPlans.length);
  const all = options.length + columnPlans.reduce((sum, column) => sum + column.options.length, 0);
  report.count('options', all - noted.length);
  for (const {node, what, advice} of noted) report.leave('options', node.start, what, advice);
  if (!props.has('label'))
    report.leave(
      'tables',
      element.start,
      'label',
      'Add a `label`: it is the title, and names the table for screen readers.',
    );
}

/** Returns the edits that write a table, and its columns. */
function tableEdits({element, statement}, plan, source, ours) {
  const columnEdits = plan.columnPlans.flatMap(column => column.edits());
  const {variable, array} = plan.list;
  const columns = variable ? variable.node.id.name : withEdits(source, columnEdits, array.start, array.end);
  plan.set('columns', `{${columns}}`);
  for (const feature of plan.features) ours.useFeature(feature);
  const text = elementText(ours.use('DataTable'), plan, indentOf(source, element.start));
  const edits = [{start: element.start, end: element.end, text}];
  if (variable) edits.push(...columnEdits);
  if (statement) {
    const start = source.lastIndexOf('\n', statement.start - 1) + 1;
    const isAlone = source.slice(start, statement.start).trim() === '' && source[statement.end] === '\n';
    edits.push(
      isAlone
        ? {start, end: statement.end + 1, text: ''}
        : {start: statement.start, end: statement.end, text: ''},
    );
  }
  return edits;
}

/** Returns the edits of the types of the columns: `Column` for theirs. In TypeScript, columns without a type get one. */
function typeEdits(
  {list: {variable, array}, columnPlans},
  names,
  imports,
  {columnType, columnListType},
  ours,
  {typescript},
) {
  const locals = new Map(
    imports
      .filter(({imported}) => columnType.test(imported))
      .map(({imported, local}) => [local, columnListType?.test(imported) ? '[]' : '']),
  );
  const [declaration] = variable.parents.slice(-1);
  const edits = [];
  for (const {node, parents} of names.nodes) {
    if (!locals.has(node.name) || node.type !== 'Identifier') continue;
    if (node.start < declaration.start || node.end > declaration.end) continue;
    if (node.start >= array.start && node.end <= array.end) continue;
    const parameters = (parents.at(-1).typeParameters ?? parents.at(-1).typeArguments)?.params;
    edits.push({
      start: node.start,
      end: parameters ? parents.at(-1).end : node.end,
      text: parameters
        ? undefined
        : `${ours.use('Column', true)}<Record<string, any>>${locals.get(node.name)}`,
      list: locals.get(node.name),
      first: parameters?.[0],
    });
  }
  if (edits.length > 0) return edits.flatMap(edit => typeEdit(edit, ours));
  const needsType =
    typescript && !variable.node.id.typeAnnotation && columnPlans.some(column => column.has('render'));
  const {end} = variable.node.id;
  return needsType ? [{start: end, end, text: `: ${ours.use('Column', true)}<Record<string, any>>[]`}] : [];
}

/** Only the first type parameter stays: that of the row. */
function typeEdit({start, end, text, first, list}, ours) {
  if (text !== undefined) return [{start, end, text}];
  return [
    {start, end: first.start, text: `${ours.use('Column', true)}<`},
    {start: first.end, end, text: `>${list}`},
  ];
}
