import {css} from 'lit';
import {checkStyles} from './check.styles.js';
import {checkRadius, dashShape, tickShape} from './tick-shape.js';
import * as token from './token.js';

/** A native checkbox as a box with a tick, or with a dash if it is indeterminate. */
export const tickStyles = [
  checkStyles,
  css`
    .field {
      --_fill: var(--lc-checkbox-color, ${token.colorAccent});
      --_fill-hover: var(--lc-checkbox-color-hover, ${token.colorAccentHover});
      --_ink: var(--lc-checkbox-tick-color, ${token.colorOnAccent});
      --_line: var(--lc-checkbox-border-color, ${token.colorBorderStrong});
      --_size: var(--lc-checkbox-size, calc(${token.space} * 5));
      --_width: var(--_size);
    }

    input {
      border-radius: var(--lc-checkbox-radius, ${checkRadius});
    }

    input::before {
      block-size: 100%;
      clip-path: ${tickShape};
      opacity: 0;
      transform: scale(0.6);
    }

    input:is(:checked, .is-indeterminate)::before {
      opacity: 1;
      transform: none;
    }

    input.is-indeterminate::before {
      clip-path: ${dashShape};
    }
  `,
];
