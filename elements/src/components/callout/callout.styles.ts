import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import * as token from '../../styles/token.js';
import {toneStyles} from '../../styles/tone.styles.js';
import {visuallyHiddenStyles} from '../../styles/visually-hidden.styles.js';

export const calloutStyles = [
  hostStyles,
  focusRingStyles,
  toneStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: block;
    }

    :host(:state(closed)) {
      display: none;
    }

    .info {
      --_tone: ${token.colorInfo};
      --_tone-soft: ${token.colorInfoSoft};
    }

    .base {
      background: var(--lc-callout-background, var(--_tone-soft));
      border: 1px solid var(--lc-callout-border-color, color-mix(in oklab, var(--_tone) 28%, transparent));
      border-radius: var(--lc-callout-radius, ${token.radius});
      color: var(--lc-callout-color, ${token.colorText});
      display: flex;
      gap: calc(${token.space} * 3);
      overflow-wrap: anywhere;
      padding: calc(${token.space} * 3.5) calc(${token.space} * 4);
    }

    :host(:state(quiet)) .base > * {
      visibility: hidden;
    }

    .icon {
      block-size: 1.25rem;
      fill: none;
      flex: none;
      inline-size: 1.25rem;
      margin-block-start: calc((1lh - 1.25rem) / 2);
      stroke: currentColor;
      stroke-linecap: round;
      stroke-linejoin: round;
      stroke-width: 1.75;
    }

    .sign,
    ::slotted([slot='icon']) {
      color: var(--_tone);
      flex: none;
    }

    /* The paths of the icons of toasts are smaller than a circle around them, except the triangle. */
    circle + path {
      scale: 0.8;
      transform-origin: 12px 12px;
    }

    .text {
      flex: 1;
      min-inline-size: 0;
      /* For what is hidden visually. */
      position: relative;
    }

    .heading {
      font-weight: 600;
    }

    .actions {
      display: flex;
      flex-wrap: wrap;
      gap: calc(${token.space} * 2);
      margin-block-start: calc(${token.space} * 3);
    }

    .close {
      background: none;
      block-size: 2rem;
      border: 0;
      border-radius: calc(${token.radius} - ${token.space});
      color: ${token.colorTextMuted};
      cursor: pointer;
      display: grid;
      flex: none;
      inline-size: 2rem;
      margin-block: calc((1lh - 2rem) / 2);
      margin-inline-end: calc(${token.space} * -1.5);
      padding: 0;
      place-items: center;
    }

    .close .icon {
      margin: 0;
    }

    @media (hover: hover) {
      .close:hover {
        background: ${token.colorHover};
        color: ${token.colorText};
      }
    }

    @media (forced-colors: active) {
      .base {
        border-color: CanvasText;
      }

      .close {
        color: ButtonText;
      }
    }
  `,
];
