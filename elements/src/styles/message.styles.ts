import {css} from 'lit';
import * as token from './token.js';

/** The text and the icon of a validation message. The element around it has the class `message`. */
export const messageStyles = css`
  .message-text {
    display: flex;
    gap: calc(${token.space} * 1.5);
    padding-block-start: calc(${token.space} * 1.5);
  }

  .message-icon {
    block-size: 1em;
    fill: currentColor;
    flex: none;
    inline-size: 1em;
    margin-block-start: 0.25em;
  }
`;
