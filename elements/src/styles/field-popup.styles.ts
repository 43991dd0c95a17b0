import {css} from 'lit';
import {popupStyles} from './popup.styles.js';

/** The popup of a field. If it opens above its control, it is above the label and the hint, which stay visible. */
export const fieldPopupStyles = css`
  ${popupStyles}

  .field {
    anchor-name: --lc-field;
  }

  .popup {
    position-try-fallbacks: --lc-above-label, flip-inline, flip-block;
  }

  @position-try --lc-above-label {
    inset: auto auto anchor(--lc-field top) auto;
    inset-inline-start: anchor(self-start);
  }
`;
