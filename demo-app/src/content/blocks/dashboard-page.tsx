import type {ReactNode} from 'react';
import {BlockPage} from './block-page.js';
import Live from './examples/dashboard.js';
import code from './examples/dashboard.tsx?code';
import css from './dashboard.css?code';
import html from './plain/dashboard.html?code';
import js from './plain/dashboard.js?code';
import pageCss from './plain/page.css?code';
import data from './sales.ts?code';
import './dashboard.css';

const style = {name: 'dashboard.css', code: css};
const files = [
  {name: 'dashboard.js', code: js},
  style,
  {name: 'page.css', code: pageCss},
  // It has no types, so it is JavaScript as well.
  {name: 'sales.js', code: data},
];

/** The block with its files. */
export default function DashboardPage(): ReactNode {
  return (
    <BlockPage
      lead="The sales of a sample company. The period changes all figures, which come from one list of months."
      Live={Live}
      react={{name: 'dashboard.tsx', code: {...code, files: [...code.files, style]}}}
      html={{name: 'dashboard.html', code: {...html, files}}}
      plainHref="/blocks/dashboard.html"
    />
  );
}
