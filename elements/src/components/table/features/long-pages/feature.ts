import type {FeatureRecord} from '../../model/table-feature.js';
import {LongPages} from './long-pages.js';
import {longPagesDeclaration} from './properties.js';

/** Shows pages of more than 200 rows without blocking the browser. */
export const longPagesFeature: FeatureRecord = {
  ...longPagesDeclaration,
  create: table => new LongPages(table),
};
