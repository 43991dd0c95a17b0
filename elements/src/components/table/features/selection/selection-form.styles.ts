import {css} from 'lit';
import {messageStyles} from '../../../../styles/message.styles.js';

export const selectionFormStyles = css`
  .message {
    color: var(--_color-danger);
    overflow-wrap: anywhere;
  }

  ${messageStyles}

  :host(:state(invalid)) .frame {
    border-color: var(--_color-danger);
  }
`;
