import {css} from 'lit';
import {boxStyles} from '../../styles/box.styles.js';
import {fieldStyles, hostStyles} from '../../styles/control.styles.js';

export const textInputStyles = [
  hostStyles,
  fieldStyles,
  boxStyles,
  css`
    :host {
      --_box-background: var(--lc-text-input-background, var(--_color-surface));
      --_box-border-color: var(--lc-text-input-border-color, var(--_color-border-strong));
      --_box-radius: var(--lc-text-input-radius, var(--_radius));
    }

    #control::placeholder {
      color: var(--_color-text-muted);
      opacity: 1;
    }

    #control::-webkit-search-cancel-button {
      cursor: pointer;
    }

    :host([readonly]) .box {
      background: var(--_color-surface-sunken);
    }

    ::slotted(*) {
      color: var(--_color-text-muted);
      flex: none;
    }
  `,
];
