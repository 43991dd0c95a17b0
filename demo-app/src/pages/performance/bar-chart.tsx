import type {ReactNode} from 'react';
import {barsOf, short, type Bar, type Job, type SuiteResult, type Variant} from './compare.js';

interface BarChartProps {
  readonly result: SuiteResult;
  /** Whether the title names the variant. */
  readonly namesVariant: boolean;
  readonly variant: Variant;
  readonly job: Job;
}

/** A job as a table with a bar in each row, so that a screen reader reads the same numbers. */
export function BarChart({result, namesVariant, variant, job}: BarChartProps): ReactNode {
  const title = namesVariant ? `${job.title}, ${variant.title}` : job.title;
  return (
    <table className="bar-chart">
      <caption>{title}</caption>
      <tbody>
        {barsOf(result, variant, job).map(bar => (
          <tr key={bar.name} className={`bar-${bar.kind}`}>
            <th scope="row">{bar.title}</th>
            <td>
              <span className="bar-line">
                <BarShape share={bar.share} />
                <BarText bar={bar} unit={job.unit} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The attributes of SVG need no inline style, which the content security policy forbids. */
function BarShape({share}: {share: number}): ReactNode {
  if (share === 0) return null;
  return (
    <svg className="bar-shape" aria-hidden="true" focusable="false" preserveAspectRatio="none">
      <rect width={`${(share * 100).toFixed(2)}%`} height="100%" rx="2" />
    </svg>
  );
}

function BarText({bar, unit}: {bar: Bar; unit: string}): ReactNode {
  const {median, missing} = bar.measured;
  if (median === undefined) return <span className="bar-missing">{missing ?? 'Not measured.'}</span>;
  return (
    <span className="bar-text">
      {short(median)} {unit}
    </span>
  );
}
