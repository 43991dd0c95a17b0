import {tokens} from 'library-tokens';
import type {ReactNode} from 'react';
import {accentScale} from '../../site/theming/model/accent-scale.js';
import {readPair} from '../../site/theming/model/theme-tokens.js';
import type {Theme} from '../../site/theming/model/theme.js';

const [OWN_ACCENT] = readPair(tokens['color-accent'] ?? '');
const [SUNKEN] = readPair(tokens['color-surface-sunken'] ?? '');

/** What the steps are for, with the first of each use. */
const USES = [
  [1, 'Base'],
  [3, 'Fills'],
  [6, 'Lines'],
  [9, 'Color'],
  [11, 'Text'],
] as const;

/** The twelve steps of the accent, in light and dark. */
export function AccentSteps({theme}: {theme: Theme}): ReactNode {
  const accent = theme.accent ?? OWN_ACCENT;
  return (
    <section className="accent-steps" aria-labelledby="accent-steps">
      <h2 id="accent-steps">Steps of the accent</h2>
      <p>Text in the steps 11 and 12 is readable on 1 to 3 with any brand color.</p>
      <table>
        <thead>
          <tr>
            <td />
            {USES.map(([first, use], index) => (
              <th key={use} scope="col" colSpan={(USES[index + 1]?.[0] ?? 13) - first}>
                {use}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Steps title="Light" steps={accentScale(accent, 'light', [SUNKEN]).steps} />
          <Steps title="Dark" steps={accentScale(accent, 'dark').steps} />
        </tbody>
      </table>
    </section>
  );
}

function Steps({title, steps}: {title: string; steps: readonly string[]}): ReactNode {
  return (
    <tr>
      <th scope="row">{title}</th>
      {steps.map((color, index) => (
        <td key={index} title={`${index + 1}: ${color}`}>
          {/* Presentation attributes need no inline style, which the policy of the site forbids. */}
          <svg viewBox="0 0 24 24" role="img" aria-label={`${index + 1}: ${color}`}>
            <rect width="24" height="24" fill={color} />
          </svg>
        </td>
      ))}
    </tr>
  );
}
