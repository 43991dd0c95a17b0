import {css} from 'lit';
import * as token from '../../../../styles/token.js';
import {popupFormStyles} from '../../view/popup-form.styles.js';

/** What the menu of views opens. It loads with the menu. */
export const viewsMenuStyles = css`
  ${popupFormStyles}

  .views-item > [aria-hidden] {
    display: flex;
    flex: none;
    inline-size: 1.25em;
  }

  .menu-heading {
    color: ${token.colorTextMuted};
    font-size: ${token.fontSizeSm};
    padding: ${token.space} calc(${token.space} * 2);
  }

  .view-form .field {
    inline-size: min(18rem, 80vw);
  }

  .view-form div {
    display: flex;
    gap: calc(${token.space} * 2);
  }

  .view-form .view-share {
    align-items: center;
    accent-color: ${token.colorAccent};
    display: flex;
  }
`;
