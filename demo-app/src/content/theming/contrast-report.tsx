import {tokens} from 'library-tokens';
import type {ReactNode} from 'react';
import {Disclosure} from '../../site/controls/disclosure.js';
import {
  contrastPairs,
  isTooLow,
  ratioText,
  type ContrastPair,
} from '../../site/theming/model/theme-contrast.js';
import type {Theme} from '../../site/theming/model/theme.js';

/** The contrast of all colors that are next to each other, with a warning for each pair that fails WCAG AA. */
export function ContrastReport({theme}: {theme: Theme}): ReactNode {
  const pairs = contrastPairs(theme, tokens);
  const low = pairs.filter(isTooLow);

  return (
    <section className="contrast" aria-labelledby="contrast">
      <h2 id="contrast">Contrast</h2>
      <div role="status">
        {low.length === 0 ? (
          <p className="contrast-fine">All {pairs.length} pairs of colors meet WCAG 2.2 AA.</p>
        ) : (
          <ul className="contrast-low">
            {low.map(pair => (
              <li key={`${pair.scheme} ${pair.use}`}>{warning(pair)}</li>
            ))}
          </ul>
        )}
      </div>
      <Disclosure summary="All pairs">
        <table>
          <thead>
            <tr>
              <th scope="col">Use</th>
              <th scope="col">Light</th>
              <th scope="col">Dark</th>
            </tr>
          </thead>
          <tbody>
            {pairs
              .filter(({scheme}) => scheme === 'light')
              .map(light => (
                <tr key={light.use}>
                  <th scope="row">{light.use}</th>
                  <Ratio pair={light} />
                  <Ratio pair={pairs.find(({scheme, use}) => scheme === 'dark' && use === light.use)!} />
                </tr>
              ))}
          </tbody>
        </table>
      </Disclosure>
    </section>
  );
}

function Ratio({pair}: {pair: ContrastPair}): ReactNode {
  return <td className={isTooLow(pair) ? 'is-low' : undefined}>{ratioText(pair)}</td>;
}

function warning(pair: ContrastPair): ReactNode {
  const {scheme, use, color, ground, required} = pair;
  return (
    <>
      <strong>
        {use}, {scheme}:
      </strong>{' '}
      <code>{color.replace('color-', '')}</code> on <code>{ground.replace('color-', '')}</code> has{' '}
      {ratioText(pair)}:1 and needs {required}:1.
    </>
  );
}
