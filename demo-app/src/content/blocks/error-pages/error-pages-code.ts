import type {ExampleCode} from '../../../site/code/code-panel.js';
import tsx from './error-pages.tsx?code';
import css from './error-pages.css?code';
import page from './plain/error-pages.html?code';
import js from './plain/error-pages.js?code';
import pageCss from '../plain/page.css?code';
import data from './page-states.ts?code';

const style = {name: 'error-pages.css', code: css};
const files = [
  {name: 'error-pages.js', code: js},
  style,
  {name: 'page.css', code: pageCss},
  // It has no types, so it is JavaScript as well.
  {name: 'page-states.js', code: data},
];

/** The React file of the block, and what it imports. */
export const react: ExampleCode = {...tsx, files: [...tsx.files, style]};

/** The HTML file of the block, and what it loads. */
export const html: ExampleCode = {...page, files};
