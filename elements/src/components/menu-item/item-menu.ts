import type {ReactiveControllerHost} from 'lit';
import {MenuController, type MenuParts} from '../../controllers/menu.controller.js';
import {lockScroll} from '../../dom/scroll-lock.js';
import {itemsOf, SUBMENU, type MenuEntry} from './members.js';
import {MenuPointer} from './menu-pointer.js';

export {onContextPress} from './context-press.js';

/** The parts and callbacks of a menu of `<lc-menu-item>` elements. */
export interface ItemMenuParts extends Omit<MenuParts<MenuEntry>, 'items' | 'textOf'> {
  /** Whether the page must not scroll behind the open menu. */
  locksScroll?: (() => boolean) | undefined;
}

/** A menu or submenu of `<lc-menu-item>` elements. Elements load it when they need it (`lazy-menu.ts`). */
export class ItemMenu extends MenuController<MenuEntry> {
  constructor(host: ReactiveControllerHost & HTMLElement, parts: ItemMenuParts) {
    const items = (): MenuEntry[] => itemsOf(host);
    const pointer = new MenuPointer(items);
    let unlock: (() => void) | null = null;
    super(host, {
      ...parts,
      items,
      textOf,
      onShow: () => {
        const popup = parts.popup()!;
        popup.addEventListener('pointermove', pointer.handleMove);
        popup.addEventListener('pointerleave', pointer.stop);
        parts.onShow?.();
        if (this.isOpen && parts.locksScroll?.()) unlock = lockScroll();
      },
      onHide: reason => {
        unlock?.();
        pointer.stop();
        for (const item of items()) item[SUBMENU]?.close();
        parts.onHide?.(reason);
      },
    });
  }
}

/** Returns the text of an item, without its icon and its submenu. */
function textOf(item: Element): string {
  const nodes = [...item.childNodes].filter(node =>
    node instanceof Element ? !node.slot : node instanceof Text,
  );
  return nodes
    .map(node => node.textContent)
    .join('')
    .trim();
}
