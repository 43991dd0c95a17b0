import {css} from 'lit';
import * as token from '../../../../styles/token.js';
import {filterEditorStyles} from '../../view/filters/filter-editor.styles.js';
import {headToolStyles} from '../../view/head-tools.styles.js';

export const columnFiltersStyles = css`
  ${filterEditorStyles}
  ${headToolStyles}

  th:has(> .filter-button) {
    --_filter: 1.5rem;
  }

  /* Beside the sort button, which otherwise takes the whole width. */
  th:not([data-number]):has(> .filter-button) > .sort {
    display: inline-flex;
    inline-size: auto;
    padding-inline-end: ${token.space};
    vertical-align: middle;
  }

  [data-sortable] > .filter-button {
    margin-inline-end: ${token.space};
  }

  [data-number] > .filter-button {
    inset-block: 0;
    inset-inline-start: var(--_menu, 0.5rem);
    margin-block: auto;
    position: absolute;
  }

  .filter-button > .icon {
    block-size: 1rem;
    inline-size: 1rem;
  }

  @media (hover: hover) {
    th:not(:hover, :focus-within) > .filter-button[aria-expanded='false']:not([data-on]) {
      opacity: 0;
    }
  }

  .filter-button[data-on] {
    color: ${token.colorAccentText};
  }

  .filter-button[data-on] > .icon {
    fill: currentColor;
  }
`;
