import type {ExampleCode} from '../../../site/code/code-panel.js';
import tsx from './reset-password.tsx?code';
import css from './reset-password.css?code';
import page from './plain/reset-password.html?code';
import js from './plain/reset-password.js?code';
import pageCss from '../plain/page.css?code';
import data from './password-links.ts?code';

const style = {name: 'reset-password.css', code: css};
const files = [
  {name: 'reset-password.js', code: js},
  style,
  {name: 'page.css', code: pageCss},
  // It has no types, so it is JavaScript as well.
  {name: 'password-links.js', code: data},
];

/** The React file of the block, and what it imports. */
export const react: ExampleCode = {...tsx, files: [...tsx.files, style]};

/** The HTML file of the block, and what it loads. */
export const html: ExampleCode = {...page, files};
