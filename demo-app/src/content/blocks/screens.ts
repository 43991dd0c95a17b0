import {BLOCK_GROUP, type SiteRoute} from '../../site/site.js';

/** Returns the blocks, without their overview. */
export const screensIn = (routes: readonly SiteRoute[]): SiteRoute[] =>
  routes.filter(({group, elements}) => group === BLOCK_GROUP && elements.length > 0);
