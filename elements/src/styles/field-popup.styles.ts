import {css} from 'lit';
import {popupStyles} from './popup.styles.js';

/**
 * The popup of a field. If it opens above its control, it is above the label and the hint, which stay visible. The field
 * is the default anchor, because Chromium does not find a named one from `@position-try` in a shadow root.
 */
export const fieldPopupStyles = css`
  ${popupStyles}

  .field {
    anchor-name: --lc-field;
  }

  .popup {
    inset-block-start: anchor(--lc-anchor end);
    position-anchor: --lc-field;
    position-try-fallbacks: --lc-above-label, flip-inline, flip-block;
  }

  @position-try --lc-above-label {
    inset: auto auto anchor(top) auto;
    inset-inline-start: anchor(self-start);
  }
`;
