import type {FeatureDeclaration} from '../../model/feature-declaration.js';

/** Without it, the changes of `applyChanges` wait. */
export const liveDeclaration: FeatureDeclaration = {name: 'live'};
