/** What becomes of the form controls of Shoelace and Web Awesome. */
import {LOOKS, NOT_NEEDED, openEvents} from './dialect-words.mjs';
import {whyOptionsStay} from './option-rules.mjs';

const NATIVE = {left: 'Write it in `control-attributes`, as JSON.'};
const ICON = {left: 'The icon is ours. Remove it.'};

/**
 * @param {import('./dialect-words.mjs').DialectWords} words
 * @returns {Record<string, import('../../markup/element-rules.mjs').ElementRule>} By the name of the element without its prefix.
 */
export function controlRules(words) {
  const {hint, before, after, clearable, withoutSteppers, prefix} = words;
  const attributes = {
    [hint]: 'hint',
    size: {to: 'data-density', values: {small: 'compact', medium: null, s: 'compact', m: null}},
    pill: LOOKS,
    filled: LOOKS,
    appearance: LOOKS,
    [clearable]: {left: 'There is no clear button here. Listen to `input` for an empty value.'},
    'with-label': NOT_NEEDED,
    'with-hint': NOT_NEEDED,
  };
  const events = Object.fromEntries([
    ...['change', 'input', 'focus', 'blur', 'invalid'].map(name => [prefix + name, name]),
    [`${prefix}clear`, {left: 'Listen to `input` for an empty value.'}],
  ]);
  const label = {label: {attribute: 'label'}};
  const labels = {...label, [hint]: {attribute: 'hint'}};
  const native = Object.fromEntries(
    ['autocapitalize', 'autocorrect', 'enterkeyhint', 'spellcheck', 'inputmode', 'title'].map(name => [
      name,
      NATIVE,
    ]),
  );
  const checked = {
    content: 'label',
    attributes: {
      ...attributes,
      '': {stays: '`v-model` needs a list or a boolean here. Write `:checked` and `@change`.'},
    },
    events,
    slots: {[hint]: {attribute: 'hint'}},
  };
  const popup = {hoist: NOT_NEEDED, open: {left: 'Call `showPicker()`.'}, placement: NOT_NEEDED};
  return {
    checkbox: {...checked, to: 'lc-checkbox'},
    switch: {...checked, to: 'lc-switch'},
    input: {
      to: inputTag,
      attributes: {
        ...attributes,
        ...native,
        type: {values: INPUT_TYPES},
        'password-toggle': 'reveal',
        'password-visible': {left: 'Users show the password with the button of `reveal`.'},
        [withoutSteppers]: 'hide-steppers',
      },
      events,
      slots: {
        ...labels,
        [before]: 'prefix',
        [after]: 'suffix',
        'clear-icon': ICON,
        'show-password-icon': ICON,
        'hide-password-icon': ICON,
      },
      staysIf: view => whySlotsOfInputStay(view, words),
      add: view => (view.literal('type') === 'datetime-local' ? {'show-time-select': ''} : {}),
    },
    'number-input': {
      to: 'lc-number-input',
      attributes: {...attributes, ...native, 'without-steppers': 'hide-steppers'},
      events,
      slots: {
        ...labels,
        [before]: 'prefix',
        [after]: 'suffix',
        'increment-icon': ICON,
        'decrement-icon': ICON,
      },
    },
    textarea: {
      to: 'lc-text-area',
      attributes: {
        ...attributes,
        autocorrect: NATIVE,
        enterkeyhint: NATIVE,
        resize: {values: {none: 'none', vertical: 'vertical', horizontal: 'horizontal', both: 'both'}},
        'with-count': 'counter',
      },
      events,
      slots: labels,
    },
    select: {
      to: view => (view.find('multiple') ? 'lc-multi-select' : 'lc-select'),
      children: [`${prefix}option`],
      attributes: view => ({
        ...attributes,
        ...popup,
        multiple: {
          gone: true,
          ...(view.find('multiple')?.kind === 'bound' && {
            stays: 'It must be known whether it is `multiple`.',
          }),
        },
        'max-options-visible': NOT_NEEDED,
        placeholder: view.find('multiple') ? true : 'unselected-option-text',
        value: view.find('multiple') ? listValue(view) : true,
      }),
      events: {...events, ...openEvents(words)},
      slots: {
        ...labels,
        [before]: {stays: 'There is no such slot.'},
        [after]: {stays: 'There is no such slot.'},
        'clear-icon': ICON,
        'expand-icon': ICON,
      },
      staysIf: view => whyOptionsStay(view, prefix),
    },
    option: {
      to: 'option',
      within: [`${prefix}select`],
      staysIf: view => (view.children.length > 0 ? 'An option is text.' : undefined),
    },
    'radio-group': {
      to: view => radioTag(view, prefix),
      children: ['radio', 'radio-button'].map(name => prefix + name),
      attributes,
      events,
      slots: labels,
      staysIf: view => whyOptionsStay(view, prefix),
    },
    radio: {
      to: 'option',
      within: [`${prefix}radio-group`],
      attributes: {size: NOT_NEEDED, appearance: NOT_NEEDED},
    },
    'radio-button': {
      to: 'option',
      within: [`${prefix}radio-group`],
      attributes: {size: NOT_NEEDED, pill: NOT_NEEDED},
    },
    range: {
      to: 'lc-slider',
      attributes: {...attributes, tooltip: {to: 'show-bubble', values: {top: '', bottom: '', none: null}}},
      events,
      slots: labels,
    },
    slider: {
      to: view =>
        view.find('range')
          ? {stays: 'Write `<lc-range-slider>`, whose `value` has both numbers.'}
          : 'lc-slider',
      attributes: {
        ...attributes,
        'with-tooltip': 'show-bubble',
        'with-markers': {left: 'Write `marks`.'},
        'tooltip-placement': NOT_NEEDED,
        'tooltip-distance': NOT_NEEDED,
      },
      events,
      slots: {...labels, reference: {left: 'Write `marks`.'}},
    },
    rating: {
      to: 'lc-rating',
      attributes: {
        ...attributes,
        precision: 'step',
        size: {values: {...words.sizes}},
        'get-symbol': {left: 'Write the slot `icon`.'},
      },
      events: {...events, [`${prefix}hover`]: {left: 'There is no such event.'}},
    },
    'color-picker': {
      to: 'lc-color-input',
      attributes: {
        ...attributes,
        ...popup,
        format: {values: {hex: 'hex', rgb: 'rgb', hsl: 'hsl'}},
        opacity: 'alpha',
        inline: {stays: 'There is no picker inside the page.'},
        'no-format-toggle': NOT_NEEDED,
        'without-format-toggle': NOT_NEEDED,
        uppercase: {left: 'Values are in lowercase.'},
        swatches: {left: '`swatches` is a list of `{name, color}`.'},
      },
      events: {...events, ...openEvents(words)},
      slots: labels,
    },
  };
}

const INPUT_TYPES = {
  text: 'text',
  email: 'email',
  password: 'password',
  search: 'search',
  tel: 'tel',
  url: 'url',
  number: null,
  date: null,
  'datetime-local': null,
  time: null,
};

/** Elements for types that are not text. */
const INPUT_TAGS = {
  number: 'lc-number-input',
  date: 'lc-date-time-picker',
  'datetime-local': 'lc-date-time-picker',
  time: 'lc-time-input',
};

function inputTag(view) {
  const type = view.literal('type');
  if (type === null) return {stays: 'Which element is ours depends on its `type`.'};
  return INPUT_TAGS[type] ?? 'lc-text-input';
}

function whySlotsOfInputStay(view, {before, after}) {
  const isPicker = ['date', 'datetime-local', 'time'].includes(view.literal('type'));
  const hasSlots = view.inSlot(before).length + view.inSlot(after).length > 0;
  return isPicker && hasSlots ? `Pickers have no slots "${before}" and "${after}".` : undefined;
}

function radioTag(view, prefix) {
  const radios = view.children.filter(({tag}) => tag.startsWith(`${prefix}radio`));
  const isButton = ({tag, attributes}) =>
    tag === `${prefix}radio-button` ||
    attributes.some(({raw, value}) => raw === 'appearance' && value === 'button');
  if (radios.every(isButton) && radios.length > 0) return 'lc-segmented';
  return radios.some(isButton) ? {stays: 'It has two kinds of radios.'} : 'lc-radio-button';
}

/** A list in Shoelace is text with spaces, and ours is JSON. */
function listValue(view) {
  const value = view.literal('value');
  if (value === undefined || value === null) return true;
  return {values: {[value]: JSON.stringify(value.split(' ').filter(Boolean)).replaceAll('"', '&quot;')}};
}
