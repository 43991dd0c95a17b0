import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {fieldStyles} from '../../styles/field.styles.js';
import {sliderMarkStyles} from './slider-marks.styles.js';
import * as token from '../../styles/token.js';

/** The track of each browser engine. A list of selectors is dropped if the browser does not know one of them. */
export const trackStyles = css`
  background:
    linear-gradient(
      to var(--_end),
      transparent var(--_begin),
      var(--_fill) var(--_begin) var(--_reach),
      transparent 0
    ),
    var(--_rail);
  block-size: 6px;
  border-radius: 999px;
  box-shadow: inset 0 0 0 1px var(--_edge, transparent);
`;

const thumb = css`
  appearance: none;
  background: linear-gradient(var(--_fill) 0 0) var(--_under, transparent);
  block-size: var(--_thumb);
  border: 0;
  border-radius: 50%;
  box-shadow: 0 0 0 var(--_halo, 0) var(--_halo-color);
  box-sizing: border-box;
  inline-size: var(--_thumb);
  transition: box-shadow ${token.duration} ${token.easing};
`;

const focusedThumb = css`
  outline: ${token.focusWidth} solid var(--_focus);
  outline-offset: ${token.focusOffset};
`;

export const sliderStyles = [
  hostStyles,
  fieldStyles,
  sliderMarkStyles,
  css`
    :host {
      --_fill: var(--lc-slider-color, ${token.colorAccent});
      --_focus: ${token.colorAccent};
      --_halo-color: ${token.colorAccentSoft};
      --_rail: var(--lc-slider-rail-color, color-mix(in oklab, ${token.colorBorderStrong} 45%, transparent));
      --_end: right;
      --_thumb: var(--lc-slider-thumb-size, 1.25rem);
    }

    :host(:dir(rtl)) {
      --_end: left;
    }

    .is-invalid {
      --_fill: ${token.colorDanger};
      --_halo-color: ${token.colorDangerSoft};
    }

    .field {
      column-gap: calc(${token.space} * 4);
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
    }

    .label {
      grid-area: 1 / 1;
    }

    .value {
      font-size: ${token.fontSizeSm};
      font-variant-numeric: tabular-nums;
      font-weight: 600;
      grid-area: 1 / 2;
    }

    .hint,
    .scale,
    .message {
      grid-column: 1 / -1;
    }

    .scale {
      --_begin: 0%;
      /* The center of the thumb, whose edges stay within the track. */
      --_reach: calc(var(--_thumb) / 2 + var(--_share, 0) * (100% - var(--_thumb)));
      display: grid;
      grid-row: 3;
    }

    input {
      appearance: none;
      background: none;
      block-size: ${token.controlHeight};
      cursor: pointer;
      grid-area: 1 / 1;
      inline-size: 100%;
      margin: 0;
      outline: 0;
    }

    .field:has(> .is-vertical) {
      grid-template-columns: auto auto;
      justify-content: start;
    }

    .is-vertical {
      --_end: top;
      --_length: var(--lc-slider-length, 12rem);
      block-size: var(--_length);
      column-gap: calc(${token.space} * 2);
      grid-template-columns: ${token.controlHeight} auto;
      justify-content: start;
    }

    /* Not with a writing mode, which not all builds of WebKit apply to form controls. */
    .is-vertical input {
      --_end: right;
      align-self: center;
      direction: ltr;
      inline-size: var(--_length);
      margin-inline: calc((${token.controlHeight} - var(--_length)) / 2);
      rotate: -90deg;
    }

    /* Without a script, positions are known only in browsers that read numbers from attributes. */
    @supports (opacity: attr(data-share type(<number>))) {
      [data-share] {
        --_from: attr(data-from type(<number>));
        --_share: attr(data-share type(<number>));
      }
    }

    #control:focus ~ .travel .bubble {
      visibility: visible;
    }

    input::-webkit-slider-runnable-track {
      ${trackStyles}
    }

    input::-moz-range-track {
      ${trackStyles}
    }

    input::-webkit-slider-thumb {
      ${thumb}
      margin-block-start: calc((6px - var(--_thumb)) / 2);
    }

    input::-moz-range-thumb {
      ${thumb}
    }

    input:active {
      --_halo: 6px;
    }

    @media (hover: hover) {
      input:hover {
        --_halo: 6px;
      }
    }

    input:focus-visible::-webkit-slider-thumb {
      ${focusedThumb}
    }

    input:focus-visible::-moz-range-thumb {
      ${focusedThumb}
    }

    .is-disabled {
      --_fill: color-mix(in oklab, ${token.colorBorderStrong} 60%, ${token.colorSurface});
      --_rail: ${token.colorBorder};
      color: ${token.colorTextMuted};
    }

    .is-disabled :is(input, .mark) {
      --_halo: 0;
      cursor: not-allowed;
    }

    @media (prefers-reduced-motion: reduce) {
      :host {
        --lc-duration: 0ms;
      }
    }

    @media (forced-colors: active) {
      input {
        /* The value is filled, and the rest is an outline. */
        --_edge: CanvasText;
        --_fill: Highlight;
        --_focus: CanvasText;
        --_halo-color: transparent;
        --_rail: Canvas;
        /* The color of selected text can be translucent, and the track would be visible through the thumb. */
        --_under: Canvas;
        forced-color-adjust: none;
      }

      .is-disabled input {
        --_edge: GrayText;
        --_fill: GrayText;
      }
    }
  `,
];
