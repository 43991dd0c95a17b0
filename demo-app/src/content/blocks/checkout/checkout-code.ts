import type {ExampleCode} from '../../../site/code/code-panel.js';
import tsx from './checkout.tsx?code';
import css from './checkout.css?code';
import page from './plain/checkout.html?code';
import js from './plain/checkout.js?code';
import pageCss from '../plain/page.css?code';
import data from './basket.ts?code';

const style = {name: 'checkout.css', code: css};
const files = [
  {name: 'checkout.js', code: js},
  style,
  {name: 'page.css', code: pageCss},
  // It has no types, so it is JavaScript as well.
  {name: 'basket.js', code: data},
];

/** The React file of the block, and what it imports. */
export const react: ExampleCode = {...tsx, files: [...tsx.files, style]};

/** The HTML file of the block, and what it loads. */
export const html: ExampleCode = {...page, files};
