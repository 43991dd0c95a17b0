/** The fields of Ant Design 4 to 6. In a `Form.Item`, a field takes its name, its label, and its rules. */
import {
  booleanOf,
  expressionOf,
  literalOf,
  textAttribute,
  textOfChildren,
} from '../../script/jsx-element.mjs';
import {functionOf} from '../../script/event-handlers.mjs';
import {constantOf, drop, dropWith, handler, leaveWith, textValue} from '../../script/prop-rules.mjs';
import {takeItem} from './form-item.mjs';

const LOOK = 'Fields have one look. Change it with custom properties.';

/** Props that all fields have. */
const CONTROL = {
  name: true,
  disabled: true,
  autoFocus: true,
  size: dropWith('Fields are as wide as the place that they have. `data-density` makes them smaller.'),
  variant: dropWith(LOOK),
  bordered: dropWith(LOOK),
  status: leaveWith('Write the message in `error`: it also makes the field invalid.'),
  ref: leaveWith('The `ref` of our component is the element, which has `focus()` and `value`.'),
  'aria-label': (change, attribute) => {
    const text = literalOf(attribute);
    if (text === undefined || change.element.has('label'))
      return leaveWith('Write `label`.')(change, attribute);
    change.write(attribute, textAttribute('label', text));
  },
};

const TEXT = {
  ...CONTROL,
  placeholder: true,
  value: textValue,
  defaultValue: 'initValue',
  onChange: handler(['target.value', 'currentTarget.value'], {type: 'string'}),
  readOnly: true,
  minLength: true,
  maxLength: true,
  autoComplete: 'autocomplete',
  allowClear: dropWith('There is no button that empties the field.'),
  showCount: (change, attribute) => {
    if (change.element.has('maxLength')) change.rename(attribute, 'counter');
    else change.drop(attribute);
  },
  onPressEnter: leaveWith('Write a form with `onSubmit`, or `onKeyDown`.'),
  prefix: leaveWith('Write it as a child with `slot="prefix"`.'),
  suffix: leaveWith('Write it as a child with `slot="suffix"`.'),
  addonBefore: leaveWith('Write it as a child with `slot="prefix"`.'),
  addonAfter: leaveWith('Write `measurementUnit`, or a child with `slot="suffix"`.'),
};

/** A field, and how it is in a form. */
const field = (to, props, move) => ({
  to,
  props: {...CONTROL, ...props},
  joins: 'Form.Item',
  move: change => {
    move?.(change);
    takeItem(change);
  },
});

const SELECT = field(
  undefined,
  {
    options: () => {},
    mode: () => {},
    placeholder: () => {},
    value: true,
    defaultValue: 'initValue',
    onChange: valueFirst,
    allowClear: drop,
    showSearch: () => {},
    filterOption: drop,
    optionFilterProp: drop,
    popupMatchSelectWidth: drop,
    getPopupContainer: drop,
    loading: leaveWith('Write `loadOptions`, which shows that options load.'),
    maxCount: 'max',
  },
  chooseSelect,
);

/** A list of one value or of several, with its options as `{text, value}`. */
function chooseSelect(change) {
  const {element, file} = change;
  const mode = element.get('mode');
  const isMultiple = literalOf(mode) === 'multiple';
  if (mode && !isMultiple) leaveWith('Write `MultiSelect` with `creatable`.')(change, mode);
  if (mode) change.drop(mode);
  const placeholder = element.get('placeholder');
  if (placeholder && !isMultiple) change.rename(placeholder, 'unselectedOptionText');
  const search = element.get('showSearch');
  if (search && (isMultiple || booleanOf(search) === false)) change.drop(search);
  else if (search) {
    change.write(search, 'searchable');
    change.register('@life-changers/elements/select-list');
  }
  moveOptions(change, element.get('options'), file);
  change.become(isMultiple ? 'MultiSelect' : 'Select');
}

function moveOptions(change, attribute, file) {
  const advice = 'Write `options` as a list of `{text, value}`. The value of an option is a text.';
  if (!attribute) return change.leave(change.element.opening, 'without `options`', advice, 'options');
  const expression = expressionOf(attribute);
  const rows = constantOf(file, expression);
  const isKnown =
    rows?.type === 'ArrayExpression' &&
    rows.elements.every(
      row =>
        row?.type === 'ObjectExpression' &&
        row.properties.every(({key}) => ['label', 'value'].includes(key?.name)) &&
        row.properties.every(({value}) => literalOf(value) !== undefined),
    );
  if (!isKnown) return change.leave(attribute, '`options`', advice, 'options');
  const list = file.codeOf(expression);
  if (expression !== rows) {
    const code = `options={${list}.map(({label, value}) => ({text: label, value}))}`;
    change.write(attribute, code, {isKept: true});
    return;
  }
  change.props += 1;
  for (const {properties} of rows.elements)
    for (const {key} of properties)
      if (key.name === 'label') change.edit(edits => edits.overwrite(key.start, key.end, 'text'));
}

/** @type {Record<string, import('../../script/move-elements.mjs').ElementRule>} */
export const CONTROL_RULES = {
  Input: field('TextInput', {...TEXT, type: true, pattern: true}),
  'Input.TextArea': field('TextArea', {...TEXT, rows: true, autoSize: drop}),
  'Input.Password': field('TextInput', {...TEXT, visibilityToggle: drop}, change => {
    change.add('type="password"');
    if (booleanOf(change.element.get('visibilityToggle')) === false) return;
    change.add('reveal');
    change.register('@life-changers/elements/password');
  }),
  'Input.Search': {advice: 'Write `SearchInput`.'},
  'Input.OTP': {advice: 'Write `CodeInput`.'},
  InputNumber: field('NumberInput', {
    value: true,
    defaultValue: 'initValue',
    onChange: valueFirst,
    min: true,
    max: true,
    step: true,
    readOnly: true,
    placeholder: true,
    controls: (change, attribute) => {
      if (booleanOf(attribute) === false) change.write(attribute, 'hideSteppers');
      else change.drop(attribute);
    },
    formatter: leaveWith('Write `format`, options of `Intl.NumberFormat`.'),
    parser: leaveWith('Numbers are read in the language of the page.'),
    precision: leaveWith('Write `format`, such as `{maximumFractionDigits: 2}`.'),
  }),
  Select: SELECT,
  'Select.Option': {advice: 'Write `options` as a list of `{text, value}`.'},
  Checkbox: field(
    'Checkbox',
    {
      checked: true,
      onChange: handler(['target.checked'], {to: 'checked', type: 'boolean'}),
      indeterminate: true,
      defaultChecked: 'initChecked',
    },
    labelOfContent,
  ),
  'Checkbox.Group': {advice: 'Write `CheckboxGroup` with `options`.'},
  Switch: field('Switch', {
    checked: true,
    defaultChecked: 'initChecked',
    onChange: true,
    checkedChildren: dropWith('A switch has no text inside. Write `label`.'),
    unCheckedChildren: dropWith('A switch has no text inside. Write `label`.'),
    loading: leaveWith('Write `disabled` while it is saved.'),
  }),
  'Radio.Group': {advice: 'Write `RadioButton`, `RadioBox`, or `Segmented`, with `options`.'},
  DatePicker: {
    advice:
      'Write `DateTimePicker`. Its value is a `Date` or null: write `value?.toDate()` where it comes from.',
  },
  'DatePicker.RangePicker': {
    advice: 'Write `DateRangePicker`, whose value is `{start, end}` with texts such as `2026-05-12`.',
  },
  TimePicker: {advice: 'Write `TimeInput`, whose value is text such as `14:30`.'},
  AutoComplete: {advice: 'Write `Datalist` with `options` or `loadOptions`.'},
  Cascader: {advice: 'Write `TreeSelect` with `columns`.'},
  TreeSelect: {advice: 'Write `TreeSelect` with `items`.'},
  Transfer: {advice: 'Write `TransferList` with `options`.'},
  Mentions: {advice: 'Write `TextArea` with `mentions`.'},
  Slider: {advice: 'Write `Slider`, or `RangeSlider` for two values, with `label`.'},
  Rate: {advice: 'Write `Rating` with `label`.'},
  ColorPicker: {advice: 'Write `ColorInput`, whose value is a color of CSS.'},
  Upload: {advice: 'Write `FileUpload`: its files are submitted with the form, or sent with `upload`.'},
};

/** Its handler gets the value first, as ours does. What comes then is another thing. */
function valueFirst(change, attribute) {
  const create = functionOf(change.file, expressionOf(attribute));
  if (create && create.params.length > 1)
    change.leave(attribute, '`onChange`', '`onChange` gets the value, and then the event.', 'handlers');
}

/** The text of a checkbox is its content. */
function labelOfContent(change) {
  const {element} = change;
  if (element.children.length === 0) return;
  const text = textOfChildren(element.node.children);
  if (text === undefined) return change.leave(element.opening, 'with children', 'Write the text as `label`.');
  change.add(textAttribute('label', text.trim()));
  change.setContent(null);
}
