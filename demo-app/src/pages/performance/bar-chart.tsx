import type {ReactNode} from 'react';
import {short, type Bar} from './compare.js';

interface BarChartProps {
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly unit: string;
}

/** A job as a table with a bar in each row, so that a screen reader reads the same numbers. */
export function BarChart({title, bars, unit}: BarChartProps): ReactNode {
  return (
    <table className="bar-chart">
      <caption>{title}</caption>
      <tbody>
        {bars.map(bar => (
          <tr key={bar.name} className={`bar-${bar.kind}`}>
            <th scope="row">{bar.title}</th>
            <td>
              <span className="bar-line">
                {bar.measured.median !== undefined && <BarShape share={bar.share} />}
                <BarText bar={bar} unit={unit} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The smallest share of a bar that readers can see, in percent. */
const VISIBLE = 1;

/** The attributes of SVG need no inline style, which the content security policy forbids. */
function BarShape({share}: {share: number}): ReactNode {
  return (
    <svg className="bar-shape" aria-hidden="true" focusable="false" preserveAspectRatio="none">
      {share > 0 && <rect width={`${Math.max(share * 100, VISIBLE).toFixed(2)}%`} height="100%" rx="2" />}
    </svg>
  );
}

function BarText({bar, unit}: {bar: Bar; unit: string}): ReactNode {
  const {median, missing} = bar.measured;
  if (median === undefined) return <span className="bar-missing">{missing ?? 'Not measured.'}</span>;
  return (
    <span className="bar-text">
      {short(median, unit)} {unit}
    </span>
  );
}
