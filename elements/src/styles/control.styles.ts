import {css} from 'lit';
import {tokenStyles} from './token-styles.js';

/** The base styles of all elements: tokens, box model, and `hidden`. */
export const hostStyles = [
  tokenStyles,
  css`
    :host {
      box-sizing: border-box;
      color: var(--_color-text);
      line-height: var(--_line-height);
    }

    :host([hidden]),
    [hidden] {
      display: none !important;
    }

    /* Not their pseudo-elements: the browser would compute the styles of two for every element. */
    * {
      box-sizing: inherit;
    }
  `,
];
