/**
 * Loads what opens menus and the lists of selects with the code of the app, instead of later. Import it once, anywhere in the app.
 */
import {listPopupCode} from '../../base/combobox/list-popup.js';
import * as popupController from '../../controllers/popup.controller.js';
import * as itemMenu from '../menu-item/item-menu.js';
import {menuCode} from '../menu-item/lazy-menu.js';

listPopupCode.provide(popupController);
menuCode.provide(itemMenu);
