import {css} from 'lit';
import {hostStyles} from './control.styles.js';
import {focusRingStyles} from './focus-ring.styles.js';
import {outlineStyles} from './outline.styles.js';
import * as token from './token.js';
import {visuallyHiddenStyles} from './visually-hidden.styles.js';

/**
 * The colors of series and slices, as classes. In forced colors, on paper, and for users who ask for more contrast, they also have
 * patterns and dashes.
 */
const colorStyles = css`
  .color-1 {
    --_color: ${token.chartColor1};
  }

  .color-2 {
    --_color: ${token.chartColor2};
  }

  .color-3 {
    --_color: ${token.chartColor3};
  }

  .color-4 {
    --_color: ${token.chartColor4};
  }

  .color-5 {
    --_color: ${token.chartColor5};
  }

  .color-6 {
    --_color: ${token.chartColor6};
  }

  .rest {
    --_color: ${token.colorBorderStrong};
  }

  .area {
    fill: var(--_color);
  }

  .line {
    fill: none;
    stroke: var(--_color);
    stroke-dasharray: var(--_dash);
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }

  .pattern {
    display: none;
  }

  .patterns {
    block-size: 0;
    fill: none;
    inline-size: 0;
    position: absolute;
    stroke: ${token.colorSurface};
    stroke-width: 1.5;
  }

  @media (forced-colors: active), (prefers-contrast: more), print {
    .pattern {
      display: inline;
    }

    .color-2 {
      --_dash: 8 5;
    }

    .color-3 {
      --_dash: 1 5;
    }

    .color-4 {
      --_dash: 10 5 1 5;
    }

    .color-5 {
      --_dash: 4 4;
    }

    .color-6 {
      --_dash: 10 5 1 5 1 5;
    }
  }

  @media (forced-colors: active) {
    [class*='color-'] {
      --_color: CanvasText;
    }

    .rest {
      --_color: GrayText;
    }

    .patterns {
      stroke: Canvas;
    }
  }
`;

/** What all charts with a plot share: the plot, the legend, the values of a point, and the empty state. */
const frameStyles = css`
  :host {
    display: block;
    inline-size: 100%;
  }

  .base {
    /* In a place that is as wide as its content. */
    contain-intrinsic-inline-size: 12rem;
    container-type: inline-size;
    display: grid;
    font-size: calc(${token.fontSizeSm} * 0.875);
    font-variant-numeric: tabular-nums;
    gap: calc(${token.space} * 3);
    position: relative;
  }

  .base[aria-busy] > :not(.empty) {
    opacity: 0.6;
  }

  .plot {
    block-size: var(--lc-chart-height, 14rem);
    border-radius: calc(${token.radius} / 2);
    position: relative;
    touch-action: pan-y;
  }

  .shapes {
    block-size: 100%;
    display: block;
    inline-size: 100%;
    overflow: visible;
  }

  .plot:dir(rtl) > .shapes {
    scale: -1 1;
  }

  .tip {
    background: ${token.colorSurfaceOverlay};
    border: 1px solid ${token.colorBorderOverlay};
    border-radius: ${token.radius};
    box-shadow: ${token.shadow};
    color: ${token.colorText};
    display: grid;
    gap: ${token.space};
    inset-block-start: ${token.space};
    inset-inline-start: calc(var(--_x) * 100% + ${token.space} * 3);
    max-inline-size: calc(max(var(--_x), 1 - var(--_x)) * 100% - ${token.space} * 3);
    overflow-wrap: anywhere;
    padding: calc(${token.space} * 2) calc(${token.space} * 3);
    pointer-events: none;
    position: absolute;
    z-index: 1;
  }

  .before {
    inset-inline: auto calc((1 - var(--_x)) * 100% + ${token.space} * 3);
  }

  .heading {
    color: ${token.colorTextMuted};
  }

  .entry,
  .legend > li {
    align-items: baseline;
    display: flex;
    gap: calc(${token.space} * 2);
  }

  .number {
    font-weight: 600;
    margin-inline-start: auto;
    /* A sign is on the left of its number, unless the number is written from right to left. */
    unicode-bidi: plaintext;
  }

  .swatch {
    block-size: 0.625rem;
    flex: none;
    inline-size: 0.625rem;
    overflow: visible;
  }

  .line-swatch {
    inline-size: 1.25rem;
  }

  .legend {
    color: ${token.colorTextMuted};
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space} calc(${token.space} * 4);
    list-style: none;
    margin: 0;
    overflow-wrap: anywhere;
    padding: 0;
  }

  .empty {
    align-content: center;
    block-size: var(--lc-chart-height, 14rem);
    color: ${token.colorTextMuted};
    font-size: ${token.fontSizeMd};
    margin: 0;
    text-align: center;
  }

  .empty > .outline {
    block-size: 100%;
    inline-size: 100%;
  }

  @media print {
    .tip {
      display: none;
    }

    .swatch,
    .shapes {
      print-color-adjust: exact;
    }
  }
`;

/** The axes of charts with categories. */
const axisStyles = css`
  .frame {
    column-gap: calc(${token.space} * 2);
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    /* Half a line, so that the numbers at the ends of the axis do not stick out. */
    padding-block-start: 0.5lh;
    row-gap: calc(${token.space} * 2);
  }

  .ticks {
    align-items: flex-end;
    color: ${token.colorTextMuted};
    display: flex;
    flex-direction: column;
    justify-content: space-between;
  }

  .ticks > span {
    line-height: 0;
    unicode-bidi: plaintext;
    white-space: nowrap;
  }

  .grid,
  .zero,
  .cursor {
    shape-rendering: crispEdges;
    stroke: ${token.colorBorder};
  }

  .zero,
  .cursor {
    stroke: ${token.colorBorderStrong};
  }

  .band {
    fill: ${token.colorHover};
  }

  .labels {
    block-size: 1lh;
    color: ${token.colorTextMuted};
    display: flex;
    grid-column: 2;
  }

  .labels > svg {
    block-size: 0;
    flex: none;
  }

  .label {
    display: flex;
    flex: none;
    inline-size: 0;
    justify-content: center;
    visibility: hidden;
    white-space: nowrap;
  }

  .label.first {
    justify-content: flex-start;
  }

  .label.last {
    justify-content: flex-end;
  }

  .from-0 {
    visibility: inherit;
  }

  @container (inline-size >= 20rem) {
    .from-1 {
      visibility: inherit;
    }
  }

  @container (inline-size >= 28rem) {
    .from-2 {
      visibility: inherit;
    }
  }

  @container (inline-size >= 40rem) {
    .from-3 {
      visibility: inherit;
    }
  }

  @container (inline-size >= 56rem) {
    .from-4 {
      visibility: inherit;
    }
  }

  @container (inline-size >= 80rem) {
    .from-5 {
      visibility: inherit;
    }
  }

  @media (forced-colors: active) {
    .grid {
      stroke: color-mix(in srgb, CanvasText 25%, Canvas);
    }

    .zero,
    .cursor {
      stroke: CanvasText;
    }

    .band {
      fill: none;
      stroke: Highlight;
      stroke-width: 2px;
    }
  }
`;

/** The styles of a chart. */
export const chartStyles = [
  hostStyles,
  focusRingStyles,
  outlineStyles,
  visuallyHiddenStyles,
  colorStyles,
  frameStyles,
];

/** The styles of a chart with an axis of numbers. */
export const seriesChartStyles = [...chartStyles, axisStyles];
