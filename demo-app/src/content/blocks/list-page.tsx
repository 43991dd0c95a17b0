import type {ReactNode} from 'react';
import {BlockPage} from './block-page.js';
import Live from './examples/list.js';
import './list.css';

const loadCode = () => import('./list-code.js');

/** The block with its files. */
export default function ListPage(): ReactNode {
  return (
    <BlockPage
      name="list"
      lead="A list of customers. Click a row for its details, or right-click it, or press Shift+F10, for its menu."
      Live={Live}
      loadCode={loadCode}
      plainHref="/blocks/list.html"
    />
  );
}
