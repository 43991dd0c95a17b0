import type {FeatureDeclaration} from '../../model/feature-declaration.js';

/** Keys that move among the cells. */
export interface GridProperties {
  /**
   * Lets users move among cells by keys: arrows, Home, End, Page Up, Page Down, Ctrl+Home, and Ctrl+End. The table is one tab
   * stop. Enter or F2 goes into a cell with several controls, and Escape comes back. It needs
   * `import '@life-changers/elements/table-grid'` (ARIA Authoring Practices, "Grid").
   */
  grid: boolean;
}

export const gridDeclaration: FeatureDeclaration<GridProperties> = {
  name: 'grid',
  need: 'grid',
  isNeeded: ({grid}) => grid,
  properties: {
    grid: {type: Boolean, default: false},
  },
};
