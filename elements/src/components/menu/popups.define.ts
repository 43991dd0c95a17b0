/**
 * Loads what opens menus with the code of the app, instead of later. Import it once, anywhere in the app.
 */
import * as itemMenu from '../menu-item/item-menu.js';
import {menuCode} from '../menu-item/lazy-menu.js';

menuCode.provide(itemMenu);
