import type {ExampleCode} from '../../site/code/code-panel.js';
import tsx from './examples/dashboard.tsx?code';
import css from './dashboard.css?code';
import page from './plain/dashboard.html?code';
import js from './plain/dashboard.js?code';
import pageCss from './plain/page.css?code';
import data from './sales.ts?code';

const style = {name: 'dashboard.css', code: css};
const files = [
  {name: 'dashboard.js', code: js},
  style,
  {name: 'page.css', code: pageCss},
  // It has no types, so it is JavaScript as well.
  {name: 'sales.js', code: data},
];

/** The React file of the block, and what it imports. */
export const react: ExampleCode = {...tsx, files: [...tsx.files, style]};

/** The HTML file of the block, and what it loads. */
export const html: ExampleCode = {...page, files};
