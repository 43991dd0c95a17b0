import {css} from 'lit';
import {chartStyles} from '../../styles/chart.styles.js';
import * as token from '../../styles/token.js';

export const donutStyles = [
  ...chartStyles,
  css`
    .base {
      --_size: var(--lc-chart-height, 11rem);
      align-items: center;
      display: flex;
      flex-wrap: wrap;
      gap: calc(${token.space} * 4) calc(${token.space} * 8);
      justify-content: center;
    }

    .frame {
      display: grid;
      inline-size: var(--_size);
      max-inline-size: 100%;
    }

    .frame > * {
      grid-area: 1 / 1;
    }

    .plot {
      aspect-ratio: 1;
      block-size: auto;
      border-radius: 50%;
    }

    .ring {
      rotate: -90deg;
      transform-origin: center;
    }

    circle {
      --_thickness: var(--lc-donut-thickness, 1.5rem);
      cx: 50%;
      cy: 50%;
      fill: none;
      r: calc(50% - var(--_thickness) / 2);
      stroke-width: var(--_thickness);
    }

    .track {
      stroke: ${token.colorSurfaceSunken};
    }

    .arc {
      stroke: var(--_color);
    }

    .faint {
      opacity: 0.35;
    }

    .center {
      display: grid;
      font-size: ${token.fontSizeSm};
      justify-items: center;
      max-inline-size: calc(100% - 2 * var(--lc-donut-thickness, 1.5rem));
      overflow-wrap: anywhere;
      padding: ${token.space};
      place-self: center;
      pointer-events: none;
      text-align: center;
    }

    .total {
      unicode-bidi: plaintext;
      font-size: calc(${token.fontSizeLg} * 1.25);
      font-weight: 600;
      line-height: 1.25;
    }

    .muted {
      color: ${token.colorTextMuted};
    }

    .legend {
      display: grid;
      flex: 1 1 11rem;
      font-size: ${token.fontSizeSm};
      gap: calc(${token.space} * 1.5);
      max-inline-size: 22rem;
    }

    .number {
      color: ${token.colorText};
    }

    .share {
      min-inline-size: 5ch;
      text-align: end;
    }

    .empty {
      block-size: var(--_size);
      flex: 1;
    }

    .empty > .outline {
      aspect-ratio: 1;
      border-radius: 50%;
      inline-size: auto;
    }

    @media (forced-colors: active) {
      .track {
        stroke: none;
      }
    }
  `,
];
