import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {fieldStyles} from '../../styles/field.styles.js';
import {spinnerStyles} from '../../styles/spinner.styles.js';
import * as token from '../../styles/token.js';
import {visuallyHiddenStyles} from '../../styles/visually-hidden.styles.js';
import {treeRowStyles} from './tree-rows.styles.js';

export const treeStyles = [
  hostStyles,
  fieldStyles,
  spinnerStyles,
  visuallyHiddenStyles,
  css`
    #control {
      max-block-size: var(--lc-tree-max-block-size, none);
    }

    /* Before the tree has its script, its children show themselves. */
    slot {
      display: block;
      padding-inline-start: 0.5rem;
    }
  `,
  treeRowStyles,
  css`
    .message {
      margin-block-start: ${token.space};
    }

    .message:not(:has(.message-text)) {
      margin: 0;
    }
  `,
];
