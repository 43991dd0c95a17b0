import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {ScreenPage} from '../../site/page/screen-page.js';
import Log from './examples/log.js';
import './log.css';

const loadCode = () => import('./examples/log.tsx?code').then(({default: code}) => code);

/** A whole screen with a long list, and its code. */
export default function LogPage(): ReactNode {
  return (
    <ScreenPage
      title="Log"
      lead="A million entries in one list, 100 of them from the server at a time. The URL keeps the entry, so that Back returns to it."
      about={
        <>
          These files make up the screen. The guide <Link to="/guides/long-lists">Long lists</Link> explains
          them.
        </>
      }
      code={loadCode}
    >
      <Log />
    </ScreenPage>
  );
}
