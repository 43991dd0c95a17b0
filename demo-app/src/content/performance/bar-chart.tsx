import type {ReactNode} from 'react';
import {short, type Bar, type Chart} from './compare.js';

interface BarChartProps {
  readonly title: string;
  readonly chart: Chart;
  readonly unit: string;
}

/**
 * A job as a table with a mark in each row, so that a screen reader reads the same numbers. A bar starts at zero, which a
 * logarithmic scale does not have: there, a dot is the mark.
 */
export function BarChart({title, chart: {bars, ticks, isLogarithmic}, unit}: BarChartProps): ReactNode {
  return (
    <div className="bar-chart">
      <table>
        <caption>
          {title} <span>{isLogarithmic ? `${unit}, logarithmic scale` : unit}</span>
        </caption>
        <tbody>
          {bars.map(bar => (
            <tr key={bar.name} className={`bar-${bar.kind}`}>
              <th scope="row">{bar.title}</th>
              <td>
                <span className="bar-line">
                  {bar.measured.median !== undefined && <Mark bar={bar} isDot={isLogarithmic} />}
                  <BarText bar={bar} unit={unit} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* Each row has its number. */}
      <svg className="bar-axis" aria-hidden="true" focusable="false">
        {ticks.map(({value, share}) => (
          <text key={value} x={percent(share)} y="100%" dy="-4">
            {tickText(value)}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** What the colors of the marks mean. */
export function BarLegend(): ReactNode {
  return (
    <ul className="bar-legend">
      {(
        [
          ['own', 'Life Changers UI'],
          ['peer', 'Other libraries'],
          ['floor', 'Without a library: the floor, React alone, or native controls'],
        ] as const
      ).map(([kind, text]) => (
        <li key={kind} className={`bar-${kind}`}>
          <svg className="bar-shape" aria-hidden="true" focusable="false">
            <rect width="100%" height="100%" rx="2" />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

const tickText = (value: number) => value.toLocaleString('en', {maximumFractionDigits: 3});

/** The smallest share of a bar that readers can see. */
const VISIBLE = 0.01;

interface MarkProps {
  readonly bar: Bar;
  readonly isDot: boolean;
}

/** Numbers that are not positive have no mark. The attributes of SVG need no inline style, which the security policy forbids. */
function Mark({bar: {measured, share}, isDot}: MarkProps): ReactNode {
  const isShown = (measured.median ?? 0) > 0;
  return (
    <svg className="bar-shape" aria-hidden="true" focusable="false">
      {isDot && <line className="bar-guide" x2="100%" y1="50%" y2="50%" />}
      {isShown &&
        (isDot ? (
          <circle cx={percent(share)} cy="50%" r="4.5" />
        ) : (
          <rect width={percent(Math.max(share, VISIBLE))} height="100%" rx="2" />
        ))}
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
