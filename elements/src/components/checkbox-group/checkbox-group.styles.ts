import {css} from 'lit';
import {optionGroupStyles} from '../../styles/option-group.styles.js';
import {tickStyles} from '../../styles/tick.styles.js';
import * as token from '../../styles/token.js';

export const checkboxGroupStyles = [
  optionGroupStyles,
  tickStyles,
  css`
    #control {
      --_gap: var(--lc-checkbox-group-gap, calc(${token.space} * 2));
      justify-items: start;
    }

    #control.is-horizontal {
      column-gap: calc(var(--_gap) * 3);
      display: flex;
      flex-wrap: wrap;
    }

    /* Below the checkbox for all of them, the options are indented. In a row, they come after it. */
    :not(.is-horizontal) > .all + .options {
      display: inherit;
      gap: inherit;
      justify-items: inherit;
      padding-inline-start: calc(var(--_size) + ${token.space} * 2.5);
    }
  `,
];
