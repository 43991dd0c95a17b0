import {css} from 'lit';
import * as token from './token.js';

/**
 * A popup below or above its anchor, in the top layer, and not over a sticky header. `PopupController` opens and closes it,
 * and positions it in browsers without anchor positioning.
 */
export const popupStyles = css`
  .anchor {
    anchor-name: --lc-anchor;
  }

  .popup {
    background: ${token.colorSurfaceRaised};
    border: 1px solid ${token.colorBorder};
    border-radius: ${token.radius};
    box-shadow: ${token.shadow};
    color: ${token.colorText};
    inset: auto;
    inset: max(anchor(end), var(--lc-header-height, 0px)) auto auto;
    inset-inline-start: anchor(self-start);
    margin: ${token.space} 0;
    max-inline-size: 100vw;
    min-inline-size: anchor-size(--lc-anchor inline);
    overflow: auto;
    overscroll-behavior: contain;
    padding: ${token.space};
    position: fixed;
    position-anchor: --lc-anchor;
    position-try-fallbacks:
      --lc-shorter,
      --lc-above,
      flip-inline,
      --lc-above flip-inline,
      --lc-centered;
  }

  /*
   * It comes from its control, and it is gone at once. Not in WebKit, whose version 2.50 hangs when something moves that has
   * position-try-fallbacks.
   */
  @supports (overlay: auto) or (-moz-appearance: none) {
    .popup {
      transition:
        opacity ${token.duration} ${token.easing},
        translate ${token.duration} ${token.easing};
    }

    @starting-style {
      .popup:popover-open {
        opacity: 0;
        translate: 0 calc(${token.space} * -1);
      }
    }

    @media (prefers-reduced-motion: reduce) {
      .popup {
        transition: none;
      }
    }
  }

  /* Only a little: if there is less room, it does not fit either. It is only tried if the popup is higher than that. */
  @position-try --lc-shorter {
    block-size: auto;
    inset-block: max(anchor(end), var(--lc-header-height, 0px)) 0;
    min-block-size: 18.7rem;
  }

  @position-try --lc-above {
    align-self: end;
    inset-block: var(--lc-header-height, 0px) anchor(start);
  }

  /* In a low window, it may fit neither below nor above its anchor. */
  @position-try --lc-centered {
    inset: var(--lc-header-height, 0px) 0 0;
    margin: auto;
    max-block-size: calc(100dvb - var(--lc-header-height, 0px) - ${token.space} * 2);
  }
`;
