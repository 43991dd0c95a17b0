/** Moves the date pickers of a file, each as a whole, and removes the `LocalizationProvider` around them. */
import {MoveReport} from '../../move-report.mjs';
import {languageOf, nodesIn, readScript} from '../../script/read-script.mjs';
import {elementText} from '../tables/element-text.mjs';
import {importEdits, OurImports} from '../tables/import-edits.mjs';
import {optionsOfElement} from '../tables/read-options.mjs';
import {ScriptNames} from '../tables/script-names.mjs';
import {TablePlan} from '../tables/table-plan.mjs';
import {indentOf, withEdits} from '../tables/text-edits.mjs';
import {adapterOf, hasOtherCalendar, hasZones} from './date-adapters.mjs';
import {ruleOfPickerOption} from './picker-options.mjs';

const isPackage = source => /^@mui\/x-date-pickers(-pro)?($|\/)/.test(source);
const PICKER = /^(Desktop|Mobile)?(Date|DateTime)Picker$/;

const UNKNOWN_DATES =
  'The date library is not known from this file. A value is a `Date` or null here: convert it, and run the move again.';

const ZONED_DATES =
  'This file has values with a time zone. A value is a `Date` or null here: convert it, and run the move again.';

/** What has another kind of value. */
const OTHERS = [
  [
    /^(Desktop|Mobile|Static)?TimePicker$|^TimeField$/,
    'Write `TimeInput`, whose value is text such as `14:30`.',
  ],
  [
    /Range(Picker|Field|Calendar)$/,
    'Write `DateRangePicker`, whose value is `{start, end}` with texts such as `2026-05-12`.',
  ],
  [/^Static|^DateCalendar$|^CalendarPicker$/, 'A calendar that is always open is not available.'],
  [/^Date(Time)?Field$/, 'Write `DateTimePicker` with `typeable`.'],
];

/**
 * Moves the date pickers of a file.
 *
 * @param {string} source
 * @param {string} path
 * @throws ReadError if the file cannot be parsed.
 */
export function movePickers(source, path) {
  const report = new MoveReport(source);
  const language = languageOf(path);
  const names = new ScriptNames(readScript(source, language));
  const imports = names.importsOf(isPackage);
  if (imports.length === 0) return report.result(source);
  const planned = [];
  for (const {imported, local} of imports)
    for (const {parents} of names.references(local)) {
      if (parents.at(-1).type !== 'JSXOpeningElement') continue;
      const element = parents.at(-2);
      const [, advice] = OTHERS.find(([pattern]) => pattern.test(imported)) ?? [];
      if (PICKER.test(imported)) planned.push(planPicker(element, imported, source, names));
      else if (advice) report.leave('pickers', element.start, imported, advice);
    }
  const moves = planned.filter(one => reportPicker(one, report));
  if (moves.length === 0) return report.result(source);
  const moved = moves.map(({element}) => element);
  const ours = new OurImports(names, node => moved.some(one => node === one.openingElement.name));
  const edits = moves.map(one => pickerEdit(one, ours, source));
  edits.push(...providerEdits(imports, names, moved, source, report));
  const code = withEdits(source, edits);
  const after = new ScriptNames(readScript(code, language));
  const {edits: lines, removed} = importEdits(code, after, ours, {
    isPackage: from => isPackage(from) || from === '@mui/material/TextField' || from === '@mui/material',
    wasUsed: local => names.references(local).length > 0,
  });
  report.count('imports', Math.max(removed, 1));
  return report.result(withEdits(code, lines));
}

/** Plans what becomes of a picker. */
function planPicker(element, imported, source, names) {
  const plan = new TablePlan(names);
  const found = adapterOf(names);
  const isZoned = found?.name !== undefined && hasZones(names);
  const adapter = found && !isZoned && isUsable(found, names) ? found : undefined;
  const picker = {element, imported, plan, adapter, created: undefined, options: optionsOfElement(element)};
  plan.hasTime = imported.includes('Time');
  plan.unknown = isZoned ? ZONED_DATES : UNKNOWN_DATES;
  plan.writer = adapter && {source, adapter, local: () => (picker.created = localOf(adapter, names))};
  for (const option of picker.options) {
    const rule = ruleOfPickerOption(option.key);
    if (rule) rule(option, plan, source);
    else
      plan.stop(
        option,
        option.key === '...' ? 'Write its props here, and run the move again.' : 'This prop is not known.',
      );
  }
  if (hasOtherCalendar(names))
    plan.stop({key: 'calendar', node: element}, 'A calendar other than the Gregorian one is not available.');
  if (element.children.length > 0) plan.stop({key: 'children', node: element}, 'A picker has no children.');
  return picker;
}

/** Reports what becomes of a picker, and returns whether it is moved. */
function reportPicker({element, imported, plan, options}, report) {
  const leave = ({node, what, advice}) => report.leave('props', node.start, what, advice);
  if (plan.obstacles.length > 0) {
    report.leave('pickers', element.start, imported, 'It stays as it is, because of what is listed for it.');
    plan.obstacles.forEach(leave);
    return false;
  }
  report.count('pickers');
  report.count('props', options.length - plan.noted.length);
  plan.noted.forEach(leave);
  if (!plan.props.has('label'))
    report.leave('pickers', element.start, 'label', 'Add a `label`, which names the field.');
  return true;
}

function pickerEdit({element, plan, adapter, created}, ours, source) {
  complete(plan, ours);
  if (created !== undefined) ours.useOther(adapter, created);
  const text = elementText(ours.use('DateTimePicker'), plan, indentOf(source, element.start));
  return {start: element.start, end: element.end, text};
}

/** Fields of MUI can be typed into, and times have the format of the language. */
function complete(plan, ours) {
  if (plan.hasTime) {
    plan.set('showTimeSelect');
    if (!plan.props.has('timeFormat')) plan.set('timeFormat', '"locale"');
  }
  if (plan.props.has('picker')) return;
  plan.set('typeable');
  ours.useFeature('typed-dates');
}

/** Whether the file can import what creates a value, and does not use its name for something else, such as moment-timezone. */
const isUsable = (adapter, names) =>
  adapter.name === undefined || importOf(adapter, names) !== undefined || !names.isTaken(adapter.name);

/** Returns the local name of what creates a value. */
const localOf = (adapter, names) => importOf(adapter, names)?.local ?? adapter.name;

const importOf = ({source, name, isDefault}, names) =>
  names.importsOf(from => from === source).find(({imported}) => imported === (isDefault ? 'default' : name));

/** What only lays out, so that no picker of another file is inside it. */
const LAYOUT =
  /^(Box|Stack|Grid|Grid2|Paper|Container|FormControl|Typography|Button|TextField|Card|CardContent|Fragment|DemoContainer|DemoItem)$/;

/** Returns the edits that remove the providers in which all pickers were moved. */
function providerEdits(imports, names, moved, source, report) {
  const provider = imports.find(({imported}) => imported === 'LocalizationProvider');
  if (!provider) return [];
  const elements = names
    .references(provider.local)
    .filter(({parents}) => parents.at(-1).type === 'JSXOpeningElement')
    .map(({parents}) => ({element: parents.at(-2), parent: parents.at(-3)}));
  return elements.flatMap(({element, parent}) => {
    if (!isDone(element, moved)) {
      report.leave(
        'providers',
        element.start,
        'LocalizationProvider',
        'Remove it once no picker of MUI is inside it.',
      );
      return [];
    }
    const children = element.children.filter(({type, value}) => type !== 'JSXText' || value.trim() !== '');
    const isAlone = children.length === 1 && children[0].type === 'JSXElement';
    const isInside = /^JSX(Element|Fragment)$/.test(parent.type);
    report.count('providers');
    for (const {key, node} of optionsOfElement(element))
      if (key !== 'dateAdapter')
        report.leave(
          'providers',
          node.start,
          key,
          'It was removed. The picker has the language of the page.',
        );
    const [open, close] = isAlone || isInside ? ['', ''] : ['<>', '</>'];
    const [start, end] = isAlone
      ? [children[0].start, children[0].end]
      : [element.openingElement.end, element.closingElement.start];
    return [
      {start: element.start, end: start, text: open},
      {start: end, end: element.end, text: close},
    ].filter(edit => edit.start < edit.end || edit.text !== '');
  });
}

/** Whether there are only moved pickers and layout in a provider, and nothing that is rendered elsewhere. */
function isDone(element, moved) {
  if (!element.closingElement) return false;
  for (const {node, parents} of nodesIn(element)) {
    if (node === element || [node, ...parents].some(one => moved.includes(one))) continue;
    if (node.type === 'JSXElement') {
      const {name} = node.openingElement;
      if (name.type !== 'JSXIdentifier' || !(/^[a-z]/.test(name.name) || LAYOUT.test(name.name)))
        return false;
    }
    if (
      node.type === 'JSXExpressionContainer' &&
      parents.at(-1).type === 'JSXElement' &&
      node.expression.type !== 'JSXEmptyExpression'
    )
      return false;
    if (node.type === 'JSXSpreadChild') return false;
  }
  return true;
}
