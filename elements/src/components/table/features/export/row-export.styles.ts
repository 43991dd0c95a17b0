import {css} from 'lit';
import {toolbarButtonStyles} from '../../view/toolbar-button.styles.js';

export const rowExportStyles = css`
  ${toolbarButtonStyles}

  .download {
    align-items: center;
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2);
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
    color: var(--_color-text-muted);
  }

  .export-note[data-failed] {
    color: var(--_color-danger-hover);
  }
`;
