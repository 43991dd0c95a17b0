import {css} from 'lit';
import * as token from './token.js';

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

  /* It comes from its control. Without its content, which a list does not keep, it cannot go back (popup-back.styles.ts). */
  .popup[data-side='top'] {
    --_back: ${token.space};
  }

  @starting-style {
    .popup:popover-open {
      opacity: 0;
      translate: 0 var(--_back, calc(${token.space} * -1));
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .popup {
      transition: none;
    }
  }
`;
