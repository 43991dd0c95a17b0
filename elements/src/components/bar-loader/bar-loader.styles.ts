import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {visuallyHiddenStyles} from '../../styles/visually-hidden.styles.js';
import * as token from '../../styles/token.js';

export const barLoaderStyles = [
  hostStyles,
  visuallyHiddenStyles,
  css`
    :host {
      --_bar: var(--lc-bar-loader-color, ${token.colorAccent});
      display: block;
    }

    .base {
      block-size: 3px;
      position: relative;
    }

    .track {
      background: var(--lc-bar-loader-track-color, ${token.colorAccentSoft});
      block-size: 100%;
      border-radius: 999px;
      overflow: hidden;
    }

    .bar {
      animation: run 1.4s cubic-bezier(0.35, 0.1, 0.65, 0.9) infinite;
      background: var(--_bar);
      block-size: 100%;
      border-radius: inherit;
      inline-size: 40%;
    }

    .bar:dir(rtl) {
      animation-name: run-rtl;
    }

    @keyframes run {
      from {
        transform: translateX(-100%);
      }
      to {
        transform: translateX(250%);
      }
    }

    @keyframes run-rtl {
      from {
        transform: translateX(100%);
      }
      to {
        transform: translateX(-250%);
      }
    }

    @media (forced-colors: active) {
      .track {
        outline: 1px solid GrayText;
        outline-offset: -1px;
      }

      .bar {
        --_bar: Highlight;
        forced-color-adjust: none;
      }
    }

    /* Static, but distinct from a separator line. */
    @media (prefers-reduced-motion: reduce) {
      .bar {
        animation: none;
        background: repeating-linear-gradient(90deg, var(--_bar) 0 1.25rem, transparent 1.25rem 1.75rem);
        border-radius: 0;
        inline-size: 100%;
      }
    }
  `,
];
