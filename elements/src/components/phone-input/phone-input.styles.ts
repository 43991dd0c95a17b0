import {css} from 'lit';
import {boxStyles} from '../../styles/box.styles.js';
import {hostStyles} from '../../styles/control.styles.js';
import {fieldStyles} from '../../styles/field.styles.js';
import * as token from '../../styles/token.js';

export const phoneInputStyles = [
  hostStyles,
  fieldStyles,
  boxStyles,
  css`
    :host {
      --_box-background: var(--lc-phone-input-background, ${token.colorSurface});
      --_box-border-color: var(--lc-phone-input-border-color, ${token.colorBorderStrong});
      --_box-radius: var(--lc-phone-input-radius, ${token.radius});
    }

    :host([readonly]) .box {
      --_box-border-color: ${token.colorBorder};
      background: ${token.colorSurfaceSunken};
    }

    .row {
      display: flex;
      flex-wrap: wrap;
      gap: calc(${token.space} * 2);
    }

    .country {
      --lc-select-background: var(--_box-background);
      --lc-select-border-color: var(--_box-border-color);
      --lc-select-radius: var(--_box-radius);
      flex: 1 1 8rem;
      max-inline-size: 100%;
      min-inline-size: 0;
    }

    .box {
      flex: 2 1 11rem;
      min-inline-size: 0;
    }
  `,
];
