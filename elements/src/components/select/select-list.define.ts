/**
 * Gives selects a list that is drawn by the library if they are `searchable` or have `loadOptions`, or if an option has a
 * group, a description, or an icon. Import it once, anywhere in the app.
 */
import {provideSelectList} from './list-slot.js';
import {needsList, SelectListController} from './select-list.controller.js';

provideSelectList((host, parts) => (needsList(host) ? new SelectListController(host, parts) : null));
