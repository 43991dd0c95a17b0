import {css} from 'lit';
import {boxStyles} from '../../styles/box.styles.js';
import {hostStyles} from '../../styles/control.styles.js';
import {fieldStyles} from '../../styles/field.styles.js';
import {sheetStyles} from '../../styles/sheet.styles.js';
import {spinnerStyles} from '../../styles/spinner.styles.js';
import {suggestionStyles} from '../../styles/suggestions.styles.js';
import * as token from '../../styles/token.js';
import {tagListStyles} from '../multi-select/tag-list.styles.js';
import {treeRowStyles} from '../tree/tree-rows.styles.js';

export const treeSelectStyles = [
  hostStyles,
  fieldStyles,
  boxStyles,
  suggestionStyles,
  spinnerStyles,
  tagListStyles,
  treeRowStyles,
  css`
    :host {
      --_box-background: var(--lc-tree-select-background, ${token.colorSurface});
      --_box-border-color: var(--lc-tree-select-border-color, ${token.colorBorderStrong});
      --_box-radius: var(--lc-tree-select-radius, ${token.radius});
      --_tag: var(--lc-tree-select-tag-background, ${token.colorAccentSoft});
    }

    .box:has(> .clear) {
      padding-inline-end: calc(${token.controlPadding} * 2 + 3rem);
    }

    /* One text fills the field. */
    .box:not(.is-multiple) > #control {
      field-sizing: fixed;
      flex-basis: 5rem;
      text-overflow: ellipsis;
    }

    .clear,
    .close {
      background: none;
      block-size: 2rem;
      border: 0;
      border-radius: calc(${token.radius} * 0.5);
      color: var(--_color-text-muted);
      cursor: pointer;
      display: grid;
      inline-size: 2rem;
      padding: 0;
      place-items: center;
    }

    .clear {
      inset-block: 0;
      inset-inline-end: calc(${token.controlPadding} * 1.5 + 1rem);
      margin-block: auto;
      position: absolute;
    }

    :is(.clear, .close) .icon {
      block-size: 1rem;
      fill: none;
      inline-size: 1rem;
      stroke: currentColor;
      stroke-linecap: round;
      stroke-width: 1.75;
    }

    @media (hover: hover) {
      :is(.clear, .close):hover {
        background: ${token.colorHover};
        color: ${token.colorText};
      }
    }

    #tree {
      max-block-size: min(20rem, 40vh);
      outline: 0;
      overscroll-behavior: contain;
    }

    .row[part~='item-active'] {
      box-shadow: inset 0 0 0 1px ${token.colorAccent};
    }

    .row[part~='item-active']:not([aria-selected='true']) {
      background: ${token.colorAccentSoft};
    }

    .search {
      display: none;
    }

    ${sheetStyles}

    @media (width < 30rem) {
      .search {
        appearance: none;
        background: ${token.colorSurface};
        border: 1px solid ${token.colorBorderStrong};
        border-radius: ${token.radius};
        color: inherit;
        display: block;
        font: inherit;
        inline-size: 100%;
        margin-block: calc(${token.space} * 2);
        min-block-size: ${token.controlHeight};
        padding-inline: ${token.controlPadding};
      }

      .search:focus-visible {
        outline: ${token.focusWidth} solid ${token.colorAccent};
      }

      #tree {
        --_row: var(--lc-tree-row-height, 2.75rem);
        max-block-size: 50dvb;
      }
    }

    @media (forced-colors: active) {
      .row[part~='item-active'] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }
  `,
];
