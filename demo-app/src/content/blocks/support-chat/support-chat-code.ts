import type {ExampleCode} from '../../../site/code/code-panel.js';
import tsx from './support-chat.tsx?code';
import css from './support-chat.css?code';
import page from './plain/support-chat.html?code';
import js from './plain/support-chat.js?code';
import pageCss from '../plain/page.css?code';
import data from './conversation.ts?code';

const style = {name: 'support-chat.css', code: css};
const files = [
  {name: 'support-chat.js', code: js},
  style,
  {name: 'page.css', code: pageCss},
  // It has no types, so it is JavaScript as well.
  {name: 'conversation.js', code: data},
];

/** The React file of the block, and what it imports. */
export const react: ExampleCode = {...tsx, files: [...tsx.files, style]};

/** The HTML file of the block, and what it loads. */
export const html: ExampleCode = {...page, files};
