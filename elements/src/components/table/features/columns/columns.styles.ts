import {css} from 'lit';
import {menuItemStyles} from '../../../../styles/menu-item.styles.js';
import {headToolStyles} from '../../view/head-tools.styles.js';
import {quietButtonStyles} from '../../view/quiet-buttons.styles.js';
import {tableCheckStyles} from '../../view/table-check.styles.js';
import {toolbarButtonStyles} from '../../view/toolbar-button.styles.js';
import * as token from '../../../../styles/token.js';

export const columnStyles = css`
  ${menuItemStyles}
  ${toolbarButtonStyles}
  ${headToolStyles}
  ${quietButtonStyles}
  ${tableCheckStyles}

  table {
    --_pin-shadow: light-dark(rgb(0 0 0 / 15%), rgb(0 0 0 / 60%));
  }

  /* Above pinned cells. */
  thead :is(th, .no-header) {
    z-index: 2;
  }

  .group-row > * {
    text-align: center;
  }

  .group-row > .group + *,
  .group-row > * + .group {
    border-inline-start: 1px solid var(--_line);
  }

  tfoot > tr > td {
    background: var(--lc-table-header-background, ${token.colorSurfaceSunken});
    border-block: 1px solid var(--_line);
    border-block-end: 0;
    font-weight: 600;
    inset-block-end: 0;
    position: sticky;
    z-index: 2;
  }

  th:has(> .column-button) {
    --_menu: 2.25rem;
  }

  @media screen {
    th:not([data-number]):has(> .column-button) {
      padding-inline-end: 2.5rem;
    }

    th:not([data-number]):has(> .column-button) > .sort {
      padding-inline-end: ${token.space};
    }
  }

  .column-button {
    block-size: 1.75rem;
    font: inherit;
    inline-size: 1.75rem;
    inset-block: 0;
    inset-inline-end: 0.625rem;
    margin-block: auto;
    position: absolute;
  }

  [data-number] > .column-button {
    inset-inline: 0.375rem auto;
  }

  @media (hover: hover) {
    th:not(:hover, :focus-within) > .column-button[aria-expanded='false'] {
      opacity: 0;
    }
  }

  .column-resizer {
    cursor: col-resize;
    inline-size: 0.625rem;
    inset-block: 0;
    inset-inline-end: 0;
    position: absolute;
    touch-action: none;
  }

  @media print {
    .column-resizer {
      display: none;
    }
  }

  .column-resizer::after {
    background: var(--_line);
    content: '';
    inline-size: 1px;
    inset-block: 25%;
    inset-inline-end: 0;
    position: absolute;
  }

  /* At rest, the frame of the table is the line of the last column. */
  th:last-child > .column-resizer:not(:hover, :active, :focus)::after {
    content: none;
  }

  .column-resizer:is(:active, :focus)::after {
    background: ${token.colorAccent};
    forced-color-adjust: none;
    inline-size: 3px;
    inset-block: 0;
  }

  @media (hover: hover) {
    .column-resizer:hover::after {
      background: ${token.colorAccent};
      forced-color-adjust: none;
      inline-size: 3px;
      inset-block: 0;
    }
  }

  .column-resizer:focus-visible {
    outline-offset: calc(${token.focusWidth} * -1);
  }

  [data-dragged] > * {
    opacity: 0.5;
  }

  [data-drop]::before {
    background: ${token.colorAccent};
    content: '';
    forced-color-adjust: none;
    inline-size: 3px;
    inset-block: 0;
    position: absolute;
  }

  [data-drop='before']::before {
    inset-inline-start: 0;
  }

  [data-drop='after']::before {
    inset-inline-end: 0;
  }

  .columns {
    margin-inline-start: auto;
  }

  .columns ~ .search {
    margin-inline-start: 0;
  }

  @media (width < 30rem) {
    .columns {
      margin-inline-start: 0;
    }
  }

  [part='column-menu-item-icon'] {
    color: ${token.colorTextMuted};
    display: flex;
  }

  [aria-disabled] > [part='column-menu-item-icon'] {
    color: inherit;
  }

  @media (forced-colors: active) {
    [part='column-menu-item-icon'] {
      color: inherit;
    }
  }

  .popup > hr {
    border: 0;
    border-block-start: 1px solid ${token.colorBorder};
    margin: ${token.space} calc(${token.space} * -1);
  }

  .popup:is(.column-menu, .columns-list) {
    --_max: min(24rem, 90vh);
    font-weight: 400;
    inline-size: max-content;
    min-inline-size: 11rem;
  }
`;
