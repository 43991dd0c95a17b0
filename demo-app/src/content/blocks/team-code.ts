import type {ExampleCode} from '../../site/code/code-panel.js';
import tsx from './examples/team.tsx?code';
import css from './team.css?code';
import page from './plain/team.html?code';
import js from './plain/team.js?code';
import pageCss from './plain/page.css?code';
import data from './members.ts?code';

const style = {name: 'team.css', code: css};
const files = [
  {name: 'team.js', code: js},
  style,
  {name: 'page.css', code: pageCss},
  // It has no types, so it is JavaScript as well.
  {name: 'members.js', code: data},
];

/** The React file of the block, and what it imports. */
export const react: ExampleCode = {...tsx, files: [...tsx.files, style]};

/** The HTML file of the block, and what it loads. */
export const html: ExampleCode = {...page, files};
