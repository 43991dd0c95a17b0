import {sendHide, sendOpenEvent} from '../dom/events.js';
import type {PopupEvents} from './popup.controller.js';

/** Returns callbacks that send `lc-show`, `lc-after-show`, `lc-hide`, and `lc-after-hide` from an element. */
export function popupEvents(element: HTMLElement): Required<PopupEvents> {
  return {
    onShow: () => sendOpenEvent(element, 'lc-show'),
    onAfterShow: () => sendOpenEvent(element, 'lc-after-show'),
    mayHide: reason => sendHide(element, reason),
    onAfterHide: () => sendOpenEvent(element, 'lc-after-hide'),
  };
}
