import type {ExampleCode} from '../../../site/code/code-panel.js';
import tsx from './onboarding.tsx?code';
import css from './onboarding.css?code';
import page from './plain/onboarding.html?code';
import js from './plain/onboarding.js?code';
import pageCss from '../plain/page.css?code';
import data from './first-steps.ts?code';

const style = {name: 'onboarding.css', code: css};
const files = [
  {name: 'onboarding.js', code: js},
  style,
  {name: 'page.css', code: pageCss},
  // It has no types, so it is JavaScript as well.
  {name: 'first-steps.js', code: data},
];

/** The React file of the block, and what it imports. */
export const react: ExampleCode = {...tsx, files: [...tsx.files, style]};

/** The HTML file of the block, and what it loads. */
export const html: ExampleCode = {...page, files};
