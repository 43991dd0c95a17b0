import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {spinnerStyles as turningStyles} from '../../styles/spinner.styles.js';
import * as token from '../../styles/token.js';
import {visuallyHiddenStyles} from '../../styles/visually-hidden.styles.js';

export const spinnerStyles = [
  hostStyles,
  turningStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: inline-block;
      vertical-align: middle;
    }

    .base {
      display: block;
      position: relative;
    }

    .spinner {
      --_size: 1.5rem;
      block-size: var(--lc-spinner-size, var(--_size));
      border-color: var(--lc-spinner-track-color, ${token.colorAccentSoft});
      border-block-start-color: var(--lc-spinner-color, ${token.colorAccent});
      border-inline-end-color: var(--lc-spinner-color, ${token.colorAccent});
      border-width: var(--lc-spinner-thickness, max(2px, var(--lc-spinner-size, var(--_size)) / 9));
      display: block;
      inline-size: var(--lc-spinner-size, var(--_size));
    }

    .sm {
      --_size: 1rem;
    }

    .lg {
      --_size: 2.5rem;
    }

    .is-waiting {
      visibility: hidden;
    }

    @media (forced-colors: active) {
      .spinner {
        border-color: CanvasText;
        border-block-start-color: Canvas;
      }
    }
  `,
];
