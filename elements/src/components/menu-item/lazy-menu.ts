import {LazyPopup} from '../../base/lazy-popup.js';
import type {LcElement} from '../../base/lc-element.js';
import type {MenuStart} from '../../controllers/menu.controller.js';
import {LazyCode} from '../../dom/lazy-code.js';
import type * as itemMenu from './item-menu.js';

/** What opens menus. A page shows none of it before the user acts. */
export const menuCode = new LazyCode(() => import('./item-menu.js'));

/** Returns the menu or the submenu of an element, whose code loads after the page. */
export const lazyMenu = (
  host: LcElement,
  parts: itemMenu.ItemMenuParts,
): LazyPopup<typeof itemMenu, MenuStart | null> =>
  new LazyPopup(host, menuCode, ({ItemMenu}) => new ItemMenu(host, parts));

export type LazyMenu = ReturnType<typeof lazyMenu>;
