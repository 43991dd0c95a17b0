import {scaleOf, type Scale} from './scale.js';

/** The numbers of a job, or why there are none. */
export interface Measured {
  readonly min?: number;
  readonly median?: number;
  readonly max?: number;
  /** The median divided by that of the floor. */
  readonly ratio?: number;
  readonly missing?: string;
}

/** Something that is measured, such as the first sort. */
export interface Job {
  readonly id: string;
  readonly title: string;
  readonly unit: string;
}

/** A library in the bench. */
export interface Contender {
  readonly title: string;
  /** What a reader of the numbers must know, or `''`. */
  readonly note: string;
  readonly versions: Readonly<Record<string, string>>;
}

/** The same jobs under other conditions, for example more rows. */
export interface Variant {
  readonly id: string;
  readonly title: string;
  /** The numbers by contender and job. */
  readonly contenders: Readonly<Record<string, Readonly<Record<string, Measured>>>>;
}

/** The results of a suite, as `npm run bench` writes them. */
export interface SuiteResult {
  readonly suite: string;
  readonly title: string;
  readonly about: string;
  readonly rounds: number;
  readonly date: string;
  readonly commit: string;
  readonly machine: Readonly<Record<string, string | number>>;
  readonly jobs: readonly Job[];
  readonly contenders: Readonly<Record<string, Contender>>;
  readonly variants: readonly Variant[];
}

/** A contender with its numbers of a job. */
export interface Entry {
  readonly name: string;
  readonly title: string;
  readonly kind: 'own' | 'floor' | 'peer';
  readonly measured: Measured;
}

/** An entry with its place in a chart. */
export interface Bar extends Entry {
  /** The place of the median on the axis, from 0 to 1. */
  readonly share: number;
}

/** The bars of a job, and their axis. */
export interface Chart extends Pick<Scale, 'isLogarithmic' | 'ticks'> {
  readonly bars: readonly Bar[];
}

/** A job that this library has done, and at least one peer. */
interface Comparison {
  readonly job: Job;
  readonly variant: Variant;
  readonly own: Entry;
  /** The peers with a number. */
  readonly peers: readonly Entry[];
}

/** A job that peers do with a lower number than this library. */
export interface PeerWin {
  readonly job: Job;
  readonly variant: Variant;
  /** Those peers, the lowest number first, and this library. */
  readonly chart: Chart;
}

/** The contender that is this library, as elements. */
export const OWN = 'life-changers';
/** Not libraries: the job written by hand, the browser's own controls, and what contenders for React need on top. */
const NOT_PEERS: readonly string[] = ['floor', 'native', 'react'];

/**
 * Returns the chart of a job, the lowest number first. Contenders that cannot do it come last; of sizes, they are left out.
 */
export function chartOf(result: SuiteResult, variant: Variant, job: Job): Chart {
  const all = entriesOf(result, variant, job);
  return inOrder(job.unit === 'kB' ? all.filter(hasNumber) : all);
}

/** Returns the contenders of a variant with their numbers of a job. */
export function entriesOf(result: SuiteResult, variant: Variant, job: Job): Entry[] {
  return Object.entries(variant.contenders).map(([name, values]) => ({
    name,
    title: result.contenders[name]?.title ?? name,
    kind: kindOf(name),
    measured: values[job.id] ?? {},
  }));
}

function inOrder(entries: readonly Entry[]): Chart {
  const {isLogarithmic, ticks, shareOf} = scaleOf(entries.filter(hasNumber).map(medianOf));
  return {
    isLogarithmic,
    ticks,
    bars: entries.map(entry => ({...entry, share: shareOf(entry.measured.median ?? 0)})).sort(byMedian),
  };
}

/** Lists the jobs that this library and at least one peer have done. */
export function comparisons(result: SuiteResult): Comparison[] {
  return result.variants.flatMap(variant =>
    result.jobs.flatMap(job => {
      const entries = entriesOf(result, variant, job).filter(hasNumber);
      const own = entries.find(({name}) => name === OWN);
      const peers = entries.filter(({kind}) => kind === 'peer');
      return own === undefined || peers.length === 0 ? [] : [{job, variant, own, peers}];
    }),
  );
}

/** Lists every job that a peer does with a lower median. */
export function peerWins(result: SuiteResult): PeerWin[] {
  return comparisons(result).flatMap(({job, variant, own, peers}) => {
    const ahead = peers.filter(peer => medianOf(peer) < medianOf(own));
    return ahead.length === 0 ? [] : [{job, variant, chart: inOrder([...ahead, own])}];
  });
}

/** Returns the suites that have been recorded. */
export const recorded = <Suite extends {readonly result: SuiteResult | null}>(
  suites: readonly Suite[],
): Suite[] => suites.filter(({result}) => result !== null);

/** What is counted in whole numbers. */
const COUNTED: readonly string[] = ['nodes', 'renders', 'runs', 'rows'];

/** Returns a number with three digits, or all of them if it is larger. */
export function short(number: number, unit = ''): string {
  const digits = Math.abs(number) >= 100 ? 0 : Math.abs(number) >= 10 ? 1 : 2;
  const format = {
    minimumFractionDigits: COUNTED.includes(unit) || number === 0 ? 0 : digits,
    maximumFractionDigits: digits,
  };
  return number.toLocaleString('en', format).replace('-', '−');
}

function kindOf(name: string): Bar['kind'] {
  if (name.startsWith(OWN)) return 'own';
  return NOT_PEERS.includes(name) ? 'floor' : 'peer';
}

export const hasNumber = ({measured}: Entry): boolean => measured.median !== undefined;

/** The median of an entry, or infinity if it has none. */
export const medianOf = ({measured}: Entry): number => measured.median ?? Infinity;

/** Two that cannot do a job are infinitely slow: their difference is not a number. */
export const byMedian = (one: Entry, other: Entry): number => medianOf(one) - medianOf(other) || 0;

/** Returns the title of a job, with that of its variant if there are several. */
export function titleOf(job: Job, variant: Variant, hasVariants: boolean): string {
  const [first = '', ...rest] = variant.title;
  return hasVariants ? `${job.title}, ${first.toLowerCase()}${rest.join('')}` : job.title;
}
