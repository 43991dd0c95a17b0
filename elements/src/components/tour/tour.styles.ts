import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import {placedStyles} from '../../styles/placed.styles.js';
import * as token from '../../styles/token.js';

export const tourStyles = [
  hostStyles,
  focusRingStyles,
  placedStyles,
  css`
    :host {
      display: contents;
    }

    .placed {
      --_border-color: ${token.colorBorderOverlay};
      --_width: var(--lc-tour-width, 22rem);
      background: var(--lc-tour-background, ${token.colorSurfaceOverlay});
      border-radius: ${token.radius};
      box-shadow: ${token.shadow};
      color: ${token.colorText};
      font-size: ${token.fontSizeMd};
      inline-size: max-content;
      outline-offset: -1px;
    }

    .is-centered {
      block-size: fit-content;
      inset: 0 !important;
      margin: auto;
    }

    .is-centered > :is(.arrow, .highlight) {
      display: none;
    }

    /* Relative to the window, like all that is fixed in the top layer. */
    .highlight {
      border-radius: ${token.radius};
      outline: 2px solid var(--lc-tour-highlight-color, ${token.colorAccent});
      outline-offset: 4px;
      pointer-events: none;
      position: fixed;
    }

    .body {
      max-block-size: calc(100dvb - var(--lc-header-height, 0px) - ${token.space} * 6);
      overflow: auto;
      overscroll-behavior: contain;
      padding: calc(${token.space} * 4);
    }

    h2 {
      font-size: ${token.fontSizeMd};
      font-weight: 600;
      line-height: 1.35;
      margin: 0 0 ${token.space};
    }

    .foot {
      align-items: center;
      display: flex;
      flex-wrap: wrap;
      gap: calc(${token.space} * 2);
      margin-block-start: calc(${token.space} * 4);
    }

    .position {
      color: ${token.colorTextMuted};
      flex: 1;
      font-size: ${token.fontSizeSm};
      white-space: nowrap;
    }
  `,
];
