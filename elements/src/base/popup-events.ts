import type {PopupEvents} from '../controllers/popup.controller.js';
import {sendHide, sendOpenEvent} from './open-events.js';

/** Lets the popup of an element send `lc-show`, `lc-after-show`, `lc-hide` and `lc-after-hide`. */
export function popupEvents(element: HTMLElement): Required<PopupEvents> {
  return {
    onShow: () => sendOpenEvent(element, 'lc-show'),
    onAfterShow: () => sendOpenEvent(element, 'lc-after-show'),
    mayHide: reason => sendHide(element, reason),
    onAfterHide: () => sendOpenEvent(element, 'lc-after-hide'),
  };
}
