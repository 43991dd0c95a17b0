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
    inset-block-start: max(anchor(--lc-anchor end), var(--lc-header-height, 0px));
    position-anchor: --lc-field;
  }
`;
