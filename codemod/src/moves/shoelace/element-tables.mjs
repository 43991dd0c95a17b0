/** What becomes of the elements that show something of Shoelace and Web Awesome. */
import {LOOKS, NOT_NEEDED, VARIANTS, openEvents} from './dialect-words.mjs';

const ICON = {left: 'The icon is ours. Remove it.'};
const NO_SLOT = {left: 'There is no such slot.'};

/**
 * @param {import('./dialect-words.mjs').DialectWords} words
 * @returns {Record<string, import('../../markup/element-rules.mjs').ElementRule>} By the name of the element without its prefix.
 */
export function elementTables(words) {
  const {prefix, before, after} = words;
  const variant = {values: VARIANTS};
  return {
    avatar: {
      to: 'lc-avatar',
      attributes: {
        image: 'src',
        label: 'name',
        initials: {left: 'The initials are those of `name`.'},
        loading: NOT_NEEDED,
        shape: {values: {circle: 'circle', square: 'square', rounded: 'square'}},
      },
      slots: {icon: ICON},
    },
    badge: {
      to: 'lc-badge',
      attributes: {variant, pulse: LOOKS, attention: LOOKS, appearance: {values: BADGES}},
      slots: {[before]: {left: 'Write it into the text.'}, [after]: {left: 'Write it into the text.'}},
      // Theirs are accented without a variant.
      add: view => (view.find('variant') ? {} : {variant: 'accent'}),
    },
    card: {
      to: 'lc-card',
      attributes: {
        appearance: LOOKS,
        orientation: LOOKS,
        ...Object.fromEntries(['header', 'media', 'footer'].map(name => [`with-${name}`, NOT_NEEDED])),
      },
      slots: {image: 'media', 'header-actions': 'header', 'footer-actions': 'actions'},
    },
    'copy-button': {
      to: 'lc-copy-button',
      attributes: {
        'copy-label': 'text',
        'success-label': NOT_NEEDED,
        'error-label': NOT_NEEDED,
        'feedback-duration': NOT_NEEDED,
        'tooltip-placement': NOT_NEEDED,
        hoist: NOT_NEEDED,
      },
      events: {[`${prefix}copy`]: 'lc-after-copy', [`${prefix}error`]: 'lc-copy-error'},
      slots: {'copy-icon': ICON, 'success-icon': ICON, 'error-icon': ICON},
      add: () => ({'icon-only': ''}),
      staysIf: view =>
        /[.[]/.test(view.literal('from') ?? '')
          ? '`from` is the ID of an element with a value or text.'
          : undefined,
    },
    details: {
      to: 'lc-accordion-item',
      attributes: {
        summary: 'heading',
        name: {left: 'Put the items into `<lc-accordion>`.'},
        appearance: LOOKS,
        'icon-placement': LOOKS,
      },
      slots: {summary: 'heading', 'expand-icon': ICON, 'collapse-icon': ICON},
      events: openEvents(words),
    },
    divider: {
      replacedBy: 'hr',
      inside: ['select', 'menu', 'dropdown'].map(name => prefix + name),
      staysIf: view => {
        const orientation = view.literal('orientation') ?? (view.find('orientation') ? '' : 'horizontal');
        return view.find('vertical') || orientation !== 'horizontal'
          ? 'A vertical line is a border in CSS.'
          : undefined;
      },
    },
    'progress-bar': progress('bar'),
    'progress-ring': progress('ring'),
    skeleton: {to: 'lc-skeleton', attributes: {effect: NOT_NEEDED}, add: () => ({shape: 'rectangle'})},
    spinner: {to: 'lc-spinner'},
    'split-panel': {
      to: 'lc-split-panel',
      attributes: {
        vertical: {to: 'orientation', values: {'': 'vertical', true: 'vertical'}},
        'position-in-pixels': {stays: '`position` is a percentage.'},
        disabled: {stays: 'Users can always move the separator.'},
        primary: {left: 'Write `min-start`, `max-start`, `min-end`, or `max-end`.'},
        snap: LOOKS,
        'snap-threshold': LOOKS,
      },
      events: {
        [`${prefix}reposition`]: {
          to: 'lc-position-change',
          check: 'It is sent after a drag and after each key.',
        },
      },
      slots: {divider: NO_SLOT},
    },
    tag: {
      to: 'lc-tag',
      attributes: {
        variant,
        size: {values: {small: 'sm', medium: null, s: 'sm', m: null}},
        appearance: LOOKS,
        'with-remove': 'removable',
      },
      events: {[`${prefix}remove`]: 'lc-remove'},
    },
    tree: {
      to: 'lc-tree',
      attributes: {selection: {values: {single: 'single', multiple: 'multiple'}}},
      events: {[`${prefix}selection-change`]: {left: 'Listen to `change`: `value` has what is selected.'}},
      slots: {'expand-icon': ICON, 'collapse-icon': ICON},
    },
    'tree-item': {
      to: 'lc-tree-item',
      within: [`${prefix}tree`],
      attributes: {expanded: 'open'},
      events: Object.fromEntries(
        ['expand', 'after-expand', 'collapse', 'after-collapse', 'lazy-change', 'lazy-load'].map(name => [
          prefix + name,
          {left: 'Listen to `lc-expand`, `lc-collapse`, or `lc-load-items` of the tree.'},
        ]),
      ),
      slots: {'expand-icon': ICON, 'collapse-icon': ICON},
    },
    icon: {stays: 'It can stay, also in our slots; or write an `<svg>`.'},
    breadcrumb: {stays: '`<lc-breadcrumb>` makes its links from the address: see its page.'},
    'breadcrumb-item': {within: [`${prefix}breadcrumb`], to: 'a'},
    'button-group': {stays: 'Use flex, or `<lc-segmented>` to choose one of several.'},
    ...(words.isShoelace ? {} : {pagination: pagination(prefix)}),
  };

  function progress(shape) {
    return {
      to: 'lc-progress',
      content: 'value-text',
      attributes: {
        label: true,
        value: true,
        indeterminate: {gone: true},
      },
      staysIf: view =>
        view.find('indeterminate') && (view.find('value') || view.find('indeterminate').kind !== 'attribute')
          ? 'It is indeterminate without a `value`.'
          : undefined,
      add: view => ({...(view.find('indeterminate') ? {} : {max: '100'}), ...(shape === 'ring' && {shape})}),
    };
  }
}

const BADGES = {accent: 'solid', filled: 'soft', outlined: 'outline', 'filled-outlined': 'soft'};

function pagination(prefix) {
  return {
    to: 'lc-pagination',
    attributes: {
      'href-template': {left: '`href` is the address of a page, such as `?page={page}`: see its page.'},
      'sibling-count': {left: 'Write `page-buttons`.'},
      'boundary-count': NOT_NEEDED,
      'hide-single-page': NOT_NEEDED,
    },
    events: {
      [`${prefix}page-change`]: {to: 'lc-page-change', check: 'The page is `event.detail`.'},
      [`${prefix}before-page-change`]: {left: 'Cancel `lc-page-change`.'},
    },
  };
}
