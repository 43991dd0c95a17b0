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
  /** The length as a share of the longest bar, from 0 to 1. */
  readonly share: number;
}

/** A job that a peer does with a lower number than this library. */
export interface PeerWin {
  readonly job: string;
  readonly variant: string;
  readonly unit: string;
  readonly peer: string;
  readonly theirs: number;
  readonly ours: number;
}

const OWN = 'life-changers';
/** Not libraries: the job written by hand, and the browser's own controls. */
const NOT_PEERS: readonly string[] = ['floor', 'native', 'react'];

/**
 * Returns the bars of a job, in the order of the contenders. Those that cannot do it come last; of sizes, they are left
 * out.
 */
export function barsOf(result: SuiteResult, variant: Variant, job: Job): Bar[] {
  const all = Object.entries(variant.contenders).map(([name, values]) => ({
    name,
    title: result.contenders[name]?.title ?? name,
    kind: kindOf(name),
    measured: values[job.id] ?? {},
  }));
  const longest = Math.max(...all.map(({measured}) => measured.median ?? 0));
  const bars = all.map(bar => ({...bar, share: longest > 0 ? (bar.measured.median ?? 0) / longest : 0}));
  const unable = job.unit === 'kB' ? [] : bars.filter(bar => !hasNumber(bar));
  return [...bars.filter(hasNumber), ...unable];
}

/** Lists every job that a peer does with a lower median: each peer, with the lowest first. */
export function peerWins(result: SuiteResult): PeerWin[] {
  return result.variants.flatMap(variant =>
    result.jobs.flatMap(job => {
      const ours = variant.contenders[OWN]?.[job.id]?.median;
      if (ours === undefined) return [];
      return barsOf(result, variant, job)
        .filter(bar => bar.kind === 'peer' && medianOf(bar) < ours)
        .sort((one, other) => medianOf(one) - medianOf(other))
        .map(bar => ({
          job: job.title,
          variant: variant.title,
          unit: job.unit,
          peer: bar.title,
          theirs: medianOf(bar),
          ours,
        }));
    }),
  );
}

/** Returns a number with three digits, or all of them if it is larger. */
export function short(number: number): string {
  const digits = Math.abs(number) >= 100 ? 0 : Math.abs(number) >= 10 ? 1 : 2;
  return number.toLocaleString('en', {maximumFractionDigits: digits}).replace('-', '−');
}

function kindOf(name: string): Bar['kind'] {
  if (name.startsWith(OWN)) return 'own';
  return NOT_PEERS.includes(name) ? 'floor' : 'peer';
}

const hasNumber = ({measured}: Pick<Bar, 'measured'>): boolean => measured.median !== undefined;

const medianOf = ({measured}: Pick<Bar, 'measured'>): number => measured.median ?? Infinity;
