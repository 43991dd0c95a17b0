import {css} from 'lit';
import {boxStyles} from '../../styles/box.styles.js';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import {fieldStyles} from '../../styles/field.styles.js';
import {searchIconStyles} from '../../styles/search-icon.styles.js';
import * as token from '../../styles/token.js';

export const searchInputStyles = [
  hostStyles,
  fieldStyles,
  focusRingStyles,
  boxStyles,
  searchIconStyles,
  css`
    :host {
      --_box-background: var(--lc-search-input-background, ${token.colorSurface});
      --_box-border-color: var(--lc-search-input-border-color, ${token.colorBorderStrong});
      --_box-radius: var(--lc-search-input-radius, ${token.radius});
    }

    #control::-webkit-search-cancel-button,
    #control::-webkit-search-decoration {
      appearance: none;
    }

    .clear {
      background: none;
      block-size: 1.75rem;
      border: 0;
      border-radius: calc(${token.radius} * 0.5);
      color: var(--_color-text-muted);
      cursor: pointer;
      display: grid;
      flex: none;
      inline-size: 1.75rem;
      margin-inline-end: calc(${token.space} * -1.5);
      padding: 0;
      place-items: center;
    }

    @media (hover: hover) {
      .clear:hover {
        background: ${token.colorHover};
        color: ${token.colorText};
      }
    }

    .clear .icon {
      block-size: 1rem;
      fill: none;
      inline-size: 1rem;
      stroke: currentColor;
      stroke-linecap: round;
      stroke-width: 2;
    }
  `,
];
