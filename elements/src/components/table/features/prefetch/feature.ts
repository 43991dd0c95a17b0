import type {FeatureRecord} from '../../model/table-feature.js';
import {Prefetch} from './prefetch.js';

/** Loads the next page of server tables ahead. */
export const prefetchFeature: FeatureRecord = {
  name: 'prefetch',
  create: table => new Prefetch(table),
};
