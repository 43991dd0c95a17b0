import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import * as token from '../../styles/token.js';

/** The places of the rows of a tree. */
export const treeItemStyles = [
  hostStyles,
  css`
    :host {
      display: block;
      line-height: var(--lc-tree-row-height, 2rem);
      padding-inline-start: var(--lc-tree-indent, 1.25rem);
    }

    :host(:not([open])) ::slotted(lc-tree-item) {
      display: none;
    }

    ::slotted([slot='icon']) {
      margin-inline-end: calc(${token.space} * 2);
      vertical-align: middle;
    }
  `,
];
