/** The lists of options and the calendar of PrimeReact 10. */
import {booleanOf, expressionOf, literalOf} from '../../script/jsx-element.mjs';
import {
  constantOf,
  drop,
  dropWith,
  handler,
  isNullable,
  leaveWith,
  onlyIf,
  stateOf,
} from '../../script/prop-rules.mjs';
import {CONTROL, fieldSpread, withLabel} from './field-rules.mjs';

const LIST = {
  ...CONTROL,
  options: () => {},
  optionLabel: () => {},
  optionValue: () => {},
  optionDisabled: () => {},
  ariaLabel: CONTROL['aria-label'],
  dataKey: drop,
  appendTo: drop,
  scrollHeight: drop,
  virtualScrollerOptions: drop,
  panelClassName: dropWith('Style the parts of the list.'),
  panelStyle: dropWith('Style the parts of the list.'),
  dropdownIcon: dropWith('The arrow is always the same.'),
  filterBy: drop,
  filterPlaceholder: drop,
  filterInputAutoFocus: drop,
  filterMatchMode: drop,
  showFilterClear: drop,
  resetFilterOnHide: drop,
  emptyMessage: dropWith('The message is in the language of the page.'),
  emptyFilterMessage: dropWith('The message is in the language of the page.'),
  itemTemplate: leaveWith('An option has `text`, `description`, `icon`, and `group`.'),
  optionGroupLabel: leaveWith('Write `group` in each option.'),
  optionGroupChildren: leaveWith('Write `group` in each option.'),
  optionGroupTemplate: leaveWith('Write `group` in each option.'),
  onFilter: leaveWith('Write `loadOptions` with `searchable`, which gets the typed text.'),
  loading: leaveWith('Write `loadOptions`, which shows that options load.'),
  onShow: 'onAfterShow',
  onHide: 'onAfterHide',
};

/** @type {Record<string, import('../../script/move-elements.mjs').ElementRule>} */
export const CHOICE_RULES = {
  Dropdown: {
    to: 'Select',
    spread: fieldSpread,
    props: {
      ...LIST,
      value: textState,
      onChange: handler(['value', 'target.value'], {type: 'string'}),
      placeholder: 'unselectedOptionText',
      filter: searchable,
      showClear: drop,
      checkmark: drop,
      highlightOnSelect: drop,
      autoOptionFocus: drop,
      valueTemplate: leaveWith('The field shows the text of the option.'),
      editable: leaveWith('Write `Datalist`: typed text is its own value.'),
    },
    move: moveChoice,
  },
  MultiSelect: {
    to: 'MultiSelect',
    spread: fieldSpread,
    props: {
      ...LIST,
      value: listState,
      onChange: handler(['value', 'target.value'], {type: 'readonly string[]'}),
      placeholder: true,
      filter: drop,
      showClear: drop,
      display: drop,
      showSelectAll: drop,
      selectAll: drop,
      selectionLimit: 'max',
      maxSelectedLabels: dropWith('The chosen options are tags. `tagLines` limits their lines.'),
      selectedItemsLabel: drop,
      selectedItemTemplate: leaveWith('The chosen options are tags with their text.'),
      panelHeaderTemplate: leaveWith('The list has no header.'),
      panelFooterTemplate: leaveWith('The list has no footer.'),
    },
    move: moveChoice,
  },
  ListBox: {advice: 'Write `RadioButton` for one value, or `CheckboxGroup` for several.'},
  TreeSelect: {advice: 'Write `TreeSelect` with `items`.'},
  CascadeSelect: {advice: 'Write `TreeSelect` with `columns`.'},
  PickList: {advice: 'Write `TransferList` with `options`.'},
  OrderList: {advice: 'Write `DataTable` with `reorderable`.'},
  Calendar: {
    to: 'DateTimePicker',
    spread: fieldSpread,
    props: {
      ...CONTROL,
      placeholder: drop,
      value: true,
      onChange: handler(['value', 'target.value'], {to: 'date', type: 'Date | null'}),
      minDate: true,
      maxDate: true,
      dateFormat: () => {},
      showTime: () => {},
      hourFormat: () => {},
      stepMinute: 'timeIntervals',
      showIcon: drop,
      iconPos: drop,
      icon: drop,
      showButtonBar: drop,
      monthNavigator: drop,
      yearNavigator: drop,
      yearRange: drop,
      appendTo: drop,
      mask: drop,
      readOnlyInput: drop,
      touchUI: drop,
      locale: dropWith('The calendar is in the language of the page.'),
      panelClassName: dropWith('Style the parts of the calendar.'),
      selectionMode: (change, attribute) => {
        const mode = literalOf(attribute);
        if (mode === 'single') return change.drop(attribute);
        const advice =
          mode === 'range'
            ? 'Write `DateRangePicker`, whose value is a range of days.'
            : 'There is no picker for several days.';
        leaveWith(advice)(change, attribute);
      },
      timeOnly: leaveWith('Write `TimeInput`, whose value is a text such as `14:30`.'),
      view: leaveWith('Write `picker="month"` or `picker="year"`.'),
      inline: onlyIf(false, 'The calendar is always a popup.'),
      disabledDates: leaveWith('Write `filterDate`, which returns whether a day can be selected.'),
      disabledDays: leaveWith('Write `filterDate`, which returns whether a day can be selected.'),
      showSeconds: leaveWith('Write `TimeInput` with `step`, which has seconds.'),
    },
    move: change => {
      moveDateFormat(change);
      withLabel(change);
    },
  },
};

/** A state without an initial value is an empty text. */
function textState(change, attribute) {
  const expression = expressionOf(attribute);
  if (!expression || isText(change.file, expression)) return;
  const code = change.file.codeOf(expression);
  const isPlain = /^(Identifier|MemberExpression|OptionalMemberExpression|CallExpression)$/.test(
    expression.type,
  );
  change.write(attribute, `value={${isPlain ? code : `(${code})`} ?? ''}`, {isKept: true});
}

/** Whether an expression is certainly a text. */
function isText(file, expression) {
  if (literalOf(expression) !== undefined) return true;
  if (expression.type === 'LogicalExpression') return isText(file, expression.right);
  if (expression.type !== 'Identifier') return false;
  const call = stateOf(file, expression.name);
  const type = (call?.typeParameters ?? call?.typeArguments)?.params[0];
  return literalOf(call?.arguments[0]) !== undefined && (!type || type.type === 'TSStringKeyword');
}

function listState(change, attribute) {
  const expression = expressionOf(attribute);
  if (!isNullable(change.file, expression)) return;
  change.props += 1;
  change.edit(edits => edits.appendLeft(expression.end, ' ?? []'));
}

function searchable(change, attribute) {
  if (booleanOf(attribute) === false) return change.drop(attribute);
  change.rename(attribute, 'searchable');
  change.register('@life-changers/elements/select-list');
}

/** Writes the options as `{text, value}`. */
function moveChoice(change) {
  const {element} = change;
  const options = element.get('options');
  if (!options)
    change.leave(
      element.opening,
      'without `options`',
      'Write `options` as a list of `{text, value}`.',
      'props',
    );
  else moveOptions(change, options);
  withLabel(change);
}

function moveOptions(change, options) {
  const {element, file} = change;
  const [label, value, disabled] = ['optionLabel', 'optionValue', 'optionDisabled'].map(name =>
    element.get(name),
  );
  const expression = expressionOf(options);
  const known = constantOf(file, expression);
  const rows = known?.type === 'ArrayExpression' ? known.elements : undefined;
  const names = namesOf(rows, element);
  if (!names) {
    change.leave(
      value ?? label ?? options,
      '`options`',
      'The value of an option is a text. Write `options` as a list of `{text, value}`, and keep the value of the chosen one.',
      'options',
    );
    return;
  }
  const off = literalOf(disabled);
  if (disabled && off === undefined) return leaveWith('Write `disabled` in each option.')(change, disabled);
  for (const attribute of [label, value, disabled]) if (attribute) change.drop(attribute);
  const code = file.codeOf(expression);
  const list = isNullable(file, expression) ? `(${code} ?? [])` : code;
  const made =
    names.text === ''
      ? `text => ({text, value: text})`
      : `option => ({${[`text: option.${names.text}`, `value: option.${names.value}`, ...(off ? [`disabled: option.${off}`] : [])].join(', ')}})`;
  if (names.text === 'text' && names.value === 'value' && !off) return;
  change.write(options, `options={${list}.map(${made})}`, {isKept: true});
  if (rows === undefined)
    change.note(
      options,
      '`options`',
      'If its values are numbers or objects, write them as texts: `onChange` gets a text.',
      'options',
    );
}

/** Returns the fields of the text and the value of the options; empty for a list of texts; undefined if a value may be no text. */
function namesOf(rows, element) {
  const text = element.has('optionLabel') ? literalOf(element.get('optionLabel')) : 'label';
  const value = element.has('optionValue') ? literalOf(element.get('optionValue')) : undefined;
  if (text === undefined || ![text, value ?? ''].every(name => /^[\w$]*$/.test(name))) return undefined;
  if (rows === undefined) return value === undefined ? undefined : {text, value};
  if (rows.length > 0 && rows.every(row => literalOf(row) !== undefined)) return {text: '', value: ''};
  // Without `optionValue`, the member `value` is the value, unless `optionLabel` is given.
  const field = value ?? (element.has('optionLabel') ? undefined : 'value');
  const isText = row => row?.type === 'ObjectExpression' && isTextMember(row, field);
  return field !== undefined && rows.every(isText) ? {text, value: field} : undefined;
}

const isTextMember = (row, name) =>
  row.properties.some(({key, value}) => (key?.name ?? key?.value) === name && literalOf(value) !== undefined);

/** The tokens of PrimeReact's dates as those of date-fns, the longest first. */
const TOKENS = [
  ['dd', 'dd'],
  ['d', 'd'],
  ['DD', 'EEEE'],
  ['D', 'EEE'],
  ['mm', 'MM'],
  ['m', 'M'],
  ['MM', 'MMMM'],
  ['M', 'MMM'],
  ['yy', 'yyyy'],
  ['y', 'yy'],
];

/** Keeps the format of a date, which is that of the month first if the app has none. */
function moveDateFormat(change) {
  const {element} = change;
  const given = element.get('dateFormat');
  const format = given ? literalOf(given) : 'mm/dd/yy';
  if (format === undefined || /[@!o']/.test(format))
    return leaveWith('Write `dateFormat`, a format of date-fns.')(change, given);
  const hours = literalOf(element.get('hourFormat')) === '12' ? 'h:mm a' : 'HH:mm';
  const hasTime = element.has('showTime') && booleanOf(element.get('showTime')) !== false;
  const date = format.replace(/dd?|DD?|mm?|MM?|yy?/g, token => TOKENS.find(([from]) => from === token)[1]);
  if (hasTime && booleanOf(element.get('showTime')) === undefined)
    return leaveWith('Write `showTimeSelect`.')(change, element.get('showTime'));
  for (const name of ['dateFormat', 'showTime', 'hourFormat'])
    if (element.has(name)) change.drop(element.get(name));
  change.add(`dateFormat="${date}${hasTime ? ` ${hours}` : ''}"`);
  if (hasTime) change.add(`showTimeSelect timeFormat="${hours === 'HH:mm' ? hours : 'h:mm AM/PM'}"`);
}
