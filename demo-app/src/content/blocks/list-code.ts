import type {ExampleCode} from '../../site/code/code-panel.js';
import tsx from './examples/list.tsx?code';
import css from './list.css?code';
import page from './plain/list.html?code';
import js from './plain/list.js?code';
import pageCss from './plain/page.css?code';
import data from './customers.ts?code';

const style = {name: 'list.css', code: css};
const files = [
  {name: 'list.js', code: js},
  style,
  {name: 'page.css', code: pageCss},
  // It has no types, so it is JavaScript as well.
  {name: 'customers.js', code: data},
];

/** The React file of the block, and what it imports. */
export const react: ExampleCode = {...tsx, files: [...tsx.files, style]};

/** The HTML file of the block, and what it loads. */
export const html: ExampleCode = {...page, files};
