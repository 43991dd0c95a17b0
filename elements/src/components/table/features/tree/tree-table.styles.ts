import {css} from 'lit';
import {spinnerStyles} from '../../../../styles/spinner.styles.js';
import * as token from '../../../../styles/token.js';
import {quietButtonStyles} from '../../view/quiet-buttons.styles.js';

export const treeTableStyles = css`
  ${quietButtonStyles}
  ${spinnerStyles}

  /* The text wraps beside the button. Deep levels are not indented further. */
  .tree-cell {
    align-items: start;
    column-gap: ${token.space};
    display: grid;
    grid-template-columns: auto 1fr;
    padding-inline-start: calc(min(var(--_level), 24) * var(--lc-table-indent, 1.25rem));
  }

  .tree-cell[data-leaf] > .tree-content {
    padding-inline-start: calc(1.5rem + ${token.space});
  }

  .tree-cell[data-leaf] > .tree-content,
  .tree-failure {
    grid-column: 1 / -1;
  }

  .tree-failure {
    color: ${token.colorDanger};
    padding-inline-start: calc(1.5rem + ${token.space});
    white-space: normal;
  }

  .tree-toggle {
    margin-block: -2px;
  }

  .tree-toggle > .icon {
    block-size: 1rem;
    inline-size: 1rem;
    rotate: 180deg;
    transition: rotate ${token.duration} ${token.easing};
  }

  .tree-toggle[aria-busy] > .icon {
    display: none;
  }

  .tree-toggle:dir(rtl) > .icon {
    rotate: 0deg;
  }

  .tree-toggle[aria-expanded='true'] > .icon {
    rotate: 270deg;
  }

  tr[data-quiet] {
    color: ${token.colorTextMuted};
  }
`;
