import type {ReactNode} from 'react';
import {BlockPage} from './block-page.js';
import Live from './examples/sign-in.js';
import './sign-in.css';

const loadCode = () => import('./sign-in-code.js');

/** The block with its files. */
export default function SignInPage(): ReactNode {
  return (
    <BlockPage
      name="sign-in"
      lead="Sign in, or create an account, in two tabs. Fields are checked here first, and the server can refuse them."
      Live={Live}
      loadCode={loadCode}
      plainHref="/blocks/sign-in.html"
    />
  );
}
