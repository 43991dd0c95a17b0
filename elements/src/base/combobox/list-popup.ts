import type * as popupController from '../../controllers/popup.controller.js';
import {LazyCode} from '../../dom/lazy-code.js';
import {LazyPopup, type PopupHost} from '../lazy-popup.js';

/** What opens and places the list of a combobox. A page shows none of it before the user acts. */
export const listPopupCode = new LazyCode(() => import('../../controllers/popup.controller.js'));

/** The popup with the list of a combobox, whose code loads after the page. */
export type ListPopup = LazyPopup<typeof popupController, undefined>;

/** Returns the popup of an element. */
export const listPopup = (host: PopupHost, parts: popupController.PopupParts): ListPopup =>
  new LazyPopup(host, listPopupCode, ({PopupController}) => new PopupController(host, parts));
