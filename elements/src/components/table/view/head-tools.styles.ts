import {css} from 'lit';

/**
 * The buttons of features in the header of a column that is aligned to its end are before the label, which ends where the
 * numbers do. A feature sets the width of its button: `--_menu` or `--_filter`.
 */
export const headToolStyles = css`
  @media screen {
    th[data-number]:has(> button:not(.sort)) {
      padding-inline-start: calc(var(--_menu, 0.5rem) + var(--_filter, 0rem) + 0.25rem);
    }

    th[data-number]:has(> button:not(.sort)) > .sort {
      padding-inline-start: 0;
    }
  }
`;
