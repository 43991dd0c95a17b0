import type {NavigationBlock, SidebarLinkItem} from '@life-changers/react';
import {COMPONENTS_ICON, CONFIG_ICON, MENU_ICONS, THEME_ICON, TOKENS_ICON} from './menu-icons.js';
import {API_GROUP, groupRoutes, MENU_GROUPS, reactName, type SiteRoute} from '../site.js';

/** Upcoming events, which are not links. */
const NEW_EVENTS: readonly SidebarLinkItem[] = [
  {text: '3 Dec: Forms workshop'},
  {text: '14 Jan: Accessibility day'},
  {text: '9 Feb: Web components meet-up'},
];

/** The links at the bottom of the side menu. */
export const SETTINGS_LINKS: readonly SidebarLinkItem[] = [
  {text: 'Theme builder', href: '/theming', icon: THEME_ICON},
  {text: 'Tokens', href: '/tokens', icon: TOKENS_ICON},
  {text: 'Config', href: '/admin', icon: CONFIG_ICON},
];

/** Returns the topics of the side menu with their pages. */
export const menuGroups = (routes: readonly SiteRoute[]) =>
  groupRoutes(routes)
    .filter(([group]) => MENU_GROUPS.includes(group))
    .sort(([one], [other]) => MENU_GROUPS.indexOf(one) - MENU_GROUPS.indexOf(other));

/**
 * Returns the groups of the side menu: the gallery, all pages by topic, and upcoming events. With a path, closed groups have
 * only their first page.
 */
export function menuBlocks(routes: readonly SiteRoute[], openPath?: string): NavigationBlock[] {
  return [
    {
      title: 'Main Menu',
      links: [
        {text: 'All components', href: '/components', icon: COMPONENTS_ICON},
        ...menuGroups(routes).map(([group, pages]) => ({
          text: group,
          icon: MENU_ICONS[group],
          links: shownOf(pages, openPath).map(({path, title, elements}) => ({
            text: group === API_GROUP ? reactName(elements[0] ?? '') : title,
            href: path,
            exact: true,
          })),
        })),
      ],
    },
    {title: 'New Events', links: NEW_EVENTS},
  ];
}

const shownOf = (pages: readonly SiteRoute[], openPath: string | undefined) =>
  openPath === undefined || pages.some(({path}) => path === openPath) ? pages : pages.slice(0, 1);
