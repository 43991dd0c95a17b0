import type {ReactNode} from 'react';
import {peerWins, short, type PeerWin} from './compare.js';
import {suites} from './results.js';

/** Every case in which a peer has the lower number, straight from the results: a table for each suite. */
export function Peers(): ReactNode {
  const tables = suites
    .map(({id, result, variants}) => ({
      id,
      title: result.title,
      namesVariant: variants.length > 1,
      wins: peerWins({...result, variants}),
    }))
    .filter(({wins}) => wins.length > 0);
  return (
    <section aria-labelledby="peers" className="performance">
      <h2 id="peers">Where others are ahead</h2>
      <p className="about">
        {tables.length === 0
          ? 'In the recorded run, no other library has a lower number.'
          : 'Every case in the recorded run in which another library has a lower number.'}
      </p>
      {tables.map(table => (
        <PeerTable key={table.id} {...table} />
      ))}
    </section>
  );
}

interface PeerTableProps {
  readonly title: string;
  /** Whether a row names the variant. */
  readonly namesVariant: boolean;
  readonly wins: readonly PeerWin[];
}

function PeerTable({title, namesVariant, wins}: PeerTableProps): ReactNode {
  return (
    <div className="numbers" role="region" aria-label={`Where others are ahead: ${title}`} tabIndex={0}>
      <table className="peer-wins">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Case</th>
            <th scope="col">Library</th>
            <th scope="col">Its number</th>
            <th scope="col">Life Changers</th>
          </tr>
        </thead>
        <tbody>
          {wins.map(({job, variant, unit, peer, theirs, ours}) => (
            <tr key={`${variant} ${job} ${peer}`}>
              <th scope="row">{namesVariant ? `${job}, ${variant}` : job}</th>
              <td>{peer}</td>
              <td>
                {short(theirs)} {unit}
              </td>
              <td>
                {short(ours)} {unit}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
