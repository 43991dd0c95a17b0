import {css} from 'lit';
import {toolbarButtonStyles} from './toolbar-button.styles.js';
import * as token from '../../../styles/token.js';

/** The button that downloads rows, in the sheets of each format. */
export const rowDownloadStyles = css`
  ${toolbarButtonStyles}

  .download {
    align-items: center;
    display: flex;
    flex-wrap: wrap;
    gap: calc(${token.space} * 2);
    margin-inline-start: auto;
  }

  .columns ~ .download,
  .download + .search {
    margin-inline-start: 0;
  }

  .download-button[aria-disabled] {
    cursor: progress;
  }

  .export-note {
    color: ${token.colorTextMuted};
  }

  .export-note[data-failed] {
    color: ${token.colorDanger};
  }
`;
