import * as token from './token.js';

const LABEL = `${token.fontSizeSm} * ${token.lineHeight} + ${token.space} * 1.5`;
const FIELD = `calc(${LABEL} + ${token.controlHeight})`;
/** The toolbar, the header, and the pager of a table. */
const TABLE = `${token.controlHeight} * 2 + ${token.space} * 8 + 2.75rem`;

/** An item of an accordion without its lines. */
const CLOSED_ITEM = `calc(1em * ${token.lineHeight} + ${token.space} * 6)`;

/** Selects elements until they are defined. The styles of an app, and `hidden`, win. */
const until = (...names: string[]): string =>
  `:where(${names.map(name => `lc-${name}`).join(', ')}):where(:not(:defined, [hidden]))`;

/**
 * Returns the content of `undefined.css`, which hides elements until they are defined, and reserves their space, so that
 * their raw content does not flash and the page does not jump. They are no longer hidden after two seconds, in case a
 * script never loads. Elements that show nothing by default stay hidden.
 *
 * It knows neither properties, such as `rows`, nor what is in options. A field has a label, a group of options one row, and
 * a server table ten rows.
 */
export function undefinedCss(names: readonly string[]): string {
  return `${names.map(name => `lc-${name}:not(:defined)`).join(',\n')} {
  visibility: hidden;
  animation: lc-give-up 0s 2s forwards;
}

:is(lc-error-summary, lc-modal, lc-popover, lc-toast-region, lc-tooltip):not(:defined),
lc-drawer:not(:defined, [inline][open]),
lc-menu:not(:defined) > :not([slot='trigger']) {
  display: none;
}

lc-menu:not(:defined) {
  display: contents;
}

${until(...names)} {
  display: block;
  line-height: ${token.lineHeight};
}

:where(lc-typography:is([variant='code'], [variant='kbd']):not(:defined)) {
  display: inline;
}

${until('button', 'copy-button', 'icon-button', 'search-button', 'search-modal')} {
  display: inline-block;
  box-sizing: border-box;
  min-block-size: ${token.controlHeight};
  min-inline-size: ${token.controlHeight};
  vertical-align: middle;
}

${until('button', 'copy-button')} {
  padding-inline: calc(${token.controlPadding} * 1.5 + 1px);
  font-weight: 600;
}

${until('avatar', 'avatar-group', 'badge', 'tag')} {
  display: inline-block;
  vertical-align: middle;
}

${until('tag')} {
  min-block-size: 2rem;
}

${until('avatar')} {
  block-size: var(--lc-avatar-size, 2.5rem);
  inline-size: var(--lc-avatar-size, 2.5rem);
}

${until('card')} {
  padding: var(--lc-card-padding, calc(${token.space} * 5));
}

${until('callout')} {
  padding: calc(${token.space} * 3.5) calc(${token.space} * 4);
}

/* An icon, the heading, and a line. */
${until('empty-state')} {
  box-sizing: border-box;
  min-block-size: 13rem;
  padding-block: calc(${token.space} * 10);
  text-align: center;
}

:where(lc-empty-state[compact]:not(:defined)) {
  min-block-size: 0;
}

:where(lc-callout[open='false']:not(:defined)) {
  display: none;
}

${until('search-button')} {
  inline-size: var(--lc-search-button-width, max(20vw, 12rem));
}

${until(
  ...['date-range-picker', 'date-time-picker', 'number-input', 'search-input'],
  ...['slider', 'text-input', 'time-input'],
)} {
  min-block-size: ${FIELD};
}

/* Each field has a label too. */
${until('date-fields')} {
  min-block-size: calc((${LABEL}) * 2 - ${token.space} * 0.5 + ${token.controlHeight});
}

${until('code-input')} {
  min-block-size: calc(${LABEL} + ${token.controlHeight} * 1.2);
}

/* Two lines of text. */
${until('text-area')} {
  min-block-size: calc(${LABEL} + 2em * ${token.lineHeight} + ${token.space} * 3 + 2px);
}

/* Not as high as the text of their options. */
${until('datalist', 'multi-select', 'segmented', 'select')} {
  block-size: ${FIELD};
  overflow: clip;
}

${until('checkbox-group', 'radio-box', 'radio-button')} {
  min-block-size: calc(${FIELD} + ${token.space} * 4);
}

${until('file-upload')} {
  min-block-size: calc(${FIELD} + ${token.controlPadding} * 2);
}

${until('drawer')} {
  flex: none;
  inline-size: var(--lc-drawer-size, 20rem);
  max-inline-size: 100%;
}

${until('checkbox', 'switch')} {
  min-block-size: calc(1em * ${token.lineHeight});
}

${until('breadcrumb')} {
  min-block-size: calc(1em * ${token.lineHeight} + ${token.space} * 0.75);
}

${until('profile-card')} {
  min-block-size: 2.75rem;
}

${until('typography')} {
  line-height: 1.6;
}

/* Without a script, the steps of a form and the items of an accordion are sections with headings. */
:where(lc-accordion-item, lc-callout, lc-step):where(:not(:defined))::before {
  content: attr(heading);
  display: block;
  font-weight: 600;
}

:where(lc-step:not(:defined))::before {
  font-size: 1.125rem;
}

/* Without a script, the items of a tree are a nested list. */
:where(lc-tree[label]:not(:defined)) {
  padding-block-start: calc(${LABEL});
}

${until('menu-item')} {
  min-block-size: 2rem;
}

${until('tree-item')} {
  line-height: var(--lc-tree-row-height, 2rem);
  padding-inline-start: var(--lc-tree-indent, 1.25rem);
}

:where(lc-tree > lc-tree-item:not(:defined)) {
  margin-inline-start: 0.5rem;
}

:where(lc-tree-item[label]:not(:defined))::before {
  content: attr(label);
}

:where(lc-tree-item:not(:defined, [open]) > lc-tree-item) {
  display: none;
}

/* Until the script runs, the items of an accordion are closed. */
:where(lc-accordion-item:not(:defined))::before {
  padding: calc(${token.space} * 3) calc(${token.space} * 4);
}

:where(lc-accordion-item:not(:defined, [hidden])) {
  border: 1px solid;
}

:where(lc-accordion-item:not(:defined) > :first-child) {
  margin-block-start: ${token.space};
}

:where(lc-accordion-item:not(:defined) > :last-child) {
  margin-block-end: calc(${token.space} * 4);
}

:where(lc-accordion-item + lc-accordion-item:not(:defined)) {
  border-block-start: 0;
}

@media (scripting: enabled) {
  lc-accordion-item:not(:defined, [open]) {
    animation:
      lc-give-up 0s 2s forwards,
      lc-fold 2s;
  }
}

${until('permissions')} {
  display: contents;
}

${until('bar-loader')} {
  min-block-size: 3px;
}

${until('progress')} {
  min-block-size: 0.5rem;
}

${until('skeleton')} {
  min-block-size: 1lh;
}

${until('spinner')} {
  display: inline-block;
  block-size: 1.5rem;
  inline-size: 1.5rem;
  vertical-align: middle;
}

:where(lc-progress[shape='ring']):where(:not(:defined, [hidden])) {
  display: inline-block;
  block-size: var(--lc-progress-size, 4rem);
  inline-size: var(--lc-progress-size, 4rem);
  vertical-align: middle;
}

:where(lc-skeleton[shape='circle'], lc-spinner[size='lg']):where(:not(:defined, [hidden])) {
  block-size: 2.5rem;
  inline-size: 2.5rem;
}

:where(lc-skeleton[shape='rectangle']):where(:not(:defined, [hidden])) {
  block-size: 6rem;
}

${until('pagination')} {
  min-block-size: 2.25rem;
}

${until('data-table')} {
  min-block-size: calc(${TABLE});
}

${until('server-table')} {
  min-block-size: calc(${TABLE} + 10 * 2.5rem);
}

${until('sidebar-group')} {
  min-block-size: 1.5rem;
}

${until('sidebar-link')} {
  min-block-size: 2rem;
}

${until('navbar')} {
  block-size: var(--lc-navbar-height, 4rem);
}

${until('page-layout')} {
  min-block-size: var(--lc-page-layout-block-size, 100dvh);
}

${until('tab')} {
  display: inline-block;
  min-block-size: ${token.controlHeight};
  padding: calc(${token.space} * 1.5) calc(${token.space} * 3);
  box-sizing: border-box;
}

/* The line below the tabs, and the space of the panel. Without a script, all panels are visible. */
:where(lc-tab:not(:defined) + lc-tab-panel) {
  margin-block-start: calc(${token.space} * 4 + 1px);
}

:where(lc-tab-panel:not(:defined) > :first-child) {
  margin-block-start: 0;
}

:where(lc-tab-panel:not(:defined) > :last-child) {
  margin-block-end: 0;
}

@media (scripting: enabled) {
  lc-tab-panel:not(:defined) ~ lc-tab-panel:not(:defined) {
    animation:
      lc-give-up 0s 2s forwards,
      lc-fold-panel 2s;
  }
}

@keyframes lc-fold-panel {
  from,
  to {
    block-size: 0;
    overflow: clip;
  }
}

@keyframes lc-fold {
  from,
  to {
    block-size: ${CLOSED_ITEM};
    overflow: clip;
  }
}

@keyframes lc-give-up {
  to {
    visibility: visible;
  }
}
`;
}
