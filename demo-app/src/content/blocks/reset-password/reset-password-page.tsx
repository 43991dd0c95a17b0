import type {ReactNode} from 'react';
import {BlockPage} from '../block-page.js';
import Live from './reset-password.js';
import './reset-password.css';

const loadCode = () => import('./reset-password-code.js');

/** The block with its files. */
export default function ResetPasswordPage(): ReactNode {
  return (
    <BlockPage
      name="reset-password"
      lead="Ask for a link by email, and choose a new password. A link can be too old, and the rules of the password are checked while it is typed."
      Live={Live}
      loadCode={loadCode}
      plainHref="/blocks/reset-password.html"
    />
  );
}
