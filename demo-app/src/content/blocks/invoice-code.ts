import type {ExampleCode} from '../../site/code/code-panel.js';
import tsx from './examples/invoice.tsx?code';
import css from './invoice.css?code';
import page from './plain/invoice.html?code';
import js from './plain/invoice.js?code';
import pageCss from './plain/page.css?code';
import data from './invoices.ts?code';

const style = {name: 'invoice.css', code: css};
const files = [
  {name: 'invoice.js', code: js},
  style,
  {name: 'page.css', code: pageCss},
  // It has no types, so it is JavaScript as well.
  {name: 'invoices.js', code: data},
];

/** The React file of the block, and what it imports. */
export const react: ExampleCode = {...tsx, files: [...tsx.files, style]};

/** The HTML file of the block, and what it loads. */
export const html: ExampleCode = {...page, files};
