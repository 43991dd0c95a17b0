import {createContext, use, type ComponentType} from 'react';

/** A page of the site. */
export interface SiteRoute {
  /** Its address. */
  readonly path: string;
  /** Its name: the heading, the browser's tab and the link in the side menu. */
  readonly title: string;
  /** What it shows, in one sentence. */
  readonly summary: string;
  /** The group of the side menu that it stands in. */
  readonly group: string;
  /** The elements that it shows or describes, by name: `text-input`. */
  readonly elements: readonly string[];
  readonly Page: ComponentType;
}

/** What a page knows of the site around it. */
export interface Site {
  readonly routes: readonly SiteRoute[];
  /** The page that is on show. */
  readonly route: SiteRoute;
}

/** Hands the site to its pages, so that they need not import the list that they stand in. */
export const SiteContext = createContext<Site | null>(null);

/** The site around a page. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (site === null) throw new Error('useSite needs a SiteContext around it.');
  return site;
}

/** The group of the pages that describe one element each. */
export const API_GROUP = 'Components API';

/** The groups of the side menu, in order. Pages of other groups are reached from elsewhere. */
export const MENU_GROUPS: readonly string[] = ['Navigation', 'Data', 'Forms', 'Utilities', API_GROUP];

/** The group of the company-style pages. */
export const COMPANY_GROUP = 'Company';

/** The address of the page that describes an element: `text-input` is at `/api/text-input`. */
export const apiPath = (element: string): string => `/api/${element}`;

/** The React name of an element: `text-input` is `TextInput`. */
export const reactName = (element: string): string =>
  element.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());

/** The pages by group, both in the order of the list. */
export function groupRoutes(routes: readonly SiteRoute[]): [group: string, routes: SiteRoute[]][] {
  const groups = new Map<string, SiteRoute[]>();
  for (const route of routes) groups.set(route.group, [...(groups.get(route.group) ?? []), route]);
  return [...groups];
}
