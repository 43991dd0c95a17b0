import type {ReactNode} from 'react';
import type {Token} from './guide.js';

/** The tokens of the theme, with a swatch of each color. The swatch is an SVG, because inline styles are not allowed. */
export function TokenTable({tokens, title}: {tokens: readonly Token[]; title: string}): ReactNode {
  return (
    <div className="api-table-frame is-guide">
      <table className="api-table guide-table token-table" role="table" aria-label={title}>
        <thead role="rowgroup">
          <tr role="row">
            {['Token', 'Default'].map(label => (
              <th key={label} role="columnheader" scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {tokens.map(({name, value}) => (
            <tr key={name} role="row">
              <th role="rowheader" scope="row">
                <code>{name}</code>
              </th>
              <td role="cell">
                {value.includes('light-dark(') && (
                  <svg className="token-swatch" width="20" height="20" aria-hidden="true">
                    <rect width="20" height="20" fill={`var(${name})`} />
                  </svg>
                )}{' '}
                <code>{value}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
