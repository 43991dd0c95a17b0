import {css} from 'lit';
import {chevronStyles} from '../../../../styles/line-icon.styles.js';
import {menuItemStyles} from '../../../../styles/menu-item.styles.js';
import * as token from '../../../../styles/token.js';
import {popupFormStyles} from '../../view/popup-form.styles.js';
import {quietButtonStyles} from '../../view/quiet-buttons.styles.js';
import {toolbarButtonStyles} from '../../view/toolbar-button.styles.js';

export const viewsStyles = css`
  ${toolbarButtonStyles}
  ${quietButtonStyles}
  ${popupFormStyles}
  ${menuItemStyles}
  ${chevronStyles}

  .views {
    align-items: center;
    display: flex;
    flex-wrap: wrap;
    gap: calc(${token.space} * 2);
    min-inline-size: 0;
  }

  .views-button {
    align-items: center;
    display: flex;
    gap: calc(${token.space} * 2);
    max-inline-size: 20rem;
  }

  .views-button[aria-disabled] {
    cursor: progress;
  }

  .view-name {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .view-mark,
  .views-note {
    color: ${token.colorTextMuted};
    font-weight: 400;
  }

  .views-note[data-failed] {
    color: ${token.colorDanger};
  }

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
