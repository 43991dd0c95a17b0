import {css} from 'lit';
import {boxStyles} from '../../styles/box.styles.js';
import {hostStyles} from '../../styles/control.styles.js';
import {fieldStyles} from '../../styles/field.styles.js';
import {suggestionStyles} from '../../styles/suggestions.styles.js';
import * as token from '../../styles/token.js';

export const datalistStyles = [
  hostStyles,
  fieldStyles,
  boxStyles,
  suggestionStyles,
  css`
    :host {
      --_box-background: var(--lc-datalist-background, ${token.colorSurface});
      --_box-border-color: var(--lc-datalist-border-color, ${token.colorBorderStrong});
      --_box-radius: var(--lc-datalist-radius, ${token.radius});
    }
  `,
];
