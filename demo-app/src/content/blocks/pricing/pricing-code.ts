import type {ExampleCode} from '../../../site/code/code-panel.js';
import tsx from './pricing.tsx?code';
import css from './pricing.css?code';
import page from './plain/pricing.html?code';
import js from './plain/pricing.js?code';
import pageCss from '../plain/page.css?code';
import data from './plans.ts?code';

const style = {name: 'pricing.css', code: css};
const files = [
  {name: 'pricing.js', code: js},
  style,
  {name: 'page.css', code: pageCss},
  // It has no types, so it is JavaScript as well.
  {name: 'plans.js', code: data},
];

/** The React file of the block, and what it imports. */
export const react: ExampleCode = {...tsx, files: [...tsx.files, style]};

/** The HTML file of the block, and what it loads. */
export const html: ExampleCode = {...page, files};
