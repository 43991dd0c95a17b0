import type {ExampleCode} from '../../../site/code/code-panel.js';
import tsx from './api-keys.tsx?code';
import css from './api-keys.css?code';
import page from './plain/api-keys.html?code';
import js from './plain/api-keys.js?code';
import pageCss from '../plain/page.css?code';
import data from './secret-keys.ts?code';

const style = {name: 'api-keys.css', code: css};
const files = [
  {name: 'api-keys.js', code: js},
  style,
  {name: 'page.css', code: pageCss},
  // It has no types, so it is JavaScript as well.
  {name: 'secret-keys.js', code: data},
];

/** The React file of the block, and what it imports. */
export const react: ExampleCode = {...tsx, files: [...tsx.files, style]};

/** The HTML file of the block, and what it loads. */
export const html: ExampleCode = {...page, files};
