import type {ExampleCode} from '../../../site/code/code-panel.js';
import tsx from './customer-wizard.tsx?code';
import css from './customer-wizard.css?code';
import page from './plain/customer-wizard.html?code';
import js from './plain/customer-wizard.js?code';
import pageCss from '../plain/page.css?code';
import data from './new-customer.ts?code';

const style = {name: 'customer-wizard.css', code: css};
const files = [
  {name: 'customer-wizard.js', code: js},
  style,
  {name: 'page.css', code: pageCss},
  // It has no types, so it is JavaScript as well.
  {name: 'new-customer.js', code: data},
];

/** The React file of the block, and what it imports. */
export const react: ExampleCode = {...tsx, files: [...tsx.files, style]};

/** The HTML file of the block, and what it loads. */
export const html: ExampleCode = {...page, files};
