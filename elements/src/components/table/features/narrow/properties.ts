import type {FeatureDeclaration} from '../../model/feature-declaration.js';

export const narrowDeclaration: FeatureDeclaration = {
  name: 'narrow',
  need: 'narrow',
  isNeeded: ({narrow}) => narrow === 'stack',
};
