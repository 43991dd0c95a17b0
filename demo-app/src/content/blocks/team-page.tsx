import type {ReactNode} from 'react';
import {BlockPage} from './block-page.js';
import Live from './examples/team.js';
import './team.css';

const loadCode = () => import('./team-code.js');

/** The block with its files. */
export default function TeamPage(): ReactNode {
  return (
    <BlockPage
      name="team"
      lead="The members of a workspace in a table. Invitations and roles are in modals, and the server can refuse an address."
      Live={Live}
      loadCode={loadCode}
      plainHref="/blocks/team.html"
    />
  );
}
