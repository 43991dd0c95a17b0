import {css} from 'lit';
import {boxStyles} from '../../styles/box.styles.js';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import {fieldStyles} from '../../styles/field.styles.js';
import {searchIconStyles} from '../../styles/search-icon.styles.js';

export const searchInputStyles = [
  hostStyles,
  fieldStyles,
  focusRingStyles,
  boxStyles,
  searchIconStyles,
  css`
    :host {
      --_box-background: var(--lc-search-input-background, var(--_color-surface));
      --_box-border-color: var(--lc-search-input-border-color, var(--_color-border-strong));
      --_box-radius: var(--lc-search-input-radius, var(--_radius));
    }

    #control::-webkit-search-cancel-button,
    #control::-webkit-search-decoration {
      appearance: none;
    }

    .clear {
      background: none;
      block-size: 1.75rem;
      border: 0;
      border-radius: calc(var(--_radius) * 0.75);
      color: var(--_color-text-muted);
      cursor: pointer;
      display: grid;
      flex: none;
      inline-size: 1.75rem;
      margin-inline-end: calc(var(--_space) * -1.5);
      padding: 0;
      place-items: center;
    }

    @media (hover: hover) {
      .clear:hover {
        background: var(--_color-hover);
        color: var(--_color-text);
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
