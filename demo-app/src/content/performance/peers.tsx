import type {ReactNode} from 'react';
import {Disclosure} from '../../site/controls/disclosure.js';
import {BarChart} from './bar-chart.js';
import {comparisons, peerWins, titleOf} from './compare.js';
import {suites} from './results.js';

/** Every case in which a peer has the lower number, straight from the results. */
export function Peers(): ReactNode {
  const groups = suites
    .map(({result, variants = result.variants}) => ({
      id: result.suite,
      title: result.title,
      namesVariant: variants.length > 1,
      count: comparisons({...result, variants}).length,
      wins: peerWins({...result, variants}),
    }))
    .filter(({wins}) => wins.length > 0);
  return (
    <section aria-labelledby="peers" className="performance">
      <h2 id="peers">Where others are ahead</h2>
      <p className="about">
        {groups.length === 0
          ? 'In the recorded run, no other library has a lower number.'
          : 'Every case in the recorded run in which another library has a lower number, with those libraries only.'}
      </p>
      {groups.map(({id, title, namesVariant, count, wins}) => (
        <Disclosure key={id} summary={`${title}: ${wins.length} of ${count}`}>
          <div className="bar-charts">
            {wins.map(({job, variant, chart}) => (
              <BarChart
                key={`${variant.id} ${job.id}`}
                title={titleOf(job, variant, namesVariant)}
                chart={chart}
                unit={job.unit}
              />
            ))}
          </div>
        </Disclosure>
      ))}
    </section>
  );
}
