import type {ExampleCode} from '../../../site/code/code-panel.js';
import tsx from './master-detail.tsx?code';
import css from './master-detail.css?code';
import page from './plain/master-detail.html?code';
import js from './plain/master-detail.js?code';
import pageCss from '../plain/page.css?code';
import data from './wholesale-orders.ts?code';

const style = {name: 'master-detail.css', code: css};
const files = [
  {name: 'master-detail.js', code: js},
  style,
  {name: 'page.css', code: pageCss},
  // It has no types, so it is JavaScript as well.
  {name: 'wholesale-orders.js', code: data},
];

/** The React file of the block, and what it imports. */
export const react: ExampleCode = {...tsx, files: [...tsx.files, style]};

/** The HTML file of the block, and what it loads. */
export const html: ExampleCode = {...page, files};
