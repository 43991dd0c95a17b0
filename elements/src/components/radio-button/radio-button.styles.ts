import {css} from 'lit';
import {radioGroupStyles} from '../../styles/radio-group.styles.js';

export const radioButtonStyles = [
  radioGroupStyles,
  css`
    #control {
      --_color: var(--lc-radio-button-color, var(--_color-accent));
      --_gap: var(--lc-radio-button-gap, calc(var(--_space) * 2));
      --_line: var(--lc-radio-button-border-color, var(--_color-border-strong));
      --_size: var(--lc-radio-button-size, calc(var(--_space) * 5));
      justify-items: start;
    }
  `,
];
