/** What becomes of the buttons and menus of Shoelace and Web Awesome. */
import {parseAttributeName} from '../../markup/attribute-names.mjs';
import {slotOf} from '../../markup/element-rules.mjs';
import {LOOKS, NOT_NEEDED, PLACEMENTS, openEvents} from './dialect-words.mjs';

/**
 * @param {import('./dialect-words.mjs').DialectWords} words
 * @returns {Record<string, import('../../markup/element-rules.mjs').ElementRule>} By the name of the element without its prefix.
 */
export function actionTables(words) {
  return {...buttons(words), ...menus(words)};
}

function buttons({prefix, before, after, sizes, isShoelace}) {
  const events = {
    [`${prefix}focus`]: 'focus',
    [`${prefix}blur`]: 'blur',
    [`${prefix}invalid`]: {left: 'There is no such event.'},
  };
  const looks = {outline: LOOKS, pill: LOOKS, circle: LOOKS, download: {left: 'Write an `<a download>`.'}};
  return {
    button: {
      to: 'lc-button',
      attributes: view => ({
        ...looks,
        size: {values: sizes},
        caret: NOT_NEEDED,
        'with-caret': NOT_NEEDED,
        'with-start': NOT_NEEDED,
        'with-end': NOT_NEEDED,
        rel: NOT_NEEDED,
        variant: {values: isShoelace ? SHOELACE_VARIANTS : BUTTON_VARIANTS},
        appearance: view.find('variant')
          ? PLAIN
          : {
              to: 'variant',
              values: {
                plain: 'ghost',
                accent: 'secondary',
                filled: 'secondary',
                outlined: 'secondary',
                'filled-outlined': 'secondary',
              },
            },
      }),
      events,
      slots: {[before]: 'prefix', [after]: 'suffix'},
      // Ours are primary without a variant.
      add: view => (view.find('variant') || view.find('appearance') ? {} : {variant: 'secondary'}),
    },
    ...(isShoelace && {
      'icon-button': {
        to: 'lc-icon-button',
        attributes: {
          label: 'text',
          rel: NOT_NEEDED,
          ...Object.fromEntries(['name', 'library', 'src'].map(name => [name, NOT_NEEDED])),
        },
        events,
        finish: writeIcon,
      },
    }),
  };
}

const SHOELACE_VARIANTS = {
  default: 'secondary',
  neutral: 'secondary',
  primary: 'primary',
  danger: 'danger',
  text: 'ghost',
};
const BUTTON_VARIANTS = {neutral: 'secondary', brand: 'primary', danger: 'danger'};
const PLAIN = {left: 'There are four variants: primary, secondary, ghost, and danger.'};

/** The icon of an icon button is its content. */
function writeIcon({attributes, element, file}, edits) {
  const names = new Set(['name', 'library', 'src']);
  const given = attributes.filter(
    ({name, kind}) => names.has(name) && (kind === 'attribute' || kind === 'bound'),
  );
  const text = given.map(({attribute}) => ` ${file.text.slice(attribute.start, attribute.end)}`).join('');
  edits.replace(element.openEnd, element.openEnd, `<sl-icon${text}></sl-icon>`);
}

function menus(words) {
  const {prefix, before, after, isShoelace} = words;
  const item = {
    to: 'lc-menu-item',
    within: ['dropdown', 'menu', 'menu-item', 'dropdown-item'].map(name => prefix + name),
    attributes: {
      loading: {left: 'Items do not load.'},
      variant: {to: 'danger', values: {danger: '', default: null}},
      rel: NOT_NEEDED,
      download: {left: 'Write a link outside of the menu.'},
    },
    slots: {
      [before]: 'icon',
      icon: true,
      [after]: {left: 'There is no such slot.'},
      details: {left: 'Write `shortcut`, or the text.'},
    },
  };
  const dropdown = {
    to: 'lc-menu',
    attributes: {
      placement: {values: PLACEMENTS},
      'stay-open-on-select': {stays: 'Cancel `lc-menu-select` to keep it open.'},
      ...Object.fromEntries(
        ['distance', 'skidding', 'hoist', 'sync', 'size'].map(name => [name, NOT_NEEDED]),
      ),
      disabled: {stays: 'Disable its button.'},
    },
    events: {...openEvents(words), [`${prefix}select`]: 'lc-menu-select'},
    slots: {trigger: true},
    staysIf: view => whyMenuStays(view, prefix, isShoelace),
    finish: (view, edits) => moveSelect(view, edits, prefix),
  };
  if (!isShoelace) return {dropdown, 'dropdown-item': item};
  const menu = {
    unwrapped: true,
    within: ['dropdown', 'menu-item'].map(name => prefix + name),
    finish: nameSubmenu,
  };
  return {
    dropdown,
    menu,
    'menu-item': item,
    'menu-label': {stays: 'Write `<div role="group" aria-label="…">` around the items.'},
  };
}

/** A menu contains only items and lines. */
function whyMenuStays(view, prefix, hasMenu) {
  if (view.inSlot('trigger').length !== 1) return 'It needs one button with `slot="trigger"`.';
  const content = view.children.filter(child => slotOf(child)?.name !== 'trigger');
  const [menu] = content;
  if (hasMenu && (content.length !== 1 || menu.tag !== `${prefix}menu`))
    return 'For something else than a menu, write `<lc-popover>`.';
  const items = hasMenu ? menu.children : content;
  return items.some(item => isOther(item, prefix))
    ? 'It contains something else than items and lines.'
    : undefined;
}

function isOther(node, prefix) {
  if (node.type !== 'element') return false;
  const names = ['menu-item', 'dropdown-item', 'divider'];
  if (names.includes(node.tag.slice(prefix.length))) return false;
  return node.tag !== 'template' && node.tag !== 'ng-container'
    ? true
    : node.children.some(child => isOther(child, prefix));
}

/** The menu in a dropdown is not an element any more, so its events are those of the dropdown. */
function moveSelect(view, edits, prefix) {
  const menu = view.children.find(({tag}) => tag === `${prefix}menu`);
  for (const attribute of menu?.attributes ?? []) {
    const {kind, name, write} = parseAttributeName(attribute.raw);
    if (kind === 'event' && name === `${prefix}select`)
      edits.addAttribute(
        view.element,
        write('lc-menu-select') + view.file.text.slice(attribute.nameEnd, attribute.end),
      );
  }
}

/** The items of a submenu are in its slot themselves. */
function nameSubmenu({element}, edits) {
  if (slotOf(element)?.name !== 'submenu') return;
  for (const child of element.children)
    if (child.type === 'element') edits.addAttribute(child, 'slot="submenu"');
}
