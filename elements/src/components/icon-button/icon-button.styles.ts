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
      display: grid;
      place-items: center;
    }

    .round {
      border-radius: 50%;
    }
  `,
];
