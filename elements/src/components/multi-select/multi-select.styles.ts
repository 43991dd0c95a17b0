import {css} from 'lit';
import {boxStyles} from '../../styles/box.styles.js';
import {hostStyles} from '../../styles/control.styles.js';
import {fieldStyles} from '../../styles/field.styles.js';
import {optionRowsStyles} from '../../styles/option-rows.styles.js';
import {suggestionStyles} from '../../styles/suggestions.styles.js';
import * as token from '../../styles/token.js';
import {tagListStyles} from './tag-list.styles.js';

export const multiSelectStyles = [
  hostStyles,
  fieldStyles,
  boxStyles,
  suggestionStyles,
  optionRowsStyles,
  tagListStyles,
  css`
    :host {
      --_box-background: var(--lc-multi-select-background, ${token.colorSurface});
      --_box-border-color: var(--lc-multi-select-border-color, ${token.colorBorderStrong});
      --_box-radius: var(--lc-multi-select-radius, ${token.radius});
      --_tag: var(--lc-multi-select-tag-background, ${token.colorAccentSoft});
    }
  `,
];
