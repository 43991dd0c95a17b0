/** What elements with sections show until they are defined: without a script, all their sections. */
import {LABEL, until} from './reserve.js';
import * as token from './token.js';

/** An item of an accordion without its lines. */
const CLOSED_ITEM = `calc(1em * ${token.lineHeight} + ${token.space} * 6)`;

/** Menus and trees. */
export const TREES = `/* Without a script, the items of a tree are a nested list. */
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
`;

/** Steps and accordions. */
export const SECTIONS = `/* Without a script, the steps of a form and the items of an accordion are sections with headings. */
:where(lc-accordion-item, lc-callout, lc-step, lc-timeline-item):where(:not(:defined))::before {
  content: attr(heading);
  display: block;
  font-weight: 600;
}

:where(lc-step:not(:defined))::before {
  font-size: 1.125rem;
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
`;

/** Tabs and their panels. */
export const TABS = `${until('tab')} {
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
`;

/** After two seconds, all elements are visible. Until then, only the first of several parts is. */
export const ANIMATIONS = `@keyframes lc-fold-panel {
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
