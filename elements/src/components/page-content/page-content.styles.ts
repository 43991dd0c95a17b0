import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';

export const pageContentStyles = [
  hostStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }

    /* Focused only so that reading continues here; the element is not interactive. */
    .base {
      outline: 0;
      padding: var(--lc-page-content-padding-block, clamp(2rem, 5%, 4rem))
        var(--lc-page-content-padding-inline, clamp(1.25rem, 4%, 3.5rem));
    }

    .inner {
      max-inline-size: var(--lc-page-content-max-width, var(--_width));
    }

    .text {
      --_width: 44rem;
    }

    .wide {
      --_width: 76rem;
    }

    .full {
      --_width: none;
    }
  `,
];
