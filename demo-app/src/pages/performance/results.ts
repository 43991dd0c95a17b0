import bytes from './results/bytes.json';
import type {SuiteResult, Variant} from './compare.js';

interface ShownSuite {
  readonly id: string;
  readonly result: SuiteResult;
  /** The variants with charts. */
  readonly variants: readonly Variant[];
  /** The jobs with a chart. All jobs are in the table below the charts. */
  readonly charted: readonly string[];
  /** What the reader should know before the numbers. */
  readonly about: string;
}

// The types of the JSON are unions of every contender's numbers, which are of no use here.
const read = (data: unknown): SuiteResult => data as SuiteResult;

const byteResult = read(bytes);

/** The recorded results, in the order of the page. `npm run bench -- --record` replaces them. */
export const suites: readonly ShownSuite[] = [
  {
    id: 'bytes',
    result: byteResult,
    // Rollup makes almost the same sizes as esbuild.
    variants: byteResult.variants.slice(0, 1),
    charted: ['button', 'text-input', 'table', 'date-picker', 'toast', 'everything'],
    about: 'What a bundler makes of each component: minified and gzipped, with everything it needs.',
  },
];
