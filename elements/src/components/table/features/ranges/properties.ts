import type {FeatureDeclaration} from '../../model/feature-declaration.js';

/**
 * Ranges of cells.
 *
 * @csspart paste-dialog - What asks before a paste that does not fit as it is.
 * @csspart paste-button - A button of the dialog.
 */
export interface RangesProperties {
  /**
   * Lets users select a rectangle of cells with Shift and the arrow keys or with the pointer, copy it for spreadsheets, and, in
   * columns with `edit`, cut, paste, clear, and fill cells. It needs `import '@life-changers/elements/table-ranges'`.
   */
  ranges: boolean;
}

export const rangesDeclaration: FeatureDeclaration<RangesProperties> = {
  name: 'ranges',
  need: 'ranges',
  isNeeded: ({ranges}) => ranges,
  properties: {
    ranges: {type: Boolean, default: false},
  },
};
