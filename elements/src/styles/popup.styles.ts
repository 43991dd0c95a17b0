import {css} from 'lit';
import * as token from './token.js';

/**
 * A popup below or above its anchor, in the top layer. `PopupController` opens and closes it, and positions it in
 * browsers without anchor positioning.
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
    inset: anchor(end) auto auto;
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
      flip-block,
      flip-inline,
      flip-block flip-inline;
  }
`;
