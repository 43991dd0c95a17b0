import {css} from 'lit';
import {boxStyles} from '../../styles/box.styles.js';
import {hostStyles} from '../../styles/control.styles.js';
import {fieldStyles} from '../../styles/field.styles.js';
import {searchCancelStyles} from '../../styles/search-cancel.styles.js';
import * as token from '../../styles/token.js';

export const textInputStyles = [
  hostStyles,
  fieldStyles,
  boxStyles,
  searchCancelStyles,
  css`
    :host {
      --_box-background: var(--lc-text-input-background, ${token.colorSurface});
      --_box-border-color: var(--lc-text-input-border-color, ${token.colorBorderStrong});
      --_box-radius: var(--lc-text-input-radius, ${token.radius});
    }

    :host([readonly]) .box {
      --_box-border-color: ${token.colorBorder};
      background: ${token.colorSurfaceSunken};
    }

    ::slotted(*) {
      --lc-button-ghost-color: var(--_color-text-muted);
      color: var(--_color-text-muted);
      flex: none;
    }

    /* Its icon is as far from the border as those of other fields. */
    ::slotted(lc-icon-button[slot='suffix']) {
      margin-inline-end: calc(${token.space} * -1.5);
    }
  `,
];
