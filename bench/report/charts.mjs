/** Chooses what the charts show. */
import {chartOf} from './chart.mjs';

/** The jobs with a chart, by suite; the others are in the tables. */
const CHARTED = {
  table: ['first-page', 'key-1', 'further-keys', 'sort-text', 'sort-number', 'next-page', 'memory'],
  groups: ['group', 'open', 'again'],
  'table-tree': ['mount', 'open', 'open-all', 'search'],
  scroll: ['mount', 'wheel-task', 'wheel-busy', 'wheel-empty', 'thumb-task', 'thumb-busy', 'thumb-empty'],
  mount: ['mount', 'nodes'],
  controls: ['mount', 'nodes'],
  display: ['mount', 'nodes'],
  menu: ['create', 'open', 'reopen', 'arrow'],
  options: ['create', 'open', 'key'],
  tree: ['create', 'open', 'arrow'],
  form: ['mount', 'key-middle', 'appear', 'submit-focus', 'submit', 'insert'],
  'date-picker': ['first-open', 'open', 'reopen', 'arrow'],
  toasts: ['show', 'busy'],
  bytes: ['button', 'text-input', 'table', 'date-picker', 'toast', 'form', 'everything'],
};

/**
 * Returns the charts of a suite: one for each job and variant.
 * @returns {{file: string, svg: string}[]}
 */
export function chartsOf(result) {
  const jobs = result.jobs.filter(({id}) => CHARTED[result.suite]?.includes(id));
  return result.variants.flatMap(variant =>
    jobs.map(job => ({
      file: `${result.suite}-${variant.id}-${job.id}.svg`,
      svg: chartOf({
        title: titleOf(result, variant, job),
        unit: job.unit,
        bars: barsOf(result, variant, job),
      }),
    })),
  );
}

function titleOf({suite, variants}, variant, job) {
  const title = variants.length > 1 || suite === 'table' ? `${job.title}: ${variant.title}` : job.title;
  return job.unit === 'kB' ? `${title}, gzipped` : title;
}

/** Who does not have what is measured is left out of sizes, but named in the charts of times. */
function barsOf({contenders}, variant, job) {
  return Object.entries(variant.contenders)
    .map(([name, values]) => ({
      name,
      title: contenders[name].title,
      value: values[job.id]?.median ?? null,
    }))
    .filter(({value}) => value !== null || job.unit !== 'kB');
}
