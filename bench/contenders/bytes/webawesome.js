import {existsSync, readdirSync} from 'node:fs';
import {inBench} from '../../lib/paths.mjs';

const FOLDER = 'node_modules/@awesome.me/webawesome/dist/components';

const entryOf = (...names) =>
  names.map(name => `import '@awesome.me/webawesome/dist/components/${name}/${name}.js';`).join('\n');

/** Its main entry has no elements. */
const all = () => {
  const names = existsSync(inBench(FOLDER)) ? readdirSync(inBench(FOLDER)) : [];
  return names.filter(name => existsSync(inBench(FOLDER, name, `${name}.js`)));
};

/** @type {import('./contender.js').BytesContender} */
export default {
  title: 'Web Awesome',
  note: 'Without its theme, which is a style sheet of the page. It has no table, date picker with a calendar, or upload. Everything is all its elements, also Markdown and carousels.',
  entries: {
    button: entryOf('button'),
    'text-input': entryOf('input'),
    checkbox: entryOf('checkbox'),
    switch: entryOf('switch'),
    select: entryOf('select', 'option'),
    'text-area': entryOf('textarea'),
    'number-input': entryOf('number-input'),
    password: entryOf('input'),
    'date-fields': entryOf('known-date'),
    'time-input': entryOf('time-input'),
    'code-input': entryOf('otp-input'),
    badge: entryOf('badge'),
    tag: entryOf('tag'),
    avatar: entryOf('avatar'),
    card: entryOf('card'),
    callout: entryOf('callout'),
    tabs: entryOf('tab-group', 'tab', 'tab-panel'),
    accordion: entryOf('accordion', 'accordion-item'),
    tooltip: entryOf('tooltip'),
    popover: entryOf('popover'),
    menu: entryOf('dropdown', 'dropdown-item'),
    drawer: entryOf('drawer'),
    progress: entryOf('progress-bar'),
    spinner: entryOf('spinner'),
    skeleton: entryOf('skeleton'),
    tree: entryOf('tree', 'tree-item'),
    'copy-button': entryOf('copy-button'),
    everything: entryOf(...all()),
  },
};
