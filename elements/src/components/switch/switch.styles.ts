import {css} from 'lit';
import {checkableStyles} from '../../styles/checkable.styles.js';
import * as token from '../../styles/token.js';

export const switchStyles = [
  checkableStyles,
  css`
    .field {
      --_fill: var(--lc-switch-color, ${token.colorAccent});
      --_fill-hover: var(--lc-switch-color-hover, ${token.colorAccentHover});
      --_ink: var(--lc-switch-thumb-color, ${token.colorOnAccent});
      --_line: var(--lc-switch-border-color, ${token.colorBorderStrong});
      --_size: calc(${token.space} * 6);
      --_thumb: calc(${token.space} * 4);
      --_width: calc(${token.space} * 10);
      /* In small text, the switch is higher than the line of its label. */
      --_above: max(0px, (var(--_size) - 1lh) / 2);
      min-block-size: var(--_size);
      padding-block-start: var(--_above);
    }

    #control {
      border-radius: var(--_size);
      inset-block-start: var(--_above);
    }

    #control::before {
      block-size: var(--_thumb);
      border-radius: 50%;
      inline-size: var(--_thumb);
      /* The border of the control takes 1 px. */
      margin: calc(${token.space} - 1px);
    }

    #control:checked::before {
      margin-inline-start: calc(${token.space} * 5 - 1px);
    }
  `,
];
