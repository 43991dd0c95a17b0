import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import {placedStyles} from '../../styles/placed.styles.js';
import * as token from '../../styles/token.js';

export const popoverStyles = [
  hostStyles,
  focusRingStyles,
  placedStyles,
  css`
    :host {
      display: contents;
    }

    .placed {
      --_border-color: ${token.colorBorderOverlay};
      --_width: var(--lc-popover-width, 22rem);
      background: var(--lc-popover-background, ${token.colorSurfaceOverlay});
      border-radius: ${token.radius};
      box-shadow:
        ${token.shadow},
        0 12px 32px light-dark(rgb(0 0 0 / 12%), rgb(0 0 0 / 40%));
      color: ${token.colorText};
      font-size: ${token.fontSizeMd};
      inline-size: max-content;
      outline-offset: -1px;
    }

    .body {
      /* The focus rings of its content are not cut off. */
      max-block-size: calc(100dvb - var(--lc-header-height, 0px) - ${token.space} * 6);
      overflow: auto;
      overscroll-behavior: contain;
      padding: calc(${token.space} * 4);
    }

    h2 {
      font-size: ${token.fontSizeMd};
      font-weight: 600;
      line-height: 1.35;
      margin: 0 0 calc(${token.space} * 2);
    }
  `,
];
