import type {ReactNode} from 'react';
import type {TokenKind} from '../../site/theming/model/token-kinds.js';
import {CopyToken} from './copy-token.js';
import {TokenName} from './token-name.js';

/** A column between the name of a token and its copy button. */
interface TokenColumn {
  readonly title: string;
  readonly isTitleHidden?: boolean;
  readonly cell: (name: string) => ReactNode;
}

interface TokenListProps {
  readonly kind: TokenKind;
  readonly className?: string;
  readonly columns: readonly TokenColumn[];
}

/** The tokens of a kind, each with who uses it and a button that copies it. */
export function TokenList({kind, className = '', columns}: TokenListProps): ReactNode {
  return (
    <table className={`token-list ${className}`} aria-labelledby={kind.id}>
      <thead>
        <tr>
          <th scope="col">Token</th>
          {columns.map(({title, isTitleHidden = false}) => (
            <th key={title} scope="col">
              {isTitleHidden ? <span className="visually-hidden">{title}</span> : title}
            </th>
          ))}
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
            {columns.map(({title, cell}) => (
              <td key={title}>{cell(name)}</td>
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
