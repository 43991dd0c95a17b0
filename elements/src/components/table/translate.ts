import type {LocalizeController} from '../../controllers/localize.controller.js';

/** Gives one of the library's own texts in the element's language. */
export type Translate = LocalizeController['term'];
