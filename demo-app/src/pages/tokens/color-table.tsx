import {tokens} from 'library-tokens';
import type {ReactNode} from 'react';
import {themeColors} from '../../theming/model/theme-tokens.js';
import type {Theme} from '../../theming/model/theme.js';
import type {TokenKind} from '../../theming/model/token-kinds.js';
import {CopyToken} from './copy-token.js';
import {TokenName} from './token-name.js';

/** The colors of a kind, in light and dark. */
export function ColorTable({kind, theme}: {kind: TokenKind; theme: Theme}): ReactNode {
  const schemes = (['light', 'dark'] as const).map(scheme => themeColors(theme, tokens, scheme));
  return (
    <table className="token-list" aria-labelledby={kind.id}>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
          <th scope="col">
            <span className="visually-hidden">Copy</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {kind.names.map(name => (
          <tr key={name}>
            <th scope="row">
              <TokenName name={name} />
            </th>
            {schemes.map((colors, index) => (
              <td key={index}>
                <span className="token-color">
                  <Swatch color={colors[name] ?? ''} />
                  <code>{colors[name]}</code>
                </span>
              </td>
            ))}
            <td>
              <CopyToken name={name} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Presentation attributes need no inline style, which the policy of the site forbids. */
function Swatch({color}: {color: string}): ReactNode {
  return (
    <svg viewBox="0 0 40 28" aria-hidden="true">
      <rect width="40" height="28" fill={color} />
    </svg>
  );
}
