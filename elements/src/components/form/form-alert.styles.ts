import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {messageStyles} from '../../styles/message.styles.js';
import * as token from '../../styles/token.js';

export const formAlertStyles = [
  hostStyles,
  messageStyles,
  css`
    :host {
      color: ${token.colorDanger};
      display: block;
      /* The form may be a grid. */
      grid-column: 1 / -1;
      overflow-wrap: anywhere;
    }
  `,
];
