import type {FeatureRecord} from '../../model/table-feature.js';
import {Prefetch} from './prefetch.js';
import {prefetchDeclaration, type PrefetchProperties} from './properties.js';

/** Loads the next page of server tables ahead. */
export const prefetchFeature: FeatureRecord<PrefetchProperties> = {
  ...prefetchDeclaration,
  create: table => new Prefetch(table),
};
