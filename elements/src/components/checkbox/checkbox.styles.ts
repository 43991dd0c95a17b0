import {css} from 'lit';
import {checkableStyles} from '../../styles/checkable.styles.js';
import {tickStyles} from '../../styles/tick.styles.js';
import * as token from '../../styles/token.js';

export const checkboxStyles = [
  checkableStyles,
  tickStyles,
  css`
    /* The box is smaller than the 24 px required for touch (WCAG 2.2, 2.5.8). The label below it enlarges its target. */
    .label {
      margin: calc(${token.space} * -1);
      margin-inline-end: 0;
      padding: ${token.space};
      padding-inline-start: calc(var(--_size) + ${token.space} * 3.5);
    }

    .label[hidden] ~ #control::after {
      content: '';
      inset: calc(${token.space} * -1);
      position: absolute;
    }
  `,
];
