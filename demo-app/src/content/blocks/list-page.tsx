import type {ReactNode} from 'react';
import {BlockPage} from './block-page.js';
import Live from './examples/list.js';
import code from './examples/list.tsx?code';
import css from './list.css?code';
import html from './plain/list.html?code';
import js from './plain/list.js?code';
import pageCss from './plain/page.css?code';
import data from './customers.ts?code';
import './list.css';

const style = {name: 'list.css', code: css};
const files = [
  {name: 'list.js', code: js},
  style,
  {name: 'page.css', code: pageCss},
  // It has no types, so it is JavaScript as well.
  {name: 'customers.js', code: data},
];

/** The block with its files. */
export default function ListPage(): ReactNode {
  return (
    <BlockPage
      lead="A list of customers. Click a row for its details, or right-click it, or press Shift+F10, for its menu."
      Live={Live}
      react={{name: 'list.tsx', code: {...code, files: [...code.files, style]}}}
      html={{name: 'list.html', code: {...html, files}}}
      plainHref="/blocks/list.html"
    />
  );
}
