import {css} from 'lit';
import * as token from '../../../../styles/token.js';

export const gridStyles = css`
  /* Also after a click, because keys continue from here. */
  :is(th, td):focus {
    outline: ${token.focusWidth} solid ${token.colorAccent};
    outline-offset: calc(${token.focusWidth} * -1);
  }

  .grid-edge {
    position: absolute;
  }
`;
