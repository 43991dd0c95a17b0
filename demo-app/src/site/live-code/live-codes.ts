import {angularCode, svelteCode, vueCode} from './framework-code.js';
import {htmlCode} from './html-code.js';

/** What writes the tags of a page in a language, by its name. */
export const LIVE_CODES = {HTML: htmlCode, Vue: vueCode, Svelte: svelteCode, Angular: angularCode} as const;
