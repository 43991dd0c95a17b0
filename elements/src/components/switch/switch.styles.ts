import {css} from 'lit';
import {checkableStyles} from '../../styles/checkable.styles.js';

export const switchStyles = [
  checkableStyles,
  css`
    .field {
      --_size: calc(var(--_space) * 6);
      --_width: calc(var(--_space) * 10);
    }

    #control {
      --_fill: var(--lc-switch-color, var(--_color-accent));
      --_fill-hover: var(--lc-switch-color-hover, var(--_color-accent-hover));
      --_ink: var(--lc-switch-thumb-color, var(--_color-on-accent));
      --_line: var(--lc-switch-border-color, var(--_color-border-strong));
      --_thumb: calc(var(--_space) * 4);
      border-radius: var(--_size);
    }

    #control::before {
      block-size: var(--_thumb);
      border-radius: 50%;
      inline-size: var(--_thumb);
      /* The border of the control takes 1 px. */
      margin: calc(var(--_space) - 1px);
    }

    #control:checked::before {
      margin-inline-start: calc(var(--_space) * 5 - 1px);
    }
  `,
];
