import type {ExampleCode} from '../../../site/code/code-panel.js';
import tsx from './sign-up.tsx?code';
import css from './sign-up.css?code';
import page from './plain/sign-up.html?code';
import js from './plain/sign-up.js?code';
import pageCss from '../plain/page.css?code';
import data from './new-accounts.ts?code';

const style = {name: 'sign-up.css', code: css};
const files = [
  {name: 'sign-up.js', code: js},
  style,
  {name: 'page.css', code: pageCss},
  // It has no types, so it is JavaScript as well.
  {name: 'new-accounts.js', code: data},
];

/** The React file of the block, and what it imports. */
export const react: ExampleCode = {...tsx, files: [...tsx.files, style]};

/** The HTML file of the block, and what it loads. */
export const html: ExampleCode = {...page, files};
