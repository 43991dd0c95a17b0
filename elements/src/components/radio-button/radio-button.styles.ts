import {css} from 'lit';
import {radioGroupStyles} from '../../styles/radio-group.styles.js';
import * as token from '../../styles/token.js';

export const radioButtonStyles = [
  radioGroupStyles,
  css`
    #control {
      --_color: var(--lc-radio-button-color, ${token.colorAccent});
      --_gap: var(--lc-radio-button-gap, calc(${token.space} * 2));
      --_line: var(--lc-radio-button-border-color, ${token.colorBorderStrong});
      --_size: var(--lc-radio-button-size, calc(${token.space} * 5));
      justify-items: start;
    }
  `,
];
