import type {ReactNode} from 'react';
import {BlockPage} from '../block-page.js';
import Live from './sign-up.js';
import './sign-up.css';

const loadCode = () => import('./sign-up-code.js');

/** The block with its files. */
export default function SignUpPage(): ReactNode {
  return (
    <BlockPage
      name="sign-up"
      lead="Create an account with an email and the code that it gets. The code is checked once it is complete, and can be sent again."
      Live={Live}
      loadCode={loadCode}
      plainHref="/blocks/sign-up.html"
    />
  );
}
