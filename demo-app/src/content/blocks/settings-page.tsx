import type {ReactNode} from 'react';
import {BlockPage} from './block-page.js';
import Live from './examples/settings.js';
import './settings.css';

const loadCode = () => import('./settings-code.js');

/** The block with its files. */
export default function SettingsPage(): ReactNode {
  return (
    <BlockPage
      name="settings"
      lead="A settings screen with tabs. Each form is saved on its own, the server can refuse a field, and the address keeps the open tab."
      Live={Live}
      loadCode={loadCode}
      plainHref="/blocks/settings.html"
    />
  );
}
