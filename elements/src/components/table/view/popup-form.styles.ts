import {css} from 'lit';
import * as token from '../../../styles/token.js';

/** A form with few fields in a popup of a table. */
export const popupFormStyles = css`
  .popup.popup-form {
    min-inline-size: 0;
    padding: calc(${token.space} * 4);
  }

  .popup-form :is(form, label) {
    display: grid;
    gap: calc(${token.space} * 2);
  }

  .popup-form .field {
    block-size: ${token.controlHeight};
    padding-inline: ${token.controlPadding};
  }
`;
