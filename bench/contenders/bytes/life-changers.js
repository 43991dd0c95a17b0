import {componentNames} from '../../../scripts/lib/workspace.mjs';

const entryOf = (...names) => names.map(name => `import '@life-changers/elements/${name}';`).join('\n');

/** A page with one control and its rules. */
const CONTROL = `${entryOf('text-input')}\n${entryOf('rules')}`;

/** A page with an upload of several files. */
const FILES = entryOf('file-upload', 'multiple-files');

/** A page with a form. */
const FORM = `${CONTROL}\nexport {connectForm} from '@life-changers/elements/form';`;

const overForm = code => ({code: `${FORM}\n${code}`, over: FORM});

/** @type {import('./contender.js').BytesContender} */
export default {
  title: 'Life Changers',
  entries: {
    button: entryOf('button'),
    'text-input': entryOf('text-input'),
    checkbox: entryOf('checkbox'),
    switch: entryOf('switch'),
    select: entryOf('select'),
    'text-area': entryOf('text-area'),
    'number-input': entryOf('number-input'),
    password: entryOf('text-input', 'password'),
    'checkbox-group': entryOf('checkbox-group'),
    fieldset: entryOf('fieldset'),
    'multi-select': entryOf('multi-select'),
    'searchable-select': entryOf('select', 'select-list'),
    'typed-date': entryOf('date-time-picker', 'typed-dates'),
    'date-fields': entryOf('date-fields'),
    'time-input': entryOf('time-input'),
    'date-range': entryOf('date-range-picker'),
    'file-upload': FILES,
    'code-input': entryOf('code-input'),
    badge: entryOf('badge'),
    tag: entryOf('tag'),
    avatar: entryOf('avatar'),
    card: entryOf('card'),
    callout: entryOf('callout'),
    tabs: entryOf('tabs', 'tab', 'tab-panel'),
    accordion: entryOf('accordion', 'accordion-item'),
    tooltip: entryOf('tooltip'),
    popover: entryOf('popover'),
    menu: entryOf('menu', 'menu-item'),
    drawer: entryOf('drawer'),
    progress: entryOf('progress'),
    spinner: entryOf('spinner'),
    skeleton: entryOf('skeleton'),
    tree: entryOf('tree'),
    'copy-button': entryOf('copy-button'),
    'loaded-list': entryOf('datalist', 'option-loading'),
    'loaded-multi-select': entryOf('multi-select', 'option-loading'),
    'file-transfer': `${FILES}\nexport * from '@life-changers/elements/file-transfer';`,
    table: entryOf('data-table'),
    'date-picker': entryOf('date-time-picker'),
    toast: `export {toast} from '@life-changers/elements/toast';`,
    form: {code: FORM, over: CONTROL},
    everything: `import '@life-changers/elements';`,
  },
  others: {
    ...Object.fromEntries(componentNames().map(name => [`lc-${name}`, entryOf(name)])),
    'Error summary, over a form': overForm(entryOf('error-summary')),
    'Draft, over a form': overForm(`export {keepDraft} from '@life-changers/elements/form-draft';`),
    'Leave guard, over a form': overForm(`export {guardLeaving} from '@life-changers/elements/form-guard';`),
    'Issues of a server, over a form': overForm(
      `export {readServerIssues} from '@life-changers/elements/server-issues';`,
    ),
  },
};
