import type {ExampleCode} from '../../site/code/code-panel.js';
import tsx from './examples/sign-in.tsx?code';
import css from './sign-in.css?code';
import page from './plain/sign-in.html?code';
import js from './plain/sign-in.js?code';
import pageCss from './plain/page.css?code';
import data from './accounts.ts?code';

const style = {name: 'sign-in.css', code: css};
const files = [
  {name: 'sign-in.js', code: js},
  style,
  {name: 'page.css', code: pageCss},
  // It has no types, so it is JavaScript as well.
  {name: 'accounts.js', code: data},
];

/** The React file of the block, and what it imports. */
export const react: ExampleCode = {...tsx, files: [...tsx.files, style]};

/** The HTML file of the block, and what it loads. */
export const html: ExampleCode = {...page, files};
