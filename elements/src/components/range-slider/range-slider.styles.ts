import {css} from 'lit';
import {sliderStyles, trackStyles} from '../slider/slider.styles.js';
import * as token from '../../styles/token.js';

export const rangeSliderStyles = [
  ...sliderStyles,
  css`
    .scale {
      --_begin: calc(var(--_thumb) / 2 + var(--_from, 0) * (100% - var(--_thumb)));
    }

    .thumbs {
      cursor: pointer;
      display: grid;
      grid-area: 1 / 1;
      /* A finger in the other direction scrolls the page. */
      touch-action: pan-y;
    }

    .is-vertical .thumbs {
      touch-action: pan-x;
    }

    .is-disabled .thumbs {
      cursor: not-allowed;
    }

    /* Below both thumbs: the native tracks would be over one of them. */
    .thumbs::before {
      align-self: center;
      content: '';
      grid-area: 1 / 1;
      ${trackStyles}
    }

    .is-vertical .thumbs::before {
      align-self: auto;
      justify-self: center;
      writing-mode: vertical-lr;
    }

    /* A press anywhere on the track is handled once for both thumbs. */
    input {
      /* A gap shows where one thumb is over the other. */
      --_halo: 2px;
      --_halo-color: ${token.colorSurface};
      pointer-events: none;
    }

    input::-webkit-slider-runnable-track {
      background: none;
      box-shadow: none;
    }

    input::-moz-range-track {
      background: none;
      box-shadow: none;
    }

    input:focus {
      z-index: 1;
    }

    .thumbs:active input:focus {
      --_halo: 6px;
      --_halo-color: inherit;
    }

    @media (hover: hover) {
      .thumbs:hover input:enabled {
        --_halo: 6px;
        --_halo-color: inherit;
      }
    }

    .thumbs:has(#control:focus) ~ .travel .bubble:first-child,
    .thumbs:has(#end:focus) ~ .travel .bubble:last-child {
      visibility: visible;
    }

    @media (forced-colors: active) {
      input {
        --_halo-color: Canvas;
      }

      .thumbs::before {
        --_edge: CanvasText;
        --_fill: Highlight;
        --_rail: Canvas;
        forced-color-adjust: none;
      }

      .is-disabled .thumbs::before {
        --_edge: GrayText;
        --_fill: GrayText;
      }
    }
  `,
];
