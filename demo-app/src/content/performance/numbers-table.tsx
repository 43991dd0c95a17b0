import type {ReactNode} from 'react';
import {short, type Measured, type SuiteResult, type Variant} from './compare.js';

interface NumbersTableProps {
  readonly result: SuiteResult;
  readonly variant: Variant;
}

/** All numbers of a variant: a row for each contender, a column for each job. */
export function NumbersTable({result, variant}: NumbersTableProps): ReactNode {
  const rows = Object.entries(variant.contenders);
  const jobs = result.jobs.filter(({id}) => rows.some(([, values]) => values[id]?.median !== undefined));
  const label = `All numbers: ${result.title}, ${variant.title}`;
  return (
    <div className="numbers" role="region" aria-label={label} tabIndex={0}>
      <table>
        <caption>{variant.title}</caption>
        <thead>
          <tr>
            <th scope="col">Contender</th>
            {jobs.map(({id, title, unit}) => (
              <th key={id} scope="col">
                {title} ({unit})
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, values]) => (
            <tr key={name}>
              <th scope="row">{result.contenders[name]?.title ?? name}</th>
              {jobs.map(({id, unit}) => (
                <td key={id}>{cellOf(values[id], unit, result.rounds)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function cellOf(value: Measured | undefined, unit: string, rounds: number): ReactNode {
  if (value?.median === undefined) return <span title={value?.missing}>–</span>;
  const {min = value.median, median, max = value.median, ratio} = value;
  return (
    <>
      {short(median, unit)}
      {rounds > 1 && (
        <small>
          {short(min, unit)} to {short(max, unit)}
        </small>
      )}
      {ratio !== undefined && <small>×{short(ratio)}</small>}
    </>
  );
}
