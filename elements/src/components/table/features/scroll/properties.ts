import type {FeatureDeclaration} from '../../model/feature-declaration.js';
import type {ScrollRowDetail} from '../../model/table-events.js';

/**
 * Scrolling through all rows instead of pages.
 *
 * @fires {CustomEvent<ScrollRowDetail>} lc-scroll-row-change - Sent when the user has scrolled, once the rows rest.
 * @csspart scroll-footer - What the footer has instead of the page size and the pager.
 * @csspart go-to-row - The field for the number of a row.
 * @csspart gap - The space of rows that are not rendered.
 * @csspart retry-rows-button - The button in rows that could not be loaded.
 * @cssprop --lc-table-scroll-height - The height of a table that scrolls through all rows; default 32rem.
 */
export interface ScrollProperties {
  /**
   * How users reach all rows: `'pages'`, or `'scroll'` in one list, of which only the rows in view and those near them
   * are rendered. A server table then loads 100 rows at a time, or `pageSize` if that is more. Grouped rows have pages,
   * and so have those of a server table with rows below others. Default `'pages'`. Invalid values warn and fall back to
   * it. It needs `import '@life-changers/elements/table-scroll'`.
   */
  paging: 'pages' | 'scroll' | null | undefined;
  /**
   * The number of the first row in view, counted from 1, with `paging="scroll"`; null before the first rows. Setting it
   * scrolls there and sends no event. A number past the end is the last row. Default null.
   */
  scrollRow: number | null | undefined;
}

export const scrollDeclaration: FeatureDeclaration<ScrollProperties> = {
  name: 'scroll',
  need: 'paging="scroll"',
  isNeeded: ({paging}) => paging === 'scroll',
  properties: {
    paging: {default: 'pages'},
    scrollRow: {type: Number, attribute: 'scroll-row', default: null},
  },
};

declare global {
  interface HTMLElementEventMap {
    'lc-scroll-row-change': CustomEvent<ScrollRowDetail>;
  }
}
