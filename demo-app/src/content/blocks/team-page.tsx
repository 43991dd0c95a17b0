import type {ReactNode} from 'react';
import {BlockPage} from './block-page.js';
import Live from './examples/team.js';
import code from './examples/team.tsx?code';
import css from './team.css?code';
import html from './plain/team.html?code';
import js from './plain/team.js?code';
import pageCss from './plain/page.css?code';
import data from './members.ts?code';
import './team.css';

const style = {name: 'team.css', code: css};
const files = [
  {name: 'team.js', code: js},
  style,
  {name: 'page.css', code: pageCss},
  // It has no types, so it is JavaScript as well.
  {name: 'members.js', code: data},
];

/** The block with its files. */
export default function TeamPage(): ReactNode {
  return (
    <BlockPage
      lead="The members of a workspace in a table. Invitations and roles are in modals, and the server can refuse an address."
      Live={Live}
      react={{name: 'team.tsx', code: {...code, files: [...code.files, style]}}}
      html={{name: 'team.html', code: {...html, files}}}
      plainHref="/blocks/team.html"
    />
  );
}
