import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import {visuallyHiddenStyles} from '../../styles/visually-hidden.styles.js';
import * as token from '../../styles/token.js';

export const toastStyles = [
  hostStyles,
  focusRingStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: block;
      font-size: ${token.fontSizeSm};
      pointer-events: auto;
    }

    .base {
      align-items: start;
      background: var(--lc-toast-background, ${token.colorSurfaceOverlay});
      border: 1px solid var(--lc-toast-border-color, ${token.colorBorderOverlay});
      border-radius: var(--lc-toast-radius, ${token.radius});
      box-shadow:
        0 1px 2px light-dark(rgb(0 0 0 / 6%), rgb(0 0 0 / 40%)),
        0 8px 24px -4px light-dark(rgb(0 0 0 / 16%), rgb(0 0 0 / 60%));
      color: var(--lc-toast-color, ${token.colorText});
      display: grid;
      gap: calc(${token.space} * 3);
      grid-template-columns: auto minmax(0, 1fr) auto;
      overflow: hidden;
      padding: calc(${token.space} * 3);
      position: relative;
    }

    .draggable {
      cursor: grab;
      touch-action: pan-y;
      user-select: none;
    }

    .draggable:active {
      cursor: grabbing;
    }

    /* Only the icon shows the type. */
    .success,
    .info,
    .warning,
    .error {
      --_ink: ${token.colorSurfaceRaised};
    }

    .success {
      --_tone: ${token.colorSuccess};
    }

    .info {
      --_tone: ${token.colorInfo};
    }

    .warning {
      --_tone: ${token.colorWarning};
    }

    .error {
      --_tone: ${token.colorDanger};
    }

    svg {
      block-size: 1.25rem;
      fill: none;
      inline-size: 1.25rem;
      stroke: currentColor;
      stroke-linecap: round;
      stroke-linejoin: round;
      stroke-width: 1.75;
    }

    .disc {
      background: var(--_tone, ${token.colorSurfaceSunken});
      block-size: 1.5rem;
      border-radius: 50%;
      color: var(--_ink, ${token.colorTextMuted});
      inline-size: 1.5rem;
      margin-block: 0.25rem;
      padding: 0.25rem;
    }

    .spinner {
      animation: turn 800ms linear infinite;
    }

    @keyframes turn {
      to {
        transform: rotate(1turn);
      }
    }

    .content {
      /* The first line, the icon and the buttons are in one row. */
      align-items: start;
      display: flex;
      flex-wrap: wrap;
      gap: 0 calc(${token.space} * 3);
      justify-content: space-between;
      min-block-size: 2rem;
    }

    .text {
      flex: 1 1 9rem;
      overflow-wrap: anywhere;
      padding-block: calc((2rem - 1lh) / 2);
      text-wrap: pretty;
    }

    .heading {
      font-weight: 600;
    }

    button {
      background: none;
      border: 0;
      border-radius: ${token.radius};
      color: inherit;
      cursor: pointer;
      font: inherit;
      margin: 0;
      min-block-size: 2rem;
    }

    .action {
      color: ${token.colorAccentText};
      font-weight: 600;
      /* Its text starts where the message does if it is below it. */
      margin-inline-start: calc(${token.space} * -2);
      padding-inline: calc(${token.space} * 2);
    }

    @media (hover: hover) {
      .action:hover {
        background: ${token.colorAccentSoft};
        color: ${token.colorAccentHover};
      }
    }

    .close {
      color: ${token.colorTextMuted};
      display: grid;
      inline-size: 2rem;
      padding: 0;
      place-items: center;
    }

    @media (hover: hover) {
      .close:hover {
        background: ${token.colorHover};
        color: ${token.colorText};
      }
    }

    .base:focus-visible,
    button:focus-visible {
      outline-offset: -2px;
    }

    .line {
      background: ${token.colorBorderStrong};
      block-size: 2px;
      inset: auto 0 0;
      /* Not at the edge that a toast shows behind another one. */
      opacity: calc(0.5 - var(--_folded, 0) * var(--_index, 0));
      position: absolute;
      transform-origin: left;
    }

    :host(:dir(rtl)) .line {
      transform-origin: right;
    }

    @media (prefers-reduced-motion: reduce) {
      .line {
        display: none;
      }

      .spinner {
        animation-duration: 3s;
      }
    }

    @media (forced-colors: active) {
      .base {
        border-color: CanvasText;
      }

      .disc {
        color: CanvasText;
      }

      .action {
        color: LinkText;
      }

      button {
        border: 1px solid ButtonText;
      }

      .line {
        background: CanvasText;
      }
    }
  `,
];
