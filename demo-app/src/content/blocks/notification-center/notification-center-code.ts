import type {ExampleCode} from '../../../site/code/code-panel.js';
import tsx from './notification-center.tsx?code';
import css from './notification-center.css?code';
import page from './plain/notification-center.html?code';
import js from './plain/notification-center.js?code';
import pageCss from '../plain/page.css?code';
import data from './received-notifications.ts?code';

const style = {name: 'notification-center.css', code: css};
const files = [
  {name: 'notification-center.js', code: js},
  style,
  {name: 'page.css', code: pageCss},
  // It has no types, so it is JavaScript as well.
  {name: 'received-notifications.js', code: data},
];

/** The React file of the block, and what it imports. */
export const react: ExampleCode = {...tsx, files: [...tsx.files, style]};

/** The HTML file of the block, and what it loads. */
export const html: ExampleCode = {...page, files};
