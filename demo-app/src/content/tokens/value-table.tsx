import type {ReactNode} from 'react';
import {pixels} from '../../site/theming/model/token-export.js';
import type {Tokens} from '../../site/theming/model/theme-tokens.js';
import type {TokenKind} from '../../site/theming/model/token-kinds.js';
import {TokenList} from './token-list.js';

/** The tokens of a kind that have one value, with a picture of it. */
export function ValueTable({kind, values}: {kind: TokenKind; values: Tokens}): ReactNode {
  return (
    <TokenList
      kind={kind}
      className="has-values"
      columns={[
        {title: 'Value', cell: name => <code>{values[name]}</code>},
        {
          title: 'Picture',
          isTitleHidden: true,
          cell: name => <Picture name={name} value={values[name] ?? ''} />,
        },
      ]}
    />
  );
}

/** A drawing of the value, except for durations and line heights. */
function Picture({name, value}: {name: string; value: string}): ReactNode {
  if (name === 'shadow') return <span className="token-shadow" aria-hidden="true" />;
  if (name === 'duration' || name === 'line-height') return null;
  return (
    <svg className="token-picture" viewBox="0 0 56 48" aria-hidden="true">
      <Drawing name={name} value={value} />
    </svg>
  );
}

function Drawing({name, value}: {name: string; value: string}): ReactNode {
  if (name === 'radius') {
    const size = pixels(value) ?? 0;
    return <path className="token-line" d={`M4 44V${4 + size}a${size} ${size} 0 0 1 ${size} ${-size}H52`} />;
  }
  if (name === 'easing') {
    const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (/\((.+)\)/.exec(value)?.[1] ?? '').split(',').map(Number);
    const at = (x: number, y: number) => `${8 + x * 40} ${44 - y * 40}`;
    return <path className="token-line" d={`M${at(0, 0)}C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`} />;
  }
  if (name.startsWith('font-')) {
    const isMono = name === 'font-mono';
    return (
      <text y="30" fontSize={isMono ? 16 : (pixels(value) ?? 16)} fontFamily={isMono ? value : undefined}>
        Aa
      </text>
    );
  }
  const size = pixels(value) ?? 0;
  const isTall = name === 'control-height';
  return (
    <rect
      className="token-bar"
      width={isTall ? 12 : size}
      height={isTall ? size : 12}
      y={isTall ? 24 - size / 2 : 18}
    />
  );
}
