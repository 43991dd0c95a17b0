import {css} from 'lit';
import {boxStyles} from '../../styles/box.styles.js';
import {hostStyles} from '../../styles/control.styles.js';
import {fieldStyles} from '../../styles/field.styles.js';
import {searchCancelStyles} from '../../styles/search-cancel.styles.js';

export const textInputStyles = [
  hostStyles,
  fieldStyles,
  boxStyles,
  searchCancelStyles,
  css`
    :host {
      --_box-background: var(--lc-text-input-background, var(--_color-surface));
      --_box-border-color: var(--lc-text-input-border-color, var(--_color-border-strong));
      --_box-radius: var(--lc-text-input-radius, var(--_radius));
    }

    :host([readonly]) .box {
      --_box-border-color: var(--_color-border);
      background: var(--_color-surface-sunken);
    }

    ::slotted(*) {
      --lc-button-ghost-color: var(--_color-text-muted);
      color: var(--_color-text-muted);
      flex: none;
    }

    /* Its icon is as far from the border as those of other fields. */
    ::slotted(lc-icon-button[slot='suffix']) {
      margin-inline-end: calc(var(--_space) * -1.5);
    }
  `,
];
