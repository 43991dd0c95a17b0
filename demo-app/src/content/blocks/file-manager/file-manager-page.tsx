import type {ReactNode} from 'react';
import {BlockPage} from '../block-page.js';
import Live from './file-manager.js';
import './file-manager.css';

const loadCode = () => import('./file-manager-code.js');

/** The block with its files. */
export default function FileManagerPage(): ReactNode {
  return (
    <BlockPage
      name="file-manager"
      lead="The files of a folder: they are added, renamed, and deleted, which can be undone."
      Live={Live}
      loadCode={loadCode}
      plainHref="/blocks/file-manager.html"
    />
  );
}
