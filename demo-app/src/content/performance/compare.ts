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

/** A bar of a chart. */
export interface Bar {
  readonly name: string;
  readonly title: string;
  readonly kind: 'own' | 'floor' | 'peer';
  readonly measured: Measured;
  /** The length as a share of the axis, from 0 to 1. */
  readonly share: number;
}

/** The bars of a job, and their axis. */
export interface Chart extends Pick<Scale, 'isLogarithmic' | 'ticks'> {
  readonly bars: readonly Bar[];
}

/** A job that peers do with a lower number than this library. */
export interface PeerWin {
  readonly job: Job;
  readonly variant: Variant;
  /** Those peers, the lowest number first, and this library. */
  readonly chart: Chart;
}

const OWN = 'life-changers';
/** Not libraries: the job written by hand, and the browser's own controls. */
const NOT_PEERS: readonly string[] = ['floor', 'native', 'react'];

/**
 * Returns the chart of a job, the lowest number first. Contenders that cannot do it come last; of sizes, they are left out.
 */
export function chartOf(result: SuiteResult, variant: Variant, job: Job): Chart {
  const all = Object.entries(variant.contenders).map(([name, values]) => ({
    name,
    title: result.contenders[name]?.title ?? name,
    kind: kindOf(name),
    measured: values[job.id] ?? {},
  }));
  return inOrder(job.unit === 'kB' ? all.filter(hasNumber) : all);
}

function inOrder(bars: readonly Omit<Bar, 'share'>[]): Chart {
  const {isLogarithmic, ticks, shareOf} = scaleOf(bars.filter(hasNumber).map(medianOf));
  return {
    isLogarithmic,
    ticks,
    bars: bars
      .map(bar => ({...bar, share: shareOf(bar.measured.median ?? 0)}))
      // Two that cannot do it are infinitely slow: their difference is not a number.
      .sort((one, other) => medianOf(one) - medianOf(other) || 0),
  };
}

/** Lists every job that a peer does with a lower median. */
export function peerWins(result: SuiteResult): PeerWin[] {
  return result.variants.flatMap(variant =>
    result.jobs.flatMap(job => {
      const {bars} = chartOf(result, variant, job);
      const own = bars.find(({name}) => name === OWN);
      if (own === undefined || !hasNumber(own)) return [];
      const ahead = bars.filter(bar => bar.kind === 'peer' && medianOf(bar) < medianOf(own));
      return ahead.length === 0 ? [] : [{job, variant, chart: inOrder([...ahead, own])}];
    }),
  );
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

const hasNumber = ({measured}: Pick<Bar, 'measured'>): boolean => measured.median !== undefined;

const medianOf = ({measured}: Pick<Bar, 'measured'>): number => measured.median ?? Infinity;

/** Returns the title of a job, with that of its variant if there are several. */
export function titleOf(job: Job, variant: Variant, hasVariants: boolean): string {
  const [first = '', ...rest] = variant.title;
  return hasVariants ? `${job.title}, ${first.toLowerCase()}${rest.join('')}` : job.title;
}
