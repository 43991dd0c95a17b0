import {css} from 'lit';
import * as token from './token.js';

/** The base styles of all elements: color, box model, and `hidden`. */
export const hostStyles = css`
  :host {
    box-sizing: border-box;
    color: ${token.colorText};
    line-height: ${token.lineHeight};
  }

  :host([hidden]),
  [hidden] {
    display: none !important;
  }

  /* Not their pseudo-elements: the browser would compute the styles of two for every element. */
  * {
    box-sizing: inherit;
  }
`;
