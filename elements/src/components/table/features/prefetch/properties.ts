import type {FeatureDeclaration} from '../../model/feature-declaration.js';

/** Server tables have the property. */
export type PrefetchProperties = {readonly prefetch?: unknown};

export const prefetchDeclaration: FeatureDeclaration<PrefetchProperties> = {
  name: 'prefetch',
  need: 'prefetch',
  isNeeded: ({prefetch}) => Boolean(prefetch),
};
