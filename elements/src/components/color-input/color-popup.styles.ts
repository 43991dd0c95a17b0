import {css} from 'lit';
import {popupStyles} from '../../styles/popup.styles.js';
import {sheetStyles} from '../../styles/sheet.styles.js';
import * as token from '../../styles/token.js';

const thumb = css`
  appearance: none;
  background: transparent;
  block-size: 1.25rem;
  border: 3px solid #fff;
  border-radius: 50%;
  box-shadow:
    0 0 0 1px rgb(0 0 0 / 60%),
    inset 0 0 0 1px rgb(0 0 0 / 60%);
  box-sizing: border-box;
  inline-size: 1.25rem;
`;

/** The popup of a color field. */
export const colorPopupStyles = [
  popupStyles,
  css`
    .popup {
      --_end: right;
      box-sizing: border-box;
      min-inline-size: 0;
      outline: 0;
      padding: calc(${token.space} * 3);
    }

    .popup:dir(rtl) {
      --_end: left;
    }

    .popup:popover-open {
      display: grid;
      gap: calc(${token.space} * 3);
      grid-template-columns: minmax(0, 16rem);
      justify-content: center;
    }

    .area,
    .track {
      border-radius: calc(${token.radius} * 0.5);
      forced-color-adjust: none;
      position: relative;
    }

    .area {
      block-size: 10rem;
      cursor: crosshair;
      touch-action: none;
    }

    .area > *,
    .track > .chip {
      block-size: 100%;
      border-radius: inherit;
      inline-size: 100%;
      inset: 0;
      margin: 0;
      pointer-events: none;
      position: absolute;
    }

    .shade {
      background:
        linear-gradient(to top, #000, transparent), linear-gradient(to var(--_end), #fff, transparent);
    }

    /* Below their picture, so that they are only for the keyboard and screen readers. */
    .area > input {
      opacity: 0;
    }

    .area:has(input:focus-visible) {
      outline: ${token.focusWidth} solid ${token.colorAccent};
      outline-offset: ${token.focusOffset};
    }

    .thumb {
      overflow: visible;
    }

    .popup:dir(rtl) .thumb {
      scale: -1 1;
    }

    .thumb > circle {
      filter: drop-shadow(0 0 1px #000) drop-shadow(0 0 1px #000);
      stroke: #fff;
      stroke-width: 3;
    }

    .track > input {
      appearance: none;
      background: none;
      block-size: 1.5rem;
      border-radius: inherit;
      cursor: pointer;
      display: block;
      inline-size: 100%;
      margin: 0;
      position: relative;
    }

    .track > input::-webkit-slider-thumb {
      ${thumb}
    }

    .track > input::-moz-range-thumb {
      ${thumb}
    }

    .hues {
      background: linear-gradient(to var(--_end), red, #ff0, lime, cyan, blue, magenta, red);
    }

    .opacities {
      background: repeating-conic-gradient(#ccc 0 25%, #fff 0 50%) 0 / 0.75rem 0.75rem;
    }

    .opacities > .chip {
      mask: linear-gradient(to var(--_end), transparent, #000);
    }

    :is(.area, .opacities) > .chip {
      background: none;
      border: 0;
    }

    .swatches {
      display: flex;
      flex-wrap: wrap;
      gap: calc(${token.space} * 1.5);
    }

    .swatch {
      cursor: pointer;
      display: grid;
    }

    .swatch > * {
      grid-area: 1 / 1;
    }

    .swatch > .chip {
      block-size: 1.75rem;
      inline-size: 1.75rem;
    }

    .swatch > input {
      appearance: none;
      background: none;
      block-size: 100%;
      border-radius: calc(${token.radius} * 0.5);
      cursor: inherit;
      inline-size: 100%;
      margin: 0;
    }

    /* Visible on all colors. */
    .swatch > :checked {
      box-shadow:
        inset 0 0 0 2px #000,
        inset 0 0 0 4px #fff;
      forced-color-adjust: none;
    }

    .popup > .contrast {
      margin: 0;
    }

    .close,
    .eye-dropper {
      align-items: center;
      background: none;
      border: 1px solid ${token.colorBorderStrong};
      border-radius: ${token.radius};
      color: inherit;
      cursor: pointer;
      display: flex;
      font: inherit;
      gap: calc(${token.space} * 2);
      justify-content: center;
      min-block-size: 2.25rem;
    }

    .close {
      block-size: 2.5rem;
      border: 0;
      inline-size: 2.5rem;
      padding: 0;
    }

    @media (hover: hover) {
      :is(.close, .eye-dropper):hover {
        background: ${token.colorHover};
      }
    }

    .popup .icon {
      block-size: 1.25rem;
      fill: none;
      flex: none;
      inline-size: 1.25rem;
      stroke: currentColor;
      stroke-linecap: round;
      stroke-linejoin: round;
      stroke-width: 1.5;
    }

    @media (pointer: coarse) {
      .track > input {
        block-size: 2rem;
      }

      .swatch > .chip {
        block-size: 2.25rem;
        inline-size: 2.25rem;
      }
    }

    @media (width < 30rem) {
      .popup:popover-open {
        grid-template-columns: minmax(0, 1fr);
      }
    }
  `,
  sheetStyles,
];
