import type {ExampleCode} from '../../../site/code/code-panel.js';
import tsx from './profile.tsx?code';
import css from './profile.css?code';
import page from './plain/profile.html?code';
import js from './plain/profile.js?code';
import pageCss from '../plain/page.css?code';
import data from './public-profile.ts?code';

const style = {name: 'profile.css', code: css};
const files = [
  {name: 'profile.js', code: js},
  style,
  {name: 'page.css', code: pageCss},
  // It has no types, so it is JavaScript as well.
  {name: 'public-profile.js', code: data},
];

/** The React file of the block, and what it imports. */
export const react: ExampleCode = {...tsx, files: [...tsx.files, style]};

/** The HTML file of the block, and what it loads. */
export const html: ExampleCode = {...page, files};
