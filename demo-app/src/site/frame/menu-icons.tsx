import type {ReactNode} from 'react';
import {LineIcon} from '../controls/line-icon.js';

const icon = (path: string): ReactNode => <LineIcon path={path} />;

/** The drawings of the kinds of pages, as paths of 20 × 20. The search shows them next to its results. */
export const DRAWINGS = {
  guide: 'M10 5.5C8.5 4 6 3.5 3 3.5v12c3 0 5.5.5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5.5-7 2zM10 5.5v12',
  page: 'M3 4h14v12H3zM8 4v12',
  api: 'M7 5 3 10l4 5M13 5l4 5-4 5',
};

/** The icons of the side menu's groups, by group. */
export const MENU_ICONS: Readonly<Record<string, ReactNode>> = {
  Guides: icon(DRAWINGS.guide),
  Blocks: icon('M3 3h14v14H3zM3 7h14M8 7v10M11 10h3M11 13h3'),
  Navigation: icon(DRAWINGS.page),
  Data: icon('M3 4h14v12H3zM3 8h14M3 12h14M9 8v8'),
  Forms: icon('M3 5h14v4H3zM3 13h3m3 0h8M3 16h3m3 0h5'),
  Overlays: icon('M3 4h10v9H3zM8 13v3h9V8h-4'),
  Display: icon('M3 4h6v5H3zM12 4h5v8h-5zM3 12h6v4H3zM12 15h5'),
  Utilities: icon('M4 6h12M4 14h12M8 4v4M13 12v4'),
  'Components API': icon(DRAWINGS.api),
};

/** The icon of the link to the gallery of components. */
export const COMPONENTS_ICON = icon('M3 3h5v5H3zM12 3h5v5h-5zM3 12h5v5H3zM12 12h5v5h-5z');

/** The icon of the link to the configuration. */
export const CONFIG_ICON = icon(
  'M10 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M10 3v1.5M10 15.5V17M3 10h1.5M15.5 10H17M5 5l1 1M14 14l1 1M5 15l1-1M14 6l1-1',
);

/** The icon of the link to the theme builder. */
export const THEME_ICON = icon('M10 3s5 5.2 5 8.8a5 5 0 0 1-10 0C5 8.2 10 3 10 3M10 16.8V3');

/** The icon of the link to the tokens. */
export const TOKENS_ICON = icon('M3 3h6v6H3zM11 3h6v6h-6zM3 11h6v6H3zM14 11v6M11 14h6');
