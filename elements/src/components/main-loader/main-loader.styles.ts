import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {visuallyHiddenStyles} from '../../styles/visually-hidden.styles.js';
import * as token from '../../styles/token.js';

export const mainLoaderStyles = [
  hostStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: block;
    }

    .base {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: minmax(0, 1fr);
      place-items: center;
      position: relative;
    }

    .message {
      display: block;
      font-weight: var(--lc-main-loader-font-weight, 800);
      line-height: 1;
      max-block-size: 100%;
      max-inline-size: 100%;
      overflow: visible;
      user-select: none;
    }

    /* Small text has fewer dots, of a size that can still be seen. What a server has rendered is not measured. */
    svg {
      --_dot: max(0.038em, var(--_least-dot, 0px));
    }

    text {
      fill: none;
      stroke-dasharray: 0 calc(var(--_dot) * 1.55);
      stroke-linecap: round;
      stroke-linejoin: round;
      stroke-width: var(--_dot);
      unicode-bidi: plaintext;
    }

    .track {
      stroke: var(
        --lc-main-loader-track-color,
        color-mix(in oklab, ${token.colorBorderStrong} 35%, transparent)
      );
    }

    .dots {
      stroke: var(--lc-main-loader-color, ${token.colorAccent});
    }

    /* WebKit measures some scripts too low, and a mask clips what is outside. */
    .room {
      fill: none;
    }

    /* The dots show where the pen has drawn. An alpha mask, so that forced colors do not affect it. */
    mask {
      mask-type: alpha;
    }

    .pen {
      animation: draw 60s linear infinite;
      forced-color-adjust: none;
      stroke: #000;
      stroke-dasharray: none;
      stroke-linecap: butt;
      stroke-width: calc(var(--_dot) * 1.85);
    }

    /*
     * Hides what is inside the letters. Letters of joined scripts overlap, and so do the strokes of a letter in variable
     * fonts: their outlines would cross it. A group has this mask: Chromium hides masked text from right to left.
     */
    .inside {
      fill: #000;
      forced-color-adjust: none;
      stroke: none;
    }

    /* Dash 0, gap, dash, gap: the total is constant, and about the length of a character's outline. */
    @keyframes draw {
      from {
        stroke-dasharray: 0 0 0 5em;
      }
      50% {
        stroke-dasharray: 0 0 5em 0;
      }
      to {
        stroke-dasharray: 0 5em 0 0;
      }
    }

    @media (prefers-reduced-motion: reduce) {
      .pen {
        animation: none;
      }
    }

    @media (forced-colors: active) {
      .track,
      .dots {
        forced-color-adjust: none;
      }

      .track {
        stroke: GrayText;
      }

      .dots {
        stroke: CanvasText;
      }
    }
  `,
];
