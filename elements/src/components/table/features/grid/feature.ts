import type {FeatureRecord} from '../../model/table-feature.js';
import {GridNavigation} from './grid-navigation.js';
import {gridStyles} from './grid.styles.js';
import {gridDeclaration, type GridProperties} from './properties.js';

/** Lets users move among cells by keys. */
export const gridFeature: FeatureRecord<GridProperties> = {
  ...gridDeclaration,
  styles: gridStyles,
  create: table => {
    table.provide({grid: new GridNavigation(table)});
    return {};
  },
};
