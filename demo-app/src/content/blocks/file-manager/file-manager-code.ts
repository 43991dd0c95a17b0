import type {ExampleCode} from '../../../site/code/code-panel.js';
import tsx from './file-manager.tsx?code';
import css from './file-manager.css?code';
import page from './plain/file-manager.html?code';
import js from './plain/file-manager.js?code';
import pageCss from '../plain/page.css?code';
import data from './shared-files.ts?code';

const style = {name: 'file-manager.css', code: css};
const files = [
  {name: 'file-manager.js', code: js},
  style,
  {name: 'page.css', code: pageCss},
  // It has no types, so it is JavaScript as well.
  {name: 'shared-files.js', code: data},
];

/** The React file of the block, and what it imports. */
export const react: ExampleCode = {...tsx, files: [...tsx.files, style]};

/** The HTML file of the block, and what it loads. */
export const html: ExampleCode = {...page, files};
