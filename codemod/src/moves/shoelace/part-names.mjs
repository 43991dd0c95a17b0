/** Our part for a part of Shoelace or Web Awesome, by the name of the element without its prefix. */

const FIELD = {
  'form-control': 'field',
  'form-control-label': 'label',
  'form-control-help-text': 'hint',
  hint: 'hint',
  label: 'label',
};
const BOX = {...FIELD, base: 'box', input: 'control', textarea: 'control'};
const CHECK = {control: 'control', label: 'label', base: 'field', 'form-control-help-text': 'hint'};
const DIALOG = {
  panel: 'dialog',
  dialog: 'dialog',
  header: 'header',
  title: 'heading',
  'close-button': 'close-button',
  body: 'body',
  footer: 'footer',
};

export const PARTS = {
  alert: {base: 'base', icon: 'icon', message: 'content', 'close-button': 'close'},
  avatar: {base: 'base', image: 'image'},
  badge: {base: 'base'},
  button: {base: 'base', label: 'content', spinner: 'spinner'},
  callout: {icon: 'icon', message: 'content'},
  card: {base: 'base', body: 'content'},
  checkbox: CHECK,
  details: {
    base: 'base',
    header: 'header',
    summary: 'heading',
    'summary-icon': 'chevron',
    content: 'content',
  },
  dialog: DIALOG,
  drawer: DIALOG,
  'icon-button': {base: 'base'},
  input: BOX,
  'menu-item': {base: 'base', label: 'text'},
  'number-input': BOX,
  popover: {body: 'body'},
  'progress-bar': {base: 'base', indicator: 'bar'},
  'progress-ring': {base: 'base'},
  range: FIELD,
  select: {...FIELD, combobox: 'box', listbox: 'listbox'},
  skeleton: {base: 'base'},
  slider: FIELD,
  spinner: {base: 'base'},
  'split-panel': {start: 'start', end: 'end', divider: 'separator'},
  switch: CHECK,
  tab: {base: 'base'},
  'tab-group': {base: 'base', nav: 'bar', tabs: 'list', body: 'body'},
  tag: {base: 'base', content: 'content', 'remove-button': 'remove-button'},
  textarea: BOX,
  tooltip: {body: 'popup'},
};
