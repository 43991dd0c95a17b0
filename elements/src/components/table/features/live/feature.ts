import type {FeatureRecord} from '../../model/table-feature.js';
import {ChangedCells} from './changed-cells.js';
import {changedCellsStyles} from './changed-cells.styles.js';
import {LiveSource, partsOf} from './live-source.js';
import {liveDeclaration} from './properties.js';

/** Lets apps change rows by key, and marks the cells that change. */
export const liveFeature: FeatureRecord = {
  ...liveDeclaration,
  styles: changedCellsStyles,
  clientRows: {liveRows: (...options) => new LiveSource(...options)},
  create: table => {
    partsOf.set(table.element, table.parts);
    return new ChangedCells(table);
  },
};
