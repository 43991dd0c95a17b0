import type {Code} from '../../../shell/code-block.js';
import adminView from './admin-view.tsx?code';
import inviteModal from './invite-modal.tsx?code';
import members from './members.ts?code';

/** A file of an example. */
export interface CodeFile {
  readonly name: string;
  readonly code: Code;
}

/** The files of the admin screen, as SHOW ME THE CODE shows them. */
export const files: readonly CodeFile[] = [
  {name: 'admin-view.tsx', code: adminView},
  {name: 'invite-modal.tsx', code: inviteModal},
  {name: 'members.ts', code: members},
];
