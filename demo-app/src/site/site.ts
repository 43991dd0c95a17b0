import {createContext, use} from 'react';
import type {LazyPage} from './hydration/lazy-page.js';

/** A page of the site. */
export interface SiteRoute {
  /** The path. */
  readonly path: string;
  /** The title: for the heading, the browser tab, and links. */
  readonly title: string;
  /** The title in the browser tab and in search engines, if it is not the title with the name of the library. */
  readonly documentTitle?: string;
  /** A summary in one sentence. */
  readonly summary: string;
  /** The group in the side menu. */
  readonly group: string;
  /** The elements that the page shows or describes, by name: `text-input`. */
  readonly elements: readonly string[];
  readonly Page: LazyPage;
  /** Whether search engines leave it out, because it has nothing to find. */
  readonly isUnlisted?: true;
}

/** The site as its pages see it. */
interface Site {
  readonly routes: readonly SiteRoute[];
  /** The current page. */
  readonly route: SiteRoute;
  /** Opens the search. */
  readonly openSearch: () => void;
}

/** Provides the site to its pages, so that they do not import the list that contains them. */
export const SiteContext = createContext<Site | null>(null);

/** Returns the site around a page. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (site === null) throw new Error('useSite must be used inside a SiteContext.');
  return site;
}

/** The title of a page in the browser tab. */
export const documentTitleOf = ({title, documentTitle = `${title} · Life Changers UI`}: SiteRoute): string =>
  documentTitle;

/** The group of the API pages. */
export const API_GROUP = 'Components API';

/** The group of the guides. */
export const GUIDE_GROUP = 'Guides';

/** The group of the blocks. */
export const BLOCK_GROUP = 'Blocks';

/** The groups of the side menu, in order. The menu does not show pages of other groups. */
export const MENU_GROUPS: readonly string[] = [
  GUIDE_GROUP,
  BLOCK_GROUP,
  'Navigation',
  'Data',
  'Forms',
  'Overlays',
  'Display',
  'Utilities',
  API_GROUP,
];

/** The group of the company-style pages. */
export const COMPANY_GROUP = 'Company';

/** Returns the path of an element's API page: `/api/text-input` for `text-input`. */
export const apiPath = (element: string): string => `/api/${element}`;

/** Returns the React name of an element: `TextInput` for `text-input`. */
export const reactName = (element: string): string =>
  element.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());

/** Groups the pages. Groups and pages keep the order of the list. */
export function groupRoutes(routes: readonly SiteRoute[]): [group: string, routes: SiteRoute[]][] {
  const groups = new Map<string, SiteRoute[]>();
  for (const route of routes) groups.set(route.group, [...(groups.get(route.group) ?? []), route]);
  return [...groups];
}
