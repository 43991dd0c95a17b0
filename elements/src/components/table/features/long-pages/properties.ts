import type {FeatureDeclaration} from '../../model/feature-declaration.js';

/** Without it, long pages are shown at once. */
export const longPagesDeclaration: FeatureDeclaration = {
  name: 'long-pages',
};
