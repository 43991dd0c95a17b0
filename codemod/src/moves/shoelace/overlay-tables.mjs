/** What becomes of dialogs, popups, and tabs of Shoelace and Web Awesome. */
import {ElementView} from '../../markup/element-rules.mjs';
import {LOOKS, NOT_NEEDED, PLACEMENTS, VARIANTS, openEvents} from './dialect-words.mjs';

const ICON = {left: 'The icon is ours. Remove it.'};

/**
 * @param {import('./dialect-words.mjs').DialectWords} words
 * @returns {Record<string, import('../../markup/element-rules.mjs').ElementRule>} By the name of the element without its prefix.
 */
export function overlayTables(words) {
  return {...overlays(words), ...tabs(words)};
}

function overlays(words) {
  const {prefix, isShoelace, withoutHeader} = words;
  const dialog = {
    attributes: {
      label: 'heading',
      [withoutHeader]: {stays: 'Ours has a heading and a close button.'},
      contained: {to: 'inline', check: '`inline` shows it beside the content.'},
      'light-dismiss': NOT_NEEDED,
      'with-footer': NOT_NEEDED,
      'with-label': NOT_NEEDED,
    },
    events: {
      ...openEvents(words),
      [`${prefix}request-close`]: {
        to: 'lc-hide',
        check: 'Cancel it by `event.detail.reason`: close-button, escape, or backdrop.',
      },
      [`${prefix}initial-focus`]: {left: 'Write `autofocus` on what gets the focus.'},
    },
    slots: {label: 'heading', 'header-actions': {left: 'Write it into the content.'}},
  };
  return {
    dialog: {
      ...dialog,
      to: 'lc-modal',
      add: view => (view.inSlot('footer').length > 0 ? {} : {'show-footer': 'false'}),
    },
    drawer: {...dialog, to: 'lc-drawer'},
    alert: {
      to: 'lc-callout',
      attributes: {
        variant: {values: {...VARIANTS, primary: 'info'}},
        closable: 'dismissible',
        open: true,
        duration: {stays: 'Call `toast()` of @life-changers/elements/toast.'},
        countdown: {stays: 'Call `toast()` of @life-changers/elements/toast.'},
      },
      staysIf: view =>
        view.literal('open') === undefined
          ? 'It is hidden at first: call `toast()`, or write `<lc-callout open="false">`.'
          : undefined,
      events: openEvents(words),
    },
    callout: {
      to: 'lc-callout',
      attributes: {variant: {values: {...VARIANTS, brand: 'info'}}, appearance: LOOKS, size: LOOKS},
    },
    tooltip: isShoelace
      ? {
          unwrapped: true,
          staysIf: view =>
            targetId(view)
              ? undefined
              : 'Give its target an `id`, and write `<lc-tooltip for="…">` beside it.',
          attributes: Object.fromEntries(
            ['trigger', 'open', 'disabled'].map(name => [name, {stays: 'It opens on hover and focus.'}]),
          ),
          slots: {content: {stays: 'Give its target an `id`, and write `<lc-tooltip for="…">` beside it.'}},
          finish: writeTooltip,
        }
      : {
          to: 'lc-tooltip',
          attributes: {
            placement: {values: PLACEMENTS},
            'show-delay': 'delay',
            'hide-delay': NOT_NEEDED,
            distance: NOT_NEEDED,
            skidding: NOT_NEEDED,
            'without-arrow': LOOKS,
            trigger: {stays: 'It opens on hover and focus.'},
            open: {stays: 'It opens on hover and focus.'},
          },
          events: Object.fromEntries(
            Object.keys(openEvents(words)).map(name => [name, {left: 'There is no such event.'}]),
          ),
        },
    popover: {
      to: 'lc-popover',
      attributes: {
        placement: {values: PLACEMENTS},
        distance: NOT_NEEDED,
        skidding: NOT_NEEDED,
        'without-arrow': LOOKS,
      },
      events: openEvents(words),
    },
  };
}

function tabs(words) {
  const {prefix, isShoelace} = words;
  return {
    'tab-group': {
      to: 'lc-tabs',
      attributes: {
        activation: {values: {auto: null, manual: 'manual'}},
        placement: {values: {top: null, start: 'start'}},
        'no-scroll-controls': NOT_NEEDED,
        'fixed-scroll-controls': NOT_NEEDED,
        'without-scroll-controls': NOT_NEEDED,
      },
      events: {
        [`${prefix}tab-show`]: {to: 'lc-after-tab-change', check: 'The name is `event.detail.to`.'},
        [`${prefix}tab-hide`]: {left: 'Listen to `lc-tab-change`.'},
      },
      slots: {nav: ''},
      staysIf: view => {
        const placement = view.literal('placement');
        if (placement === null || !['top', 'start', undefined].includes(placement))
          return 'Tabs are at the top or the start.';
        return view.children.some(
          child => child.tag === `${prefix}tab` && !child.attributes.some(({raw}) => raw.endsWith('panel')),
        )
          ? 'A tab has no `panel`.'
          : undefined;
      },
      add: view => {
        const active = view.children.find(({attributes}) => attributes.some(({raw}) => raw === 'active'));
        const panel = active?.attributes.find(
          ({raw}) => raw === (active.tag === `${prefix}tab` ? 'panel' : 'name'),
        );
        return panel?.value && !view.find('active') ? {active: panel.value} : {};
      },
    },
    tab: {
      to: 'lc-tab',
      within: [`${prefix}tab-group`],
      attributes: {
        active: {gone: true},
        closable: {left: 'Tabs have no close button.'},
      },
      events: {[`${prefix}close`]: {left: 'Tabs have no close button.'}},
    },
    'tab-panel': {to: 'lc-tab-panel', within: [`${prefix}tab-group`], attributes: {active: {gone: true}}},
    ...(isShoelace
      ? {}
      : {
          'accordion-item': {
            to: 'lc-accordion-item',
            attributes: {label: 'heading', expanded: 'open'},
            slots: {label: 'heading', icon: ICON},
          },
        }),
    ...(isShoelace
      ? {}
      : {
          accordion: {
            to: 'lc-accordion',
            attributes: {
              mode: {to: 'multiple', values: {multiple: '', 'single-collapsible': null}},
              'icon-placement': LOOKS,
              appearance: LOOKS,
            },
          },
        }),
  };
}

/** Returns the ID of the only element in a tooltip. */
function targetId(view) {
  const [target, ...others] = view.children;
  const id = target && others.length === 0 && new ElementView(target, view.file).literal('id');
  return id || undefined;
}

/** Writes a tooltip beside its target. */
function writeTooltip(view, edits) {
  const placement = PLACEMENTS[view.literal('placement')];
  const attributes = `for="${targetId(view)}"${placement && placement !== 'top' ? ` placement="${placement}"` : ''}`;
  const content = view.find('content');
  const text = content?.attribute.value ?? '';
  const isCode = content?.kind === 'bound';
  const shown = isCode ? `{{ ${text} }}` : sourceOf(content, view);
  edits.replace(
    view.children[0].end,
    view.children[0].end,
    `<lc-tooltip ${attributes}>${shown}</lc-tooltip>`,
  );
}

/** The value of an attribute as it is written, also in a template of Lit. */
function sourceOf(content, {file}) {
  if (!content) return '';
  return file.text
    .slice(content.attribute.valueStart, content.attribute.end)
    .replace(/^(["'])(.*)\1$/s, '$2');
}
