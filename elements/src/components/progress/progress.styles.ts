import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {runningBarStyles} from '../../styles/running-bar.styles.js';
import * as token from '../../styles/token.js';

export const progressStyles = [
  hostStyles,
  runningBarStyles,
  css`
    :host {
      --_bar: var(--lc-progress-color, ${token.colorAccent});
      --_track: var(--lc-progress-track-color, ${token.colorAccentSoft});
      display: block;
    }

    .base {
      align-items: center;
      display: flex;
      gap: calc(${token.space} * 3);
    }

    .track {
      block-size: var(--lc-progress-thickness, 0.5rem);
      flex: 1 1 10rem;
    }

    .bar {
      transition: inline-size ${token.duration} ${token.easing};
    }

    .value {
      color: ${token.colorTextMuted};
      font-size: ${token.fontSizeSm};
      font-variant-numeric: tabular-nums;
      /* Numbers of any length leave the bar as it is. */
      min-inline-size: 5ch;
      overflow-wrap: anywhere;
      text-align: end;
    }

    :host([shape='ring']) {
      display: inline-block;
      vertical-align: middle;
    }

    .is-ring {
      --_size: var(--lc-progress-size, 4rem);
      block-size: var(--_size);
      display: grid;
      inline-size: var(--_size);
    }

    .is-ring > * {
      grid-area: 1 / 1;
      min-inline-size: 0;
      place-self: center;
    }

    .is-ring > .value {
      color: inherit;
      font-weight: 600;
      text-align: center;
    }

    .ring {
      block-size: 100%;
      display: block;
      fill: none;
      inline-size: 100%;
      /* It starts at the top. */
      rotate: -90deg;
    }

    circle {
      --_thickness: var(--lc-progress-thickness, 0.375rem);
      cx: 50%;
      cy: 50%;
      r: calc(50% - var(--_thickness) / 2);
      stroke: var(--_track);
      stroke-width: var(--_thickness);
    }

    .arc {
      stroke: var(--_bar);
      stroke-linecap: round;
      transition: stroke-dasharray ${token.duration} ${token.easing};
    }

    .turning {
      animation: turn 1.2s linear infinite;
    }

    @keyframes turn {
      to {
        transform: rotate(1turn);
      }
    }

    @media (prefers-reduced-motion: reduce) {
      .bar,
      .arc {
        transition: none;
      }

      .turning {
        animation-duration: 4s;
      }
    }

    @media (forced-colors: active) {
      circle {
        --_bar: Highlight;
        --_track: GrayText;
        forced-color-adjust: none;
      }
    }
  `,
];
