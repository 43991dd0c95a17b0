import type {ExampleCode} from '../../site/code/code-panel.js';
import tsx from './examples/settings.tsx?code';
import css from './settings.css?code';
import page from './plain/settings.html?code';
import js from './plain/settings.js?code';
import pageCss from './plain/page.css?code';

const style = {name: 'settings.css', code: css};
const files = [{name: 'settings.js', code: js}, style, {name: 'page.css', code: pageCss}];

/** The React file of the block, and what it imports. */
export const react: ExampleCode = {...tsx, files: [...tsx.files, style]};

/** The HTML file of the block, and what it loads. */
export const html: ExampleCode = {...page, files};
