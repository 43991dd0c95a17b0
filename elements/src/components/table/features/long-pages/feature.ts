import type {FeatureRecord} from '../../model/table-feature.js';
import {LongPages} from './long-pages.js';

/** Shows pages of more than 200 rows without blocking the browser. */
export const longPagesFeature: FeatureRecord = {
  name: 'long-pages',
  create: table => new LongPages(table),
};
