import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {ScreenPage} from '../../site/page/screen-page.js';
import Files from './examples/files.js';
import './files.css';

const loadCode = () => import('./examples/files.tsx?code').then(({default: code}) => code);

/** A whole screen with a tree, and its code. */
export default function FilesPage(): ReactNode {
  return (
    <ScreenPage
      title="Files"
      lead="10,000 files in folders, in one list. A search keeps the folders around what it finds, and a checkbox selects what is in a folder."
      about={
        <>
          These files make up the screen. The guides <Link to="/guides/tree-rows">Tree rows</Link> and{' '}
          <Link to="/guides/long-lists">Long lists</Link> explain them.
        </>
      }
      code={loadCode}
    >
      <Files />
    </ScreenPage>
  );
}
