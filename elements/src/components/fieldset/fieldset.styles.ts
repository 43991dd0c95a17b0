import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {fieldStyles} from '../../styles/field.styles.js';
import * as token from '../../styles/token.js';

export const fieldsetStyles = [
  hostStyles,
  fieldStyles,
  css`
    .field {
      background: var(--lc-fieldset-background, none);
      border: 1px solid var(--lc-fieldset-border-color, ${token.colorBorder});
      border-radius: var(--lc-fieldset-radius, ${token.radius});
      padding: var(--lc-fieldset-padding, calc(${token.space} * 5));
    }

    .is-invalid {
      border-color: ${token.colorDanger};
    }

    .label {
      font-size: ${token.fontSizeMd};
    }

    .controls {
      display: grid;
      gap: var(--lc-fieldset-gap, calc(${token.space} * 4));
      grid-template-columns: minmax(0, 1fr);
    }

    :is(.label, .hint):not([hidden]) + .controls {
      margin-block-start: calc(${token.space} * 3);
    }
  `,
];
