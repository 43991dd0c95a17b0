import {css} from 'lit';
import {chevronStyles} from '../../../../styles/line-icon.styles.js';
import * as token from '../../../../styles/token.js';
import {quietButtonStyles} from '../../view/quiet-buttons.styles.js';
import {toolbarButtonStyles} from '../../view/toolbar-button.styles.js';

export const viewsStyles = css`
  ${toolbarButtonStyles}
  ${quietButtonStyles}
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
`;
