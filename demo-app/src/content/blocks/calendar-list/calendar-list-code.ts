import type {ExampleCode} from '../../../site/code/code-panel.js';
import tsx from './calendar-list.tsx?code';
import css from './calendar-list.css?code';
import page from './plain/calendar-list.html?code';
import js from './plain/calendar-list.js?code';
import pageCss from '../plain/page.css?code';
import data from './planned-events.ts?code';

const style = {name: 'calendar-list.css', code: css};
const files = [
  {name: 'calendar-list.js', code: js},
  style,
  {name: 'page.css', code: pageCss},
  // It has no types, so it is JavaScript as well.
  {name: 'planned-events.js', code: data},
];

/** The React file of the block, and what it imports. */
export const react: ExampleCode = {...tsx, files: [...tsx.files, style]};

/** The HTML file of the block, and what it loads. */
export const html: ExampleCode = {...page, files};
