/** The props of the date pickers of MUI X 5 to 9, and what becomes of each. */
import {literalOf, literalsOf, optionsOfElement, partsOf, plainExpression} from '../tables/read-options.mjs';
import {drops, either, hasFunction, jsxOf, notNeeded, renames, stops} from '../tables/table-plan.mjs';
import {dateCode, dateFunction} from './date-code.mjs';

const all = names => rule => Object.fromEntries(names.map(name => [name, rule]));

const THEME = 'Use the custom properties and parts of the picker: /guides/theming.';
const PLACED = 'The calendar is in the top layer, and is placed where it fits.';
const LIMITS =
  'Write `minDate` or `maxDate`, such as the start of today. Create it once, not on every render.';

const date = name => (option, plan) => {
  if (plan.writer)
    plan.set(name, `{${dateCode(option.value, plan.writer, name === 'value' ? undefined : '')}}`);
  else plan.stop(option, plan.unknown);
};

function change(option, plan) {
  if (!plan.writer) return plan.stop(option, plan.unknown);
  const code = dateFunction(option.value, plan.writer, {isNullable: true});
  if (code) plan.set('onChange', `{${code}}`);
  else plan.stop(option, 'Write `onChange={date => …}`, with a `Date` or null.');
}

function disabledDays(option, plan) {
  if (!plan.writer) return plan.stop(option, plan.unknown);
  const code = dateFunction(option.value, plan.writer, {isNullable: false, not: true});
  if (code) plan.set('filterDate', `{${code}}`);
  else plan.stop(option, 'Write `filterDate={date => …}`, which returns whether users can select a day.');
}

/** Labels and hints are texts. */
const text = name => (option, plan, source) => {
  if (/^JSX/.test(plainExpression(option.value)?.type ?? '') && option.value.type !== 'JSXText')
    plan.stop(option, `Write \`${name}\`, a text.`);
  else plan.set(name, jsxOf(option, source));
};

function views(option, plan) {
  const list = literalsOf(option.value);
  const unit = list && UNITS[[...list].sort().join(' ')];
  if (unit === undefined) plan.stop(option, 'Write `picker`: a month, quarter, week, or year.');
  else if (unit) plan.set('picker', `"${unit}"`);
}

const UNITS = {
  'day month year': '',
  'day year': '',
  'day month': '',
  day: '',
  'month year': 'month',
  month: 'month',
  year: 'year',
};

/** The props of the text field in a picker. An error and its text are one prop here. */
function fieldParts(parts, option, plan, source) {
  const part = name => parts.find(({key}) => key === name);
  const [error, help] = [part('error'), part('helperText')];
  for (const one of parts) {
    if (['error', 'helperText'].includes(one.key)) continue;
    const rule = Object.hasOwn(FIELD_PARTS, one.key) ? FIELD_PARTS[one.key] : undefined;
    if (rule) rule(one, plan, source);
    else plan.stop({...one, key: `${option.key}.${one.key}`}, 'This prop of the field is not known.');
  }
  if (error && help) {
    const code = ({value}) => source.slice(value.start, value.end);
    const [test, message] = [error.value && code(error), help.value && code(help)];
    if (!test || !message || help.value.type === 'JSXElement')
      plan.stop(error, 'Write `error`, a text or null.');
    else plan.set('error', `{${test} ? ${message} : null}`);
  } else if (help) text('hint')(help, plan, source);
  else if (error) plan.stop(error, 'Write `error`, a text or null.');
}

const FIELD_PARTS = {
  ...all(['required', 'name', 'disabled', 'label', 'id'])((option, plan, source) => {
    if (!plan.props.has(option.key)) plan.set(option.key, jsxOf(option, source));
  }),
  ...all([
    ...[
      'fullWidth',
      'size',
      'variant',
      'margin',
      'sx',
      'style',
      'className',
      'color',
      'InputLabelProps',
      'autoComplete',
    ],
    ...['focused', 'hiddenLabel'],
  ])(notNeeded),
  placeholder: drops('Use `hint`.'),
};

const PARTS = {
  textField: (option, plan, source) => fields(option.value, option, plan, source),
  ...all([
    'actionBar',
    'popper',
    'day',
    'toolbar',
    'layout',
    'desktopPaper',
    'mobilePaper',
    'dialog',
    'field',
    'openPickerButton',
  ])((option, plan) => {
    if (hasFunction(option.value)) plan.stop(option, 'It has functions or values from elsewhere.');
    else plan.drop(option, THEME);
  }),
};

function fields(value, option, plan, source) {
  const parts = partsOf(value);
  if (parts) fieldParts(parts, option, plan, source);
  else plan.stop(option, 'Write its props in the picker, and run the move again.');
}

function slotProps(option, plan, source) {
  for (const part of partsOf(option.value) ?? [{...option, key: '?'}]) {
    const rule = Object.hasOwn(PARTS, part.key) ? PARTS[part.key] : undefined;
    if (rule) rule(part, plan, source);
    else plan.stop({...part, key: `slotProps.${part.key}`}, 'This part is not known.');
  }
}

/** `renderInput={params => <TextField {...params} … />}` of version 5. */
function renderInput(option, plan, source) {
  const create = plainExpression(option.value);
  const element = plainExpression(create.body);
  const [parameter] = create.params ?? [];
  const options = element?.type === 'JSXElement' ? optionsOfElement(element) : [];
  const [first, ...others] = options;
  const isPlain =
    first?.key === '...' && first.value.name === parameter?.name && others.every(({key}) => key !== '...');
  if (isPlain) fieldParts(others, option, plan, source);
  else plan.stop(option, 'Write its props in the picker, and run the move again.');
}

/** @type {Record<string, import('../tables/table-plan.mjs').OptionRule>} */
const PICKER_OPTIONS = {
  label: text('label'),
  value: date('value'),
  defaultValue: date('initValue'),
  onChange: change,
  ...all(['minDate', 'maxDate'])((option, plan) => date(option.key)(option, plan)),
  ...{minDateTime: date('minDate'), maxDateTime: date('maxDate')},
  shouldDisableDate: disabledDays,
  disabled: renames('disabled'),
  name: renames('name'),
  key: renames('key'),
  id: renames('id'),
  'aria-label': text('label'),
  minutesStep: (option, plan, source) => {
    if (plan.hasTime) plan.set('timeIntervals', jsxOf(option, source));
  },
  ampm: (option, plan) => {
    const value = literalOf(option.value);
    if (typeof value !== 'boolean') plan.stop(option, 'Write `timeFormat`, such as "HH:mm" or "h:mm a".');
    else if (plan.hasTime) plan.set('timeFormat', value ? '"h:mm a"' : '"HH:mm"');
  },
  views,
  slotProps,
  renderInput,
  ...all(['disablePast', 'disableFuture'])(either(stops(LIMITS))),
  ...all(['format', 'inputFormat'])(drops('Users type in the format of the language of the page.')),
  ...all(['sx', 'className', 'style'])(drops(THEME)),
  ...all(['PopperProps', 'DialogProps', 'PaperProps', 'InputProps', 'OpenPickerButtonProps'])(
    (option, plan) => {
      if (hasFunction(option.value)) plan.stop(option, 'It has functions or values from elsewhere.');
      else plan.drop(option, PLACED);
    },
  ),
  ...all([
    ...[
      'openTo',
      'reduceAnimations',
      'desktopModeMediaQuery',
      'disableMaskedInput',
      'mask',
      'showToolbar',
      'orientation',
    ],
    ...['closeOnSelect', 'formatDensity', 'enableAccessibleFieldDOMStructure', 'showDaysOutsideCurrentMonth'],
    ...[
      'disableHighlightToday',
      'fixedWeekNumber',
      'displayWeekNumber',
      'allowSameDateSelection',
      'clearable',
    ],
    ...['yearsPerRow', 'monthsPerRow', 'yearsOrder', 'toolbarTitle', 'ampmInClock', 'toolbarPlaceholder'],
    ...['timeSteps', 'skipDisabled'],
  ])(notNeeded),
};

export const ruleOfPickerOption = key =>
  Object.hasOwn(PICKER_OPTIONS, key) ? PICKER_OPTIONS[key] : undefined;
