import {tokens} from 'library-tokens';
import type {ReactNode} from 'react';
import {themeColors} from '../../site/theming/model/theme-tokens.js';
import type {Theme} from '../../site/theming/model/theme.js';
import type {TokenKind} from '../../site/theming/model/token-kinds.js';
import {TokenList} from './token-list.js';

/** The colors of a kind, in light and dark. */
export function ColorTable({kind, theme}: {kind: TokenKind; theme: Theme}): ReactNode {
  return <TokenList kind={kind} columns={[colorColumn('light', theme), colorColumn('dark', theme)]} />;
}

function colorColumn(scheme: 'light' | 'dark', theme: Theme) {
  const colors = themeColors(theme, tokens, scheme);
  return {
    title: scheme === 'light' ? 'Light' : 'Dark',
    cell: (name: string) => (
      <span className="token-color">
        <Swatch color={colors[name] ?? ''} />
        <code>{colors[name]}</code>
      </span>
    ),
  };
}

/** Presentation attributes need no inline style, which the policy of the site forbids. */
function Swatch({color}: {color: string}): ReactNode {
  return (
    <svg viewBox="0 0 40 28" aria-hidden="true">
      <rect width="40" height="28" fill={color} />
    </svg>
  );
}
