import {API_GROUP, BLOCK_GROUP, groupRoutes, GUIDE_GROUP, MENU_GROUPS, type SiteRoute} from '../site.js';

/** The groups of the menu that have pages of components. */
const GROUPS = MENU_GROUPS.filter(group => ![API_GROUP, BLOCK_GROUP, GUIDE_GROUP].includes(group));

/** Returns the pages of the components, in the groups and in the order of the menu. */
export function componentGroups(
  routes: readonly SiteRoute[],
): (readonly [group: string, routes: readonly SiteRoute[]])[] {
  const groups = new Map(groupRoutes(routes));
  return GROUPS.map(group => [group, groups.get(group) ?? []] as const);
}
