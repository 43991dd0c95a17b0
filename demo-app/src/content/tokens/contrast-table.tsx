import {tokens} from 'library-tokens';
import type {ReactNode} from 'react';
import {matchesWords} from '../../site/controls/word-filter.js';
import {
  contrastPairs,
  isTooLow,
  ratioText,
  type ContrastPair,
} from '../../site/theming/model/theme-contrast.js';
import {themeColors, type Tokens} from '../../site/theming/model/theme-tokens.js';
import type {Theme} from '../../site/theming/model/theme.js';

/** Returns the pairs of colors, in light and in dark, whose use or tokens match a filter. */
export const shownPairs = (theme: Theme, text: string): ContrastPair[] =>
  contrastPairs(theme, tokens).filter(({use, color, ground}) =>
    matchesWords(text, `${use} --lc-${color} ${ground}`),
  );

interface ContrastTableProps {
  readonly theme: Theme;
  readonly pairs: readonly ContrastPair[];
}

/** The contrast of pairs of colors, in light and dark. */
export function ContrastTable({theme, pairs}: ContrastTableProps): ReactNode {
  const [light, dark] = (['light', 'dark'] as const).map(scheme =>
    pairs.filter(pair => pair.scheme === scheme),
  );
  const colors = {light: themeColors(theme, tokens, 'light'), dark: themeColors(theme, tokens, 'dark')};
  return (
    <table className="token-list" aria-labelledby="contrast">
      <thead>
        <tr>
          <th scope="col">Use</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
          <th scope="col">Required</th>
        </tr>
      </thead>
      <tbody>
        {light!.map((pair, index) => (
          <tr key={pair.use}>
            <th scope="row">
              {pair.use}
              <span className="token-pair">
                <code>{pair.color.replace('color-', '')}</code> on{' '}
                <code>{pair.ground.replace('color-', '')}</code>
              </span>
            </th>
            {[pair, dark![index]!].map(one => (
              <td key={one.scheme}>
                <span className="token-color">
                  <Sample pair={one} colors={colors[one.scheme]} />
                  <span className={isTooLow(one) ? 'is-low' : undefined}>{ratioText(one)}</span>
                </span>
              </td>
            ))}
            <td>{pair.required}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Text in one color on the other, or an outline. */
function Sample({pair, colors}: {pair: ContrastPair; colors: Tokens}): ReactNode {
  const color = colors[pair.color];
  return (
    <svg viewBox="0 0 40 28" aria-hidden="true">
      <rect width="40" height="28" fill={colors[pair.ground]} />
      {pair.required < 4.5 ? (
        <rect x="8.5" y="7.5" width="23" height="13" rx="3" fill="none" stroke={color} />
      ) : (
        <text x="20" y="19" fontSize="14" fontWeight="600" textAnchor="middle" fill={color}>
          Aa
        </text>
      )}
    </svg>
  );
}
