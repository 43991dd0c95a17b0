import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import * as token from '../../styles/token.js';

export const pageLayoutStyles = [
  hostStyles,
  focusRingStyles,
  css`
    :host {
      --_block-size: var(--lc-page-layout-block-size, 100dvh);
      display: block;
    }

    .layout {
      display: flex;
      flex-direction: column;
      min-block-size: var(--_block-size);
    }

    /* The z-index of the navigation bar. */
    .bar {
      inset-block-start: 0;
      position: var(--lc-page-layout-bar-position, sticky);
      z-index: 1000;
    }

    .skip-link {
      background: ${token.colorAccent};
      border: 0;
      border-radius: ${token.radius};
      color: ${token.colorOnAccent};
      cursor: pointer;
      font: inherit;
      font-weight: 600;
      inset-block-start: calc(${token.space} * 2);
      inset-inline-start: calc(${token.space} * 2);
      padding: calc(${token.space} * 2) calc(${token.space} * 4);
      position: absolute;
      z-index: 1001;
    }

    .skip-link:not(:focus) {
      block-size: 1px;
      clip-path: inset(50%);
      inline-size: 1px;
      overflow: hidden;
      padding: 0;
      white-space: nowrap;
    }

    /* The line is inside, so that it coincides with the line of a header that has its own. */
    :host(:state(narrow)) .bar {
      align-items: center;
      container-type: inline-size;
      background: var(--lc-page-layout-bar-background, ${token.colorSurface});
      box-shadow: inset 0 -1px ${token.colorBorder};
      display: flex;
    }

    :host(:state(narrow)) ::slotted([slot='header']) {
      align-self: stretch;
      flex: 1;
      min-inline-size: 0;
    }

    /* Centered on the first line of the header, which can be higher while its menu is open. */
    :host(:state(narrow)) ::slotted([slot='sidebar']) {
      --_header: var(--lc-navbar-height, 4rem);
      align-self: start;
      flex: none;
      margin-block: calc((var(--_header) - ${token.controlHeight}) / 2);
      margin-inline-start: clamp(0.75rem, 4%, 1.25rem);
    }

    /* A narrow navigation bar is lower. */
    @container (inline-size < 44rem) {
      :host(:state(narrow)) ::slotted([slot='sidebar']) {
        --_header: calc(var(--lc-navbar-height, 4rem) * 0.875);
      }
    }

    /* On a low screen, and so on a zoomed one, the content needs the space. */
    @media (height < 26rem) {
      :host(:state(narrow)) .bar {
        position: var(--lc-page-layout-bar-position, static);
      }
    }

    .body {
      display: flex;
      flex: 1;
    }

    .side {
      block-size: calc(var(--_block-size) - var(--_bar-size, 0px));
      flex: none;
      inline-size: var(--lc-page-layout-sidebar-width, 17rem);
      inset-block-start: var(--_bar-size, 0px);
      position: sticky;
    }

    /* Until the script has measured the header: the height of a navigation bar. */
    .has-header {
      --_bar-size: var(--lc-navbar-height, 4rem);
    }

    /*
     * A server does not know the width. On a narrow screen, the sidebar becomes a button as soon as the script runs; until
     * then, a picture of its icon is in its place.
     */
    @media (width < 60rem) and (scripting: enabled) {
      .is-unmeasured .side {
        display: none;
      }

      .has-sidebar.is-unmeasured > .bar {
        align-items: center;
        display: flex;
      }

      .has-sidebar.is-unmeasured > .bar::before {
        background: repeating-linear-gradient(currentColor 0 1.75px, transparent 0 6px) center / 15px 14px
          no-repeat;
        block-size: ${token.controlHeight};
        content: '';
        flex: none;
        inline-size: ${token.controlHeight};
        margin-inline-start: clamp(0.75rem, 4%, 1.25rem);
      }

      .is-unmeasured ::slotted([slot='header']) {
        flex: 1;
        min-inline-size: 0;
      }
    }

    /* Without a script, the button would not open anything: the sidebar comes after the content. */
    @media (width < 60rem) and (scripting: none) {
      .body {
        flex-direction: column-reverse;
        justify-content: flex-end;
      }

      .side {
        block-size: auto;
        inline-size: auto;
        position: static;
      }
    }

    .main {
      display: flex;
      flex: 1;
      flex-direction: column;
      min-inline-size: 0;
    }

    .main > slot:not([name])::slotted(*) {
      flex: 1 0 auto;
    }

    /* The content, without the navigation. */
    @media print {
      .layout,
      .body,
      .main {
        display: block;
        min-block-size: 0;
      }

      .bar,
      .side,
      .skip-link {
        display: none !important;
      }
    }
  `,
];
