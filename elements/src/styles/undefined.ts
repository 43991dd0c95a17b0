import {FIELD, until} from './reserve.js';
import * as token from './token.js';
import {ANIMATIONS, SECTIONS, TABS, TREES} from './undefined-sections.js';

/** The toolbar, the header, and the pager of a table. */
const TABLE = `${token.controlHeight} * 2 + ${token.space} * 8 + 2.75rem`;

/** Buttons. */
const BUTTONS = `${until('button', 'copy-button', 'icon-button', 'search-button', 'search-modal')} {
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

${until('search-button')} {
  inline-size: var(--lc-search-button-width, max(20vw, 12rem));
}
`;

/** Text and pictures in boxes. */
const BOXES = `${until('avatar', 'avatar-group', 'badge', 'tag')} {
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

/* The heading and one notification. */
${until('notification-list')} {
  min-block-size: 6rem;
}

:where(lc-notification-list[button]:not(:defined)) {
  display: inline-block;
  min-block-size: ${token.controlHeight};
  min-inline-size: ${token.controlHeight};
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

${until('drawer')} {
  flex: none;
  inline-size: var(--lc-drawer-size, 20rem);
  max-inline-size: 100%;
}

@media (width >= 30rem) {
  ${until('split-panel')} {
    display: grid;
    gap: 1.5rem;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
}

:where(lc-split-panel[orientation='vertical']):where(:not(:defined, [hidden])) {
  display: block;
  block-size: 20rem;
}

${until('permissions')} {
  display: contents;
}
`;

/** Navigation, layout, and tables. */
const NAVIGATION = `${until('breadcrumb')} {
  min-block-size: calc(1em * ${token.lineHeight} + ${token.space} * 0.75);
}

${until('profile-card')} {
  min-block-size: 2.75rem;
}

${until('typography')} {
  line-height: 1.6;
}

${until('pagination')} {
  min-block-size: 2.25rem;
}

${until('filter-bar')} {
  min-block-size: 1.75rem;
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
`;

/** The plot of a chart, with the names of its categories. */
const CHARTS = `${until('bar-chart', 'line-chart')} {
  min-block-size: calc(var(--lc-chart-height, 14rem) + 2.2rem);
}

${until('donut')} {
  min-block-size: var(--lc-chart-height, 11rem);
}

${until('sparkline')} {
  display: inline-block;
  block-size: 1.75rem;
  inline-size: 6rem;
  max-inline-size: 100%;
  vertical-align: middle;
}
`;

/** What shows progress. */
const LOADERS = `${until('bar-loader')} {
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
`;

/** Hides all elements, and shows most of them as blocks. */
const hiddenCss = (
  names: readonly string[],
): string => `${names.map(name => `lc-${name}:not(:defined)`).join(',\n')} {
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
`;

/** What reserves the space of form controls, by name. Names with the same space share a rule. */
function fieldsCss(fields: Readonly<Record<string, string | undefined>>): string {
  const names = new Map<string, string[]>();
  for (const [name, space = `min-block-size: ${FIELD};`] of Object.entries(fields))
    if (space !== '') names.set(space, [...(names.get(space) ?? []), name]);
  return [...names].map(([space, alike]) => `${until(...alike)} {\n  ${space}\n}\n`).join('\n');
}

/**
 * Returns the content of `undefined.css`, which hides elements until they are defined, and reserves their space, so that
 * their raw content does not flash and the page does not jump. They are no longer hidden after two seconds, in case a
 * script never loads. Elements that show nothing by default stay hidden.
 *
 * It knows neither properties, such as `rows`, nor what is in options. A field has a label, a group of options one row, and
 * a server table ten rows.
 */
export function undefinedCss(
  names: readonly string[],
  fields: Readonly<Record<string, string | undefined>> = {},
): string {
  return [
    hiddenCss(names),
    BUTTONS,
    fieldsCss(fields),
    BOXES,
    NAVIGATION,
    CHARTS,
    TREES,
    SECTIONS,
    LOADERS,
    TABS,
    ANIMATIONS,
  ].join('\n');
}
