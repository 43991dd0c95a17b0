import {css} from 'lit';
import * as token from './token.js';

/** What closes has already been read. */
const OUT = css`calc(${token.duration} / 2)`;

/**
 * A popup below or above its anchor, in the top layer, and not over a sticky header. `PopupController` opens, places, and
 * closes it.
 */
export const popupStyles = css`
  .popup {
    --_max: calc(100dvb - var(--lc-header-height, 0px) - ${token.space} * 2);
    --_room: 100dvb;
    background: ${token.colorSurfaceOverlay};
    border: 1px solid ${token.colorBorderOverlay};
    border-radius: ${token.radius};
    box-shadow: ${token.shadow};
    color: ${token.colorText};
    inset: auto;
    margin: ${token.space} 0;
    max-block-size: min(var(--_max), var(--_room));
    max-inline-size: 100vw;
    min-inline-size: var(--_anchor-width);
    overflow: auto;
    overscroll-behavior: contain;
    padding: ${token.space};
    position: fixed;
    /* Measured. */
    scroll-margin-block-start: var(--lc-header-height, 0px);
    transition:
      opacity ${token.duration} ${token.easing},
      translate ${token.duration} ${token.easing};
  }

  /* It comes from its control, and goes back to it in half the time. */
  .popup[data-side='top'] {
    --_back: ${token.space};
  }

  .popup[popover]:not(:popover-open) {
    opacity: 0;
    pointer-events: none;
    translate: 0 var(--_back, calc(${token.space} * -1));
  }

  @starting-style {
    .popup:popover-open {
      opacity: 0;
      translate: 0 var(--_back, calc(${token.space} * -1));
    }
  }

  @supports (overlay: auto) {
    .popup[popover]:not(:popover-open) {
      transition:
        opacity ${OUT} ${token.easing},
        translate ${OUT} ${token.easing},
        display ${OUT} allow-discrete,
        overlay ${OUT} allow-discrete;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .popup,
    .popup[popover]:not(:popover-open) {
      transition: none;
    }
  }
`;
