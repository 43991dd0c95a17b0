import type {NavigationBlock, SidebarLinkItem} from '@life-changers/react';
import {COMPONENTS_ICON, CONFIG_ICON, MENU_ICONS, THEME_ICON, TOKENS_ICON} from './menu-icons.js';
import {API_GROUP, groupRoutes, MENU_GROUPS, reactName, type SiteRoute} from './site.js';

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

/** Returns the groups of the side menu: the gallery, all pages by topic, and upcoming events. */
export function menuBlocks(routes: readonly SiteRoute[]): NavigationBlock[] {
  const groups = new Map(groupRoutes(routes));
  return [
    {
      title: 'Main Menu',
      links: [
        {text: 'All components', href: '/components', icon: COMPONENTS_ICON},
        ...MENU_GROUPS.filter(group => groups.has(group)).map(group => ({
          text: group,
          icon: MENU_ICONS[group],
          links: (groups.get(group) ?? []).map(({path, title, elements}) => ({
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
