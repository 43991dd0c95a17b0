import type {ExampleCode} from '../../../site/code/code-panel.js';
import tsx from './audit-log.tsx?code';
import css from './audit-log.css?code';
import page from './plain/audit-log.html?code';
import js from './plain/audit-log.js?code';
import pageCss from '../plain/page.css?code';
import data from './audit-events.ts?code';

const style = {name: 'audit-log.css', code: css};
const files = [
  {name: 'audit-log.js', code: js},
  style,
  {name: 'page.css', code: pageCss},
  // It has no types, so it is JavaScript as well.
  {name: 'audit-events.js', code: data},
];

/** The React file of the block, and what it imports. */
export const react: ExampleCode = {...tsx, files: [...tsx.files, style]};

/** The HTML file of the block, and what it loads. */
export const html: ExampleCode = {...page, files};
