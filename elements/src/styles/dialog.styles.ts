import {css} from 'lit';
import * as token from './token.js';

/** What closes has already been read. */
const OUT = css`calc(var(--_dialog-duration) / 2)`;

/** The backdrop leaves the top layer with the dialog. */
const BACKDROP_OUT = css`min(var(--_backdrop-duration), ${OUT})`;

/**
 * A modal `<dialog>` and its backdrop, which all look like that of `lc-modal`. The dialog opens in `--_dialog-duration` and
 * closes in half of it. The backdrop opens in `--_backdrop-duration`, and closes with the dialog at the latest. The closing
 * animation needs the CSS property `overlay`. The element sets `--_dialog-width`.
 */
export const dialogStyles = css`
  :host {
    --_backdrop-duration: var(--lc-modal-backdrop-duration, 150ms);
    --_dialog-duration: var(--lc-modal-duration, 300ms);
  }

  dialog {
    background: var(--lc-modal-background, ${token.colorSurfaceOverlay});
    /* A hairline in dark, where a shadow shows less. In forced colors it is always visible. */
    border: 1px solid light-dark(transparent, ${token.colorBorderOverlay});
    border-radius: var(--lc-modal-radius, calc(${token.radius} * 2));
    box-shadow:
      0 0 0 1px rgb(0 0 0 / 6%),
      0 8px 24px light-dark(rgb(0 0 0 / 12%), rgb(0 0 0 / 40%)),
      0 24px 64px light-dark(rgb(0 0 0 / 20%), rgb(0 0 0 / 50%));
    color: ${token.colorText};
    /* Also while it closes. */
    flex-direction: column;
    font-size: ${token.fontSizeMd};
    inline-size: min(var(--_dialog-width), 100% - ${token.space} * 6);
    inset: 0;
    margin: auto;
    max-block-size: calc(100dvh - ${token.space} * 6);
    max-inline-size: none;
    opacity: 0;
    overflow: hidden;
    overflow-wrap: anywhere;
    padding: 0;
    pointer-events: none;
    transform: translateY(0.75rem) scale(0.98);
    transition:
      opacity ${OUT} ${token.easing},
      transform ${OUT} ${token.easing};
  }

  dialog[open] {
    display: flex;
    opacity: 1;
    pointer-events: auto;
    transform: none;
    transition-duration: var(--_dialog-duration);
  }

  dialog::backdrop {
    background: var(--lc-modal-backdrop, rgb(0 0 0 / 50%));
    opacity: 0;
    transition: opacity ${BACKDROP_OUT} linear;
  }

  dialog[open]::backdrop {
    opacity: 1;
    transition-duration: var(--_backdrop-duration);
  }

  @starting-style {
    dialog[open] {
      opacity: 0;
      transform: translateY(0.75rem) scale(0.98);
    }

    dialog[open]::backdrop {
      opacity: 0;
    }
  }

  @supports (overlay: auto) {
    dialog {
      transition:
        opacity ${OUT} ${token.easing},
        transform ${OUT} ${token.easing},
        display ${OUT} allow-discrete,
        overlay ${OUT} allow-discrete;
    }

    dialog::backdrop {
      transition:
        opacity ${BACKDROP_OUT} linear,
        display ${BACKDROP_OUT} allow-discrete,
        overlay ${BACKDROP_OUT} allow-discrete;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    dialog,
    dialog::backdrop {
      transition: none;
    }
  }

  @media (forced-colors: active) {
    dialog {
      border-color: CanvasText;
    }
  }

  .icon {
    block-size: 1.25rem;
    display: block;
    fill: none;
    flex: none;
    inline-size: 1.25rem;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 1.75;
  }
`;
