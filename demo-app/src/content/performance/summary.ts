import {byMedian, entriesOf, hasNumber, medianOf, OWN, short, titleOf} from './compare.js';
import type {Entry, Job, SuiteResult, Variant} from './compare.js';

/** The results of a suite, and which of them the page shows where. */
export interface ShownSuite {
  readonly result: SuiteResult;
  /** The variants with charts. Default: all. */
  readonly variants?: readonly Variant[];
  /** The jobs with a chart. All jobs are in the table below the charts. */
  readonly charted: readonly string[];
  /** The rows of the summary: each of the jobs in each of the variants. */
  readonly telling: Telling;
  /** What the reader should know before the numbers. */
  readonly about: string;
}

interface Telling {
  readonly jobs: readonly string[];
  /** The ids of variants. Default: the first one. */
  readonly variants?: readonly string[];
  /** The jobs that also have a row with the React components of this library. */
  readonly inReact?: readonly string[];
}

/** A row of the summary. */
export interface SummaryRow {
  readonly id: string;
  readonly job: string;
  readonly title: string;
  /** The title of the variant. */
  readonly variant: string;
  readonly unit: string;
  readonly own: Entry;
  /** The peer with the lowest median, or null if no peer has a number. */
  readonly nearest: Entry | null;
  /** The lower median of the floor and of native controls, or null if neither is measured. */
  readonly floor: Entry | null;
}

/** How a number of this library compares with that of a peer. */
export interface Verdict {
  readonly kind: 'ahead' | 'even' | 'behind';
  /** For example `2.1 × smaller`. */
  readonly text: string;
}

const OWN_REACT = `${OWN}-react`;

/** The contenders that do the job without a library. React alone does none. */
const WITHOUT_LIBRARY: readonly string[] = ['floor', 'native'];

/** Returns the rows of a suite. What has not been recorded yet has no row. */
export function summaryOf({result, variants: shown = result.variants, telling}: ShownSuite): SummaryRow[] {
  const {jobs, variants = [result.variants[0]?.id], inReact = []} = telling;
  const hasVariants = shown.length > 1;
  return result.variants
    .filter(({id}) => variants.includes(id))
    .flatMap(variant =>
      jobs
        .flatMap(id => result.jobs.filter(job => job.id === id))
        .flatMap(job => [
          ...rowsOf(result, variant, job, {name: OWN, hasVariants}),
          ...(inReact.includes(job.id) ? rowsOf(result, variant, job, {name: OWN_REACT, hasVariants}) : []),
        ]),
    );
}

/** Returns the row of a job with one of this library's contenders, or nothing if that has no number. */
function rowsOf(
  result: SuiteResult,
  variant: Variant,
  job: Job,
  {name, hasVariants}: {readonly name: string; readonly hasVariants: boolean},
): SummaryRow[] {
  const entries = entriesOf(result, variant, job).filter(hasNumber).sort(byMedian);
  const title = titleOf(job, variant, hasVariants);
  return entries
    .filter(entry => entry.name === name)
    .map(own => ({
      id: `${job.id} ${variant.id} ${name}`,
      job: job.id,
      title: name === OWN_REACT ? `${title}, in React` : title,
      variant: variant.title,
      unit: job.unit,
      own,
      nearest: entries.find(({kind}) => kind === 'peer') ?? null,
      floor: entries.find(entry => WITHOUT_LIBRARY.includes(entry.name)) ?? null,
    }));
}

/** The words for a lower and for a higher number, by unit. Other units count things. */
const WORDS: Readonly<Record<string, readonly [lower: string, higher: string]>> = {
  kB: ['smaller', 'larger'],
  ms: ['faster', 'slower'],
};
const WORDS_OF_COUNTS = ['fewer', 'more'] as const;

/** From this ratio on, a digit after the decimal point says nothing. */
const WHOLE = 10;

/** Puts the ratio of two medians into words. Returns null for numbers without a ratio, such as zero. */
export function verdictOf(ownEntry: Entry, otherEntry: Entry, unit: string): Verdict | null {
  const own = medianOf(ownEntry);
  const other = medianOf(otherEntry);
  if (own <= 0 || other <= 0) return null;
  const ratio = Math.max(own, other) / Math.min(own, other);
  const digits = ratio.toFixed(ratio < WHOLE ? 1 : 0);
  if (digits === '1.0') return {kind: 'even', text: 'about the same'};
  const [lower, higher] = WORDS[unit] ?? WORDS_OF_COUNTS;
  return own < other
    ? {kind: 'ahead', text: `${digits} × ${lower}`}
    : {kind: 'behind', text: `${digits} × ${higher}`};
}

/** Returns the number of an entry that has one, as text. */
export const numberOf = (entry: Entry, unit: string): string => `${short(medianOf(entry), unit)} ${unit}`;

/** A row of the summary as text, for other pages. */
export interface Fact {
  /** The title of the variant, such as the number of rows. */
  readonly variant: string;
  readonly own: string;
  readonly nearest: {readonly title: string; readonly number: string};
}

/** Returns a row that also has a peer. */
export function factOf(suites: readonly ShownSuite[], suiteId: string, job: string): Fact {
  const row = suites
    .filter(({result}) => result.suite === suiteId)
    .flatMap(summaryOf)
    .find(row => row.job === job);
  if (!row?.nearest) throw new Error(`The summary of ${suiteId} has no row of ${job} with another library.`);
  const {variant, unit, own, nearest} = row;
  return {
    variant,
    own: numberOf(own, unit),
    nearest: {title: nearest.title, number: numberOf(nearest, unit)},
  };
}
