import {API_GROUP, type SiteRoute} from '../site.js';
import {componentGroups} from './component-groups.js';

/** Returns the page about an element: that with the fewest other elements. */
export function componentOf(element: string, routes: readonly SiteRoute[]): SiteRoute | undefined {
  return componentGroups(routes)
    .flatMap(([, members]) => members)
    .filter(({elements}) => elements.includes(element))
    .sort((a, b) => a.elements.length - b.elements.length)[0];
}

/** Returns the component of a page, its own or that of its element, or null for pages about several components. */
export function componentOfPage(route: SiteRoute, routes: readonly SiteRoute[]): SiteRoute | null {
  const component = componentOf(route.elements[0] ?? '', routes);
  return component && (route.group === API_GROUP || route === component) ? component : null;
}
