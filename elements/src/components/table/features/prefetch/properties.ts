import type {FeatureDeclaration} from '../../model/feature-declaration.js';

export const prefetchDeclaration: FeatureDeclaration = {
  name: 'prefetch',
  need: 'prefetch',
  isNeeded: table => Boolean((table as {prefetch?: unknown}).prefetch),
};
