import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {messageStyles} from '../../styles/message.styles.js';
import * as token from '../../styles/token.js';
import {visuallyHiddenStyles} from '../../styles/visually-hidden.styles.js';

export const fieldListStyles = [
  hostStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: block;
    }

    ::slotted([data-row]) {
      margin-block-end: var(--lc-field-list-gap, calc(${token.space} * 4));
    }

    .message {
      color: ${token.colorDanger};
      font-size: ${token.fontSizeSm};
      overflow-wrap: anywhere;
    }

    ${messageStyles}
  `,
];
