import type {ExampleCode} from '../../../site/code/code-panel.js';
import tsx from './customer-import.tsx?code';
import css from './customer-import.css?code';
import page from './plain/customer-import.html?code';
import js from './plain/customer-import.js?code';
import pageCss from '../plain/page.css?code';
import data from './imported-customers.ts?code';

const style = {name: 'customer-import.css', code: css};
const files = [
  {name: 'customer-import.js', code: js},
  style,
  {name: 'page.css', code: pageCss},
  // It has no types, so it is JavaScript as well.
  {name: 'imported-customers.js', code: data},
];

/** The React file of the block, and what it imports. */
export const react: ExampleCode = {...tsx, files: [...tsx.files, style]};

/** The HTML file of the block, and what it loads. */
export const html: ExampleCode = {...page, files};
