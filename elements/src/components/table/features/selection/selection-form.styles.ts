import {css} from 'lit';
import {messageStyles} from '../../../../styles/message.styles.js';
import * as token from '../../../../styles/token.js';

export const selectionFormStyles = css`
  .message {
    color: ${token.colorDanger};
    overflow-wrap: anywhere;
  }

  ${messageStyles}

  :host(:state(invalid)) .frame {
    border-color: ${token.colorDanger};
  }
`;
