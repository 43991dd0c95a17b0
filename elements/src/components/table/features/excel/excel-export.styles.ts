import {css} from 'lit';
import {chevronStyles} from '../../../../styles/line-icon.styles.js';
import * as token from '../../../../styles/token.js';
import {rowDownloadStyles} from '../../view/row-download.styles.js';

/** With the button of the menu, which there is only beside another format. */
export const excelStyles = css`
  ${rowDownloadStyles}
  ${chevronStyles}

  .download-button[aria-haspopup] {
    align-items: center;
    display: flex;
    gap: ${token.space};
  }
`;
