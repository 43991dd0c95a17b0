/** The fields of PrimeReact 10 with text and numbers, and its checkboxes and switches. */
import {moveLabel} from '../../script/labels.mjs';
import {booleanOf, literalOf} from '../../script/jsx-element.mjs';
import {choiceOf, drop, dropWith, handler, leaveWith, named, textValue} from '../../script/prop-rules.mjs';

/** Props that all form controls have. */
export const CONTROL = {
  name: true,
  required: true,
  disabled: true,
  autoFocus: true,
  placeholder: true,
  inputId: 'id',
  'aria-label': inAttributes,
  'aria-labelledby': dropWith('Write `label`.'),
  ariaLabelledBy: dropWith('Write `label`.'),
  'aria-describedby': dropWith('Write the text that it refers to in `hint` or `error`.'),
  variant: dropWith('Fields have one look. Change it with custom properties.'),
  size: dropWith('Fields are as wide as the place that they have.'),
  className: (change, attribute) => {
    if (change.file.codeOf(attribute).includes('p-invalid'))
      change.note(attribute, '`p-invalid`', 'Write the message in `error`: the class does nothing now.');
  },
  invalid: leaveWith('Write the message in `error`: it also makes the field invalid.'),
  tooltip: leaveWith('Write the text in `hint`.'),
  tooltipOptions: leaveWith('Write the text in `hint`.'),
  inputRef: leaveWith('The `ref` of our component is the element, which has `focus()` and `value`.'),
  ref: leaveWith('The `ref` of our component is the element, which has `focus()` and `value`.'),
  inputStyle: dropWith('Style the part `control`.'),
  inputClassName: dropWith('Style the part `control`.'),
};

/** `{...field}` of React Hook Form. */
export const fieldSpread = (change, {argument}) =>
  argument.type === 'Identifier' && argument.name === 'field';

const TEXT = {
  ...CONTROL,
  value: textValue,
  defaultValue: 'initValue',
  onChange: handler(['target.value', 'currentTarget.value'], {type: 'string'}),
  onInput: onInput,
  readOnly: true,
  minLength: true,
  maxLength: true,
  autoComplete: 'autocomplete',
  keyfilter: leaveWith('Write `pattern`, `type`, or `rules`: no key is refused while users type.'),
};

/** The elements. @type {Record<string, import('../../script/move-elements.mjs').ElementRule>} */
export const FIELD_RULES = {
  InputText: {
    to: 'TextInput',
    spread: fieldSpread,
    props: {...TEXT, pattern: true, type: textType, inputMode: inAttributes},
    move: withLabel,
  },
  InputTextarea: {
    to: 'TextArea',
    spread: fieldSpread,
    props: {...TEXT, rows: true, cols: drop, autoResize: drop, inputMode: true},
    move: withLabel,
  },
  Password: {
    to: 'TextInput',
    spread: fieldSpread,
    props: {
      ...TEXT,
      toggleMask: revealed,
      feedback: feedback,
      promptLabel: drop,
      weakLabel: drop,
      mediumLabel: drop,
      strongLabel: drop,
      mediumRegex: drop,
      strongRegex: drop,
    },
    move: change => {
      change.add('type="password"');
      withLabel(change);
    },
  },
  InputNumber: {
    to: 'NumberInput',
    spread: fieldSpread,
    props: {
      ...CONTROL,
      value: true,
      onValueChange: handler(['value', 'target.value'], {name: 'onChange', type: 'number | null'}),
      onChange: handler(['value'], {type: 'number | null'}),
      min: true,
      max: true,
      step: true,
      readOnly: true,
      allowEmpty: drop,
      format: drop,
      ...Object.fromEntries(
        ['mode', 'currency', 'currencyDisplay', 'minFractionDigits', 'maxFractionDigits', 'useGrouping'].map(
          name => [name, () => {}],
        ),
      ),
      locale: dropWith('Numbers have the format of the language of the page.'),
      suffix: unit,
      showButtons: drop,
      buttonLayout: dropWith('The buttons are at the end of the field.'),
      incrementButtonIcon: drop,
      decrementButtonIcon: drop,
      incrementButtonClassName: drop,
      decrementButtonClassName: drop,
    },
    move: change => {
      moveFormat(change);
      if (!change.element.has('showButtons')) change.add('hideSteppers');
      withLabel(change);
    },
  },
  Checkbox: {
    to: 'Checkbox',
    spread: fieldSpread,
    props: {
      ...CONTROL,
      checked: true,
      onChange: handler(['checked', 'target.checked'], {to: 'checked', type: 'boolean'}),
      value: (change, attribute) => {
        if (literalOf(attribute) === undefined)
          leaveWith('Several checkboxes with one list of values are a `CheckboxGroup` with `options`.')(
            change,
            attribute,
          );
      },
      readOnly: leaveWith('A checkbox cannot be read-only. Use `disabled`, or show the value as text.'),
      icon: dropWith('The check mark is always the same.'),
    },
    move: withLabel,
  },
  InputSwitch: {
    to: 'Switch',
    spread: fieldSpread,
    props: {
      ...CONTROL,
      checked: true,
      onChange: handler(['value', 'target.value', 'checked'], {to: 'checked', type: 'boolean'}),
    },
    move: withLabel,
  },
  RadioButton: {
    advice:
      'Radio buttons with the same `name` are one `RadioButton` with `options`, `value`, and `onChange`.',
  },
  Rating: {
    to: 'Rating',
    props: {
      ...CONTROL,
      value: true,
      onChange: handler(['value', 'target.value'], {type: 'number | null'}),
      stars: 'max',
      readOnly: true,
      cancel: drop,
    },
    move: withLabel,
  },
  Slider: {
    to: 'Slider',
    props: {
      ...CONTROL,
      value: true,
      onChange: handler(['value'], {type: 'number'}),
      min: true,
      max: true,
      step: true,
      range: leaveWith('A range is a `RangeSlider`, whose value is a pair of numbers.'),
      orientation: choiceOf('orientation', {horizontal: null, vertical: 'vertical'}, 'Write `orientation`.'),
    },
    move: withLabel,
  },
  ColorPicker: {advice: 'Write `ColorInput`, whose value is a color of CSS, such as `#0f766e`.'},
  InputMask: {advice: 'Write `TextInput` with `format`, such as `format="000-00-0000"`, or `PhoneInput`.'},
  AutoComplete: {advice: 'Write `Datalist` with `loadOptions`, or `MultiSelect` for several values.'},
  Chips: {advice: 'Write `MultiSelect` with `creatable`.'},
  InputOtp: {advice: 'Write `CodeInput`.'},
  SelectButton: {advice: 'Write `Segmented` with `options`.'},
  ToggleButton: {advice: 'Write `Switch`, or `Segmented` with two options.'},
  TriStateCheckbox: {advice: 'Write `Select` or `Segmented` with three options.'},
  FileUpload: {advice: 'Write `FileUpload`: its files are submitted with the form, or sent with `upload`.'},
};

/** A control needs a name: its label, wherever it is in the file. */
export function withLabel(change) {
  const {element} = change;
  const idProp = element.has('inputId') ? 'inputId' : 'id';
  const isNamed = moveLabel(change, idProp) || element.has('aria-label');
  if (change.controlAttributes) change.add(`attributes={{${change.controlAttributes.join(', ')}}}`);
  if (!isNamed && element.spreads.length === 0)
    change.note(element.opening, 'without a label', 'Write `label`, which names the control.', 'labels');
}

/** Attributes of the native control. `withLabel` writes them. */
function inAttributes(change, attribute) {
  const {value, name} = attribute;
  const code = change.file.codeOf(value?.type === 'JSXExpressionContainer' ? value.expression : value);
  const key = /^[\w$]+$/.test(name.name) ? name.name.toLowerCase() : `'${name.name}'`;
  change.drop(attribute);
  change.controlAttributes = [...(change.controlAttributes ?? []), `${key}: ${code}`];
}

function onInput(change, attribute) {
  if (change.element.has('onChange'))
    leaveWith('Move it into `onChange`, which is called while users type.')(change, attribute);
  else
    handler(['target.value', 'currentTarget.value'], {name: 'onChange', type: 'string'})(change, attribute);
}

function textType(change, attribute) {
  const type = literalOf(attribute);
  if (['text', 'email', 'password', 'search', 'tel', 'url'].includes(type)) return;
  const advice =
    type === 'number'
      ? 'Write `NumberInput`, whose value is a number.'
      : /date|time|month|week/.test(type)
        ? 'Write `DateTimePicker` or `TimeInput`.'
        : 'There is no such type of text.';
  leaveWith(advice)(change, attribute);
}

function revealed(change, attribute) {
  if (booleanOf(attribute) !== true)
    return change.leave(attribute, named(attribute), 'Write `reveal`.', 'props');
  change.rename(attribute, 'reveal');
  change.register('@life-changers/elements/password');
}

function feedback(change, attribute) {
  if (booleanOf(attribute) === false) change.drop(attribute);
  else dropWith('Put your own meter into the slot `strength`.')(change, attribute);
}

function unit(change, attribute) {
  const text = literalOf(attribute);
  if (text === undefined) leaveWith('Write `measurementUnit`.')(change, attribute);
  else change.write(attribute, `measurementUnit="${text.trim()}"`);
}

/** The options of `Intl.NumberFormat`, which PrimeReact has as props. */
const FORMAT = {
  mode: 'style',
  currency: 'currency',
  currencyDisplay: 'currencyDisplay',
  minFractionDigits: 'minimumFractionDigits',
  maxFractionDigits: 'maximumFractionDigits',
  useGrouping: 'useGrouping',
};

/** Writes the format as an object that is created once, if it is constant. */
function moveFormat(change) {
  const {element, file} = change;
  const parts = Object.keys(FORMAT).filter(name => element.has(name));
  if (parts.length === 0) return;
  const values = parts.map(name => [FORMAT[name], constantCode(file, element.get(name))]);
  const missing = parts.find((_, index) => values[index][1] === undefined);
  if (missing !== undefined)
    return leaveWith('Write `format`, an object that is created once.')(change, element.get(missing));
  for (const name of parts) change.drop(element.get(name));
  const pairs = values.filter(([, code]) => code !== "'decimal'").map(([name, code]) => `${name}: ${code}`);
  if (pairs.length > 0)
    change.add(() => `format={${file.hoist('numberFormat', `{${pairs.join(', ')}} as const`)}}`);
}

function constantCode(file, attribute) {
  const text = literalOf(attribute);
  if (text !== undefined) return `'${text}'`;
  if (attribute.value === null) return 'true';
  const {expression} = attribute.value;
  return /^(Numeric|Boolean)Literal$/.test(expression?.type) ? file.codeOf(expression) : undefined;
}
