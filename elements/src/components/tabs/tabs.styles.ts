import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import * as token from '../../styles/token.js';

/** The width of the fade at an edge that cuts tabs off. */
const FADE = css`2.5rem`;

export const tabsStyles = [
  hostStyles,
  css`
    :host {
      display: block;
      justify-self: stretch;
      min-inline-size: 0;
      --_gap: var(--lc-tabs-gap, calc(${token.space} * 4));
    }

    .bar {
      border-block-end: 1px solid ${token.colorBorder};
      margin-block-end: var(--_gap);
      /* A server may not know the tabs, so it leaves their space. */
      min-block-size: ${token.controlHeight};
    }

    .list {
      display: flex;
      gap: ${token.space};
      /* The line of the active tab covers that of the bar. */
      margin-block-end: -1px;
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scrollbar-width: none;
      --_fade-start: 0px;
      --_fade-end: 0px;
    }

    .is-cut-start {
      --_fade-start: ${FADE};
    }

    .is-cut-end {
      --_fade-end: ${FADE};
    }

    .is-cut-start,
    .is-cut-end {
      mask-image: linear-gradient(
        var(--_to, to right),
        transparent,
        #000 var(--_fade-start) calc(100% - var(--_fade-end)),
        transparent
      );
    }

    .list:dir(rtl) {
      --_to: to left;
    }

    /* Tabs beside the panel, which is below them if there is not enough space. */
    .start {
      align-items: start;
      display: flex;
      flex-wrap: wrap;
      gap: var(--_gap) calc(${token.space} * 6);
    }

    .start > .bar {
      border-block-end: 0;
      border-inline-end: 1px solid ${token.colorBorder};
      flex: 1 1 10rem;
      margin: 0;
    }

    .start > .bar > .list {
      flex-direction: column;
      margin: 0;
      margin-inline-end: -1px;
      --_lc-tab-line-block: auto;
      --_lc-tab-line-inline: 2px;
      --_lc-tab-line-inset-block: 0;
      --_lc-tab-line-inset-inline: auto 0;
      --_lc-tab-wrap: normal;
    }

    .start > .body {
      flex: 999 1 20rem;
      min-inline-size: min(60%, 20rem);
    }

    .body {
      min-inline-size: 0;
    }

    /* Without a script, nothing opens a panel that a server has rendered. */
    @media (scripting: none) {
      slot[hidden] {
        display: contents !important;
      }
    }
  `,
];
