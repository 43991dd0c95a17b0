import {css} from 'lit';
import {hostStyles} from './control.styles.js';
import {focusRingStyles} from './focus-ring.styles.js';
import {fieldStyles} from './field.styles.js';
import * as token from './token.js';

/** A group of native inputs, each before its text. The styles of the element set the gap between them (`--_gap`). */
export const optionGroupStyles = [
  hostStyles,
  fieldStyles,
  focusRingStyles,
  css`
    #control {
      border: 0;
      display: grid;
      gap: var(--_gap);
      margin: 0;
      min-inline-size: 0;
      padding: 0;
    }

    /* The fieldset lays out its options. */
    .options {
      display: contents;
    }

    .option {
      column-gap: calc(${token.space} * 2.5);
      cursor: pointer;
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      overflow-wrap: anywhere;
    }

    .option:has(:disabled) {
      color: ${token.colorDisabled};
      cursor: not-allowed;
    }

    @media (forced-colors: active) {
      .option:has(:disabled) {
        color: GrayText;
      }
    }
  `,
];
