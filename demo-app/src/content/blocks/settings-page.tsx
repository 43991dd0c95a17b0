import type {ReactNode} from 'react';
import {BlockPage} from './block-page.js';
import Live from './examples/settings.js';
import code from './examples/settings.tsx?code';
import css from './settings.css?code';
import html from './plain/settings.html?code';
import js from './plain/settings.js?code';
import pageCss from './plain/page.css?code';
import './settings.css';

const style = {name: 'settings.css', code: css};
const files = [{name: 'settings.js', code: js}, style, {name: 'page.css', code: pageCss}];

/** The block with its files. */
export default function SettingsPage(): ReactNode {
  return (
    <BlockPage
      lead="A settings screen with tabs. Each form is saved on its own, the server can refuse a field, and the address keeps the open tab."
      Live={Live}
      react={{name: 'settings.tsx', code: {...code, files: [...code.files, style]}}}
      html={{name: 'settings.html', code: {...html, files}}}
      plainHref="/blocks/settings.html"
    />
  );
}
