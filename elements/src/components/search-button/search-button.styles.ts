import {css} from 'lit';
import {boxStyles} from '../../styles/box.styles.js';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import {searchIconStyles} from '../../styles/search-icon.styles.js';
import * as token from '../../styles/token.js';

export const searchButtonStyles = [
  hostStyles,
  boxStyles,
  focusRingStyles,
  searchIconStyles,
  css`
    :host {
      --_box-background: var(--lc-search-button-background, ${token.colorSurface});
      --_box-border-color: var(--lc-search-button-border-color, ${token.colorBorderStrong});
      --_box-radius: var(--lc-search-button-radius, ${token.radius});
      container-type: inline-size;
      display: inline-block;
      inline-size: var(--lc-search-button-width, max(20vw, 12rem));
      max-inline-size: 100%;
      vertical-align: middle;
    }

    .box {
      color: var(--_color-text-muted);
      cursor: pointer;
      font: inherit;
      inline-size: 100%;
      line-height: ${token.lineHeight};
      text-align: start;
    }

    @media (hover: hover) {
      .box:hover {
        color: ${token.colorText};
      }
    }

    .text {
      flex: 1;
      min-inline-size: 0;
      overflow: hidden;
      padding-block: calc(${token.space} * 1.5);
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    .shortcut {
      background: ${token.colorSurfaceSunken};
      border: 1px solid ${token.colorBorder};
      border-radius: calc(${token.radius} / 2);
      flex: none;
      font: inherit;
      font-size: 0.75rem;
      line-height: 1.25rem;
      margin-inline-end: calc(${token.space} * -1);
      padding-inline: calc(${token.space} * 1.5);
    }

    .box:disabled {
      --_border: ${token.colorBorder};
      --_color-text-muted: var(--_color-disabled);
      background: ${token.colorSurfaceSunken};
      color: var(--_color-disabled);
      cursor: not-allowed;
    }

    /* No room for the text: only the icon, without a frame. */
    @container (inline-size < 5rem) {
      .box {
        border-color: transparent;
        justify-content: center;
        padding-inline: 0;
      }

      .text {
        block-size: 1px;
        clip-path: inset(50%);
        inline-size: 1px;
        position: absolute;
      }

      .shortcut {
        display: none;
      }
    }

    /* Phones have no Control key. */
    @media (hover: none) and (pointer: coarse) {
      .shortcut {
        display: none;
      }
    }

    @media (forced-colors: active) {
      .box:disabled {
        border-color: GrayText;
        color: GrayText;
      }

      .box:disabled > .search-icon {
        color: inherit;
      }
    }

    /* Keeps the baseline, and with it the line height, until a framework sets the text. */
    .text:empty::before {
      content: '\\200b';
    }
  `,
];
