import {css} from 'lit';
import {buttonStyles} from '../button/button.styles.js';

export const iconButtonStyles = [
  buttonStyles,
  css`
    .base {
      aspect-ratio: 1;
      padding: 0;
    }

    .content {
      align-self: stretch;
      display: grid;
      flex: 1;
      place-items: center;
    }

    .round {
      border-radius: 50%;
    }
  `,
];
