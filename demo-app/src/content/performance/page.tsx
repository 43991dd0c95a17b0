import type {ReactNode} from 'react';
import {plainCode} from '../../site/live-code/code.js';
import {CodeBlock} from '../../site/code/code-block.js';
import {Disclosure} from '../../site/controls/disclosure.js';
import {Page} from '../../site/page/page.js';
import {BarChart, BarLegend} from './bar-chart.js';
import {chartOf, titleOf, type SuiteResult, type Variant} from './compare.js';
import {NumbersTable} from './numbers-table.js';
import {Peers} from './peers.js';
import {suites} from './results.js';
import type {ShownSuite} from './summary.js';
import {SummaryTable} from './summary-table.js';

const RUN = plainCode('npm ci\nnpm run bench\nnpm run bench -- --only table --sizes 100000');

const PARTS = [
  {id: 'medians', title: 'Medians'},
  {id: 'results', title: 'All results'},
  {id: 'peers', title: 'Where others are ahead'},
  {id: 'method', title: 'Method'},
  {id: 'run', title: 'Run it yourself'},
];

/** The recorded results of `npm run bench`. */
export default function PerformancePage(): ReactNode {
  return (
    <Page
      title="Performance"
      lead="What a component costs in bytes and in time, next to other libraries, measured with a benchmark that you can run."
      parts={PARTS}
    >
      <SummaryTable />
      <section aria-labelledby="results" className="performance">
        <h2 id="results">All results</h2>
        <p className="about">
          Bars start at zero. Where the numbers of a chart are far apart, its scale is logarithmic: it has no
          zero, and a dot marks the place of each number.
        </p>
        <BarLegend />
        {suites.map(suite => (
          <Suite key={suite.result.suite} suite={suite} />
        ))}
      </section>
      <Peers />
      <Method />
      <section aria-labelledby="run" className="performance">
        <h2 id="run">Run it yourself</h2>
        <p className="about">
          The benchmark is part of the repository. It needs Chromium, installs the other libraries on first
          use, and writes JSON, Markdown, and charts to <code>bench/results</code>.
        </p>
        <CodeBlock code={RUN} label="Commands of the benchmark" />
      </section>
    </Page>
  );
}

/** A suite: its details open if the heading is the target of a link. */
function Suite({suite}: {suite: ShownSuite}): ReactNode {
  const {result, variants = result.variants, charted, about} = suite;
  return (
    <section aria-labelledby={result.suite} className="suite">
      <h3 id={result.suite}>{result.title}</h3>
      <p className="about">{about}</p>
      <Disclosure summary={`Charts and numbers: ${result.title}`}>
        <Charts result={result} variants={variants} charted={charted} />
        <Disclosure summary={`All numbers: ${result.title}`}>
          {result.rounds > 1 && (
            <p className="about">
              The median of {result.rounds} rounds, the lowest and highest value, and the ratio to the floor.
            </p>
          )}
          {result.variants.map(variant => (
            <NumbersTable key={variant.id} result={result} variant={variant} />
          ))}
        </Disclosure>
        <Recorded result={result} />
      </Disclosure>
    </section>
  );
}

interface ChartsProps {
  readonly result: SuiteResult;
  readonly variants: readonly Variant[];
  readonly charted: readonly string[];
}

/** A chart for each job and variant. */
function Charts({result, variants, charted}: ChartsProps): ReactNode {
  const jobs = result.jobs.filter(({id}) => charted.includes(id));
  return (
    <div className="bar-charts">
      {variants.flatMap(variant =>
        jobs.map(job => (
          <BarChart
            key={`${variant.id} ${job.id}`}
            title={titleOf(job, variant, variants.length > 1)}
            chart={chartOf(result, variant, job)}
            unit={job.unit}
          />
        )),
      )}
    </div>
  );
}

function Recorded({result}: {result: SuiteResult}): ReactNode {
  const {date, commit, machine, contenders} = result;
  const versions = Object.values(contenders)
    .map(({versions: all}) => Object.entries(all).filter(([name]) => !name.startsWith('@life-changers/')))
    .flat()
    .map(([name, version]) => `${name} ${version}`);
  return (
    <Disclosure
      summary={
        <span>
          Recorded on <time dateTime={date}>{date.slice(0, 10)}</time> at commit {commit}
        </span>
      }
    >
      <p className="about">
        {[machine['cpu'], `${machine['cores']} cores`, machine['memory'], machine['browser'], machine['node']]
          .filter(Boolean)
          .join(', ')}
        . Load at the end: {machine['load']}.
      </p>
      <p className="about">{[...new Set(versions)].sort().join(', ')}.</p>
      <ul className="recorded-notes">
        {Object.entries(contenders)
          .filter(([, {note}]) => note !== '')
          .map(([name, {title, note}]) => (
            <li key={name}>
              <strong>{title}:</strong> {note}
            </li>
          ))}
      </ul>
    </Disclosure>
  );
}

function Method(): ReactNode {
  return (
    <section aria-labelledby="method" className="performance">
      <h2 id="method">Method</h2>
      <ul className="method">
        <li>Each library is bundled by esbuild from its published files, in production mode.</li>
        <li>
          In a round, every library runs once in a new page. Each round starts with a different library.
        </li>
        <li>
          The clock starts with the action and stops when the page shows the result and the layout is up to
          date. An independent check reads every visible row, label, day, or message.
        </li>
        <li>React alone and the floor are not component libraries; they show what is possible.</li>
        <li>
          Absolute times depend on the machine. The ratio to the floor of the same run is what you can compare
          with your own.
        </li>
      </ul>
    </section>
  );
}
