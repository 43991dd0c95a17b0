import type {ReactNode} from 'react';
import {comparisons, peerWins} from './compare.js';
import {suites} from './results.js';
import {numberOf, summaryOf, verdictOf, type SummaryRow} from './summary.js';

/**
 * The medians that tell the most of each suite, next to the nearest other library. In a narrow window, a row is a grid, so
 * the table has explicit roles: some browsers lose those of a table that is displayed in another way.
 */
export function SummaryTable(): ReactNode {
  return (
    <section aria-labelledby="medians" className="performance">
      <h2 id="medians">Medians</h2>
      <Tally />
      <table className="summary" role="table" aria-labelledby="medians">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              Measured
            </th>
            <th scope="col" role="columnheader">
              Life Changers
            </th>
            <th scope="col" role="columnheader">
              Nearest other library
            </th>
            <th scope="col" role="columnheader">
              Without a library
            </th>
            <th scope="col" role="columnheader">
              Ratio
            </th>
          </tr>
        </thead>
        {suites.map(suite => (
          <tbody key={suite.result.suite} role="rowgroup">
            <tr role="row" className="summary-suite">
              <th scope="rowgroup" role="rowheader" colSpan={5}>
                <a href={`#${suite.result.suite}`}>{suite.result.title}</a>
              </th>
            </tr>
            {summaryOf(suite).map(row => (
              <Row key={row.id} row={row} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** In how many of all comparisons this library has the lowest number, so that no selection hides the others. */
function Tally(): ReactNode {
  const results = suites.map(({result, variants = result.variants}) => ({...result, variants}));
  const count = results.flatMap(comparisons).length;
  const losses = results.flatMap(peerWins).length;
  return (
    <p className="about">
      Lower is better. Of {count} recorded comparisons with other libraries, Life Changers UI has the lowest
      number in {count - losses}; <a href="#peers">in {losses}, another library is ahead</a>. The title of a
      suite links to all its results.
    </p>
  );
}

function Row({row: {title, unit, own, nearest, floor}}: {row: SummaryRow}): ReactNode {
  const verdict = nearest && verdictOf(own, nearest, unit);
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        {title}
      </th>
      <td role="cell">{numberOf(own, unit)}</td>
      <td role="cell">
        {nearest ? (
          <span className="summary-nearest">
            <span>{numberOf(nearest, unit)}</span> <span className="summary-name">{nearest.title}</span>
          </span>
        ) : (
          'No other library'
        )}
      </td>
      <td role="cell">{floor ? numberOf(floor, unit) : '–'}</td>
      <td role="cell" className={verdict ? `summary-${verdict.kind}` : undefined}>
        {verdict?.text ?? '–'}
      </td>
    </tr>
  );
}
