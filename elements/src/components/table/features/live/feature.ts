import type {FeatureRecord} from '../../model/table-feature.js';
import {LiveSource, partsOf} from './live-source.js';
import {liveDeclaration} from './properties.js';

/** Lets apps change rows by key. */
export const liveFeature: FeatureRecord = {
  ...liveDeclaration,
  clientRows: {liveRows: (...options) => new LiveSource(...options)},
  create: table => {
    partsOf.set(table.element, table.parts);
    return {};
  },
};
