import type {ReactNode} from 'react';
import {BlockPage} from '../block-page.js';
import Live from './error-pages.js';
import './error-pages.css';

const loadCode = () => import('./error-pages-code.js');

/** The block with its files. */
export default function ErrorPagesPage(): ReactNode {
  return (
    <BlockPage
      name="error-pages"
      lead="A page that is empty, one that does not exist, one that is not allowed, and one that failed. Each says what to do next."
      Live={Live}
      loadCode={loadCode}
      plainHref="/blocks/error-pages.html"
    />
  );
}
