import {texts, type Language} from '../shared/texts.js';

/** The texts in the language of the page, which the server has chosen. */
export const text = texts[document.documentElement.lang as Language];
