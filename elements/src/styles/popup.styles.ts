import {css} from 'lit';

/**
 * A popup below or above its anchor, in the top layer. `PopupController` opens and closes it, and positions it in
 * browsers without anchor positioning.
 */
export const popupStyles = css`
  .anchor {
    anchor-name: --lc-anchor;
  }

  .popup {
    background: var(--_color-surface-raised);
    border: 1px solid var(--_color-border);
    border-radius: var(--_radius);
    box-shadow: var(--_shadow);
    color: var(--_color-text);
    inset: auto;
    inset: anchor(end) auto auto;
    inset-inline-start: anchor(self-start);
    margin: var(--_space) 0;
    max-inline-size: 100vw;
    min-inline-size: anchor-size(--lc-anchor inline);
    overflow: auto;
    overscroll-behavior: contain;
    padding: var(--_space);
    position: fixed;
    position-anchor: --lc-anchor;
    position-try-fallbacks:
      flip-block,
      flip-inline,
      flip-block flip-inline;
  }
`;
