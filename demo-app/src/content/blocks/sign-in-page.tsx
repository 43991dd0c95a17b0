import type {ReactNode} from 'react';
import {BlockPage} from './block-page.js';
import Live from './examples/sign-in.js';
import code from './examples/sign-in.tsx?code';
import css from './sign-in.css?code';
import html from './plain/sign-in.html?code';
import js from './plain/sign-in.js?code';
import pageCss from './plain/page.css?code';
import data from './accounts.ts?code';
import './sign-in.css';

const style = {name: 'sign-in.css', code: css};
const files = [
  {name: 'sign-in.js', code: js},
  style,
  {name: 'page.css', code: pageCss},
  // It has no types, so it is JavaScript as well.
  {name: 'accounts.js', code: data},
];

/** The block with its files. */
export default function SignInPage(): ReactNode {
  return (
    <BlockPage
      lead="Sign in, or create an account, in two tabs. Fields are checked here first, and the server can refuse them."
      Live={Live}
      react={{name: 'sign-in.tsx', code: {...code, files: [...code.files, style]}}}
      html={{name: 'sign-in.html', code: {...html, files}}}
      plainHref="/blocks/sign-in.html"
    />
  );
}
