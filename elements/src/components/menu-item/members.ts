import type {MenuStart} from '../../controllers/menu.controller.js';
import {mediaQuery} from '../../dom/platform.js';

/** The method of a menu that an item calls when it was chosen. The symbol is the same in each copy of the library on a page. */
export const CHOSEN: unique symbol = /* @__PURE__ */ Symbol.for('life-changers.menu-item-chosen');

/** The submenu of an item; null if it has none. */
export const SUBMENU: unique symbol = /* @__PURE__ */ Symbol.for('life-changers.menu-item-submenu');

/** The submenu of an item, as others use it. */
interface Submenu {
  readonly isOpen: boolean;
  show(start: MenuStart | null): void;
  close(): void;
}

/** A menu item that may have a submenu. Before it is defined, it has neither. */
export interface MenuEntry extends HTMLElement {
  readonly [SUBMENU]?: Submenu | null | undefined;
}

/** Returns the visible items of a menu or of a submenu in order, without those of submenus inside. */
export function itemsOf(menu: Element): MenuEntry[] {
  const items = menu.querySelectorAll<MenuEntry>('lc-menu-item:not([hidden], [hidden] *)');
  return [...items].filter(item => item.parentElement!.closest('lc-menu-item, lc-menu') === menu);
}

/** Whether a menu has check boxes or radio buttons, so that its texts leave room for their marks. */
export function hasChecks(menu: Element): boolean {
  return itemsOf(menu).some(item => item.matches('[type=checkbox], [type=radio]'));
}

/** Whether menus are sheets at the bottom of the screen, as on phones. */
export function isSheet(): boolean {
  return mediaQuery('(width < 40rem) and (pointer: coarse)')?.matches ?? false;
}
