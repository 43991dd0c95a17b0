import {element} from '../shared/element.js';

/**
 * The interface of the contenders of the menu suite: a button that opens a menu of many items.
 *
 * @typedef {object} MenuContender
 * @property {string} title
 * @property {Record<string, string>} [missing] The jobs that it cannot do, and why.
 * @property {string} [note] What a reader of the numbers must know.
 * @property {(host: HTMLElement, labels: readonly string[]) => Menu} create Shows a closed menu.
 *
 * @typedef {object} Menu
 * @property {() => boolean} isReady Whether the button is shown, and what the closed menu needs has rendered.
 * @property {() => void} open As a user does.
 * @property {() => void} close
 * @property {() => ArrayLike<Element> & Iterable<Element>} items The items, if the menu is open.
 * @property {() => void} [destroy] Called before its host is removed.
 */

/** The very same for all contenders of DOM elements: a button, and a press on it. */
export const makeButton = () => element('button', {textContent: 'Actions'});
