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
      /* Within the border. */
      --_inset: calc((var(--_size) - var(--_thumb)) / 2 - 1px);
      border-radius: calc(var(--_size) / 2);
    }

    #control::before {
      block-size: var(--_thumb);
      border-radius: 50%;
      inline-size: var(--_thumb);
      margin: var(--_inset);
    }

    #control:checked::before {
      margin-inline-start: calc(100% - var(--_thumb) - var(--_inset));
    }
  `,
];
