import {FEATURES as DECLARATIONS} from '../../components/table/feature-list.js';
import {recordWarnings} from '../events.js';
import {pick, seeded} from '../random-steps.js';
import {PairRun} from './pair-run.js';

/** All features, in the order in which tables show them. */
export const FEATURES: readonly string[] = DECLARATIONS.map(({name}) => name);

/** Imports a feature, as an app does. It stays for all tables of the page, so a page imports each feature once. */
const importFeature = (name: string): Promise<unknown> =>
  import(`../../components/table/features/${name}/${name}.define.ts`);

/** The features that the import of another one brings. */
const BROUGHT: Readonly<Partial<Record<string, string>>> = {'filter-bar': 'filters'};

/** What the app of these walks does not fix, and Lit's remark about a menu that closes after an update without its button. */
const EXPECTED_WARNINGS =
  /needs its module|need `import|columnState (?:has the field|names the field|hides all columns)|detail is 'single'|scheduled an update/;

/** A walk through one table. */
interface Walk {
  readonly run: PairRun;
  /** The number of imported features with which the table is created. */
  readonly start: number;
  /** The number of imported features after which the walk ends. */
  readonly end: number;
}

/**
 * Imports all features in an order, and walks at random through a client table and a server table with each pair of them:
 * through tables that are there before the imports, and through tables that are created after them.
 *
 * @param steps The number of random steps of a new table, and after each import of one of its features.
 * @returns The first difference from the model in each walk, and unexpected warnings.
 */
export async function walkEveryPair(
  order: readonly string[],
  steps: number,
  seed: number,
): Promise<string[]> {
  const imported = new Set<string>();
  const walks = walksOf(order, imported, seed);
  const warnings = await recordWarnings(async () => {
    await walkFrom(walks, 0, steps);
    for (const name of order) {
      // It loads the rows that the page did not have.
      if (name === 'scroll') for (const {run} of walks) run.pair.startServer();
      await importFeature(name);
      const added = [BROUGHT[name] ?? name, name].filter(feature => !imported.has(feature));
      for (const feature of added) imported.add(feature);
      const count = order.indexOf(name) + 1;
      await importIn(walks, count, name, added, steps);
      await walkFrom(walks, count, steps);
    }
  });
  const failures = walks.flatMap(({run}) => run.failure ?? []);
  return [...failures, ...new Set(warnings.filter(warning => !EXPECTED_WARNINGS.test(warning)))];
}

/** Each pair has two walks in each kind of table. */
function walksOf(order: readonly string[], imported: ReadonlySet<string>, seed: number): Walk[] {
  return order.flatMap((second, place) =>
    order.slice(0, place).flatMap((first, earlier) =>
      [true, false].flatMap(isClient => {
        const random = seeded(
          ((seed * order.length + place) * order.length + earlier) * 2 + Number(isClient),
        );
        const run = () => new PairRun([first, second], isClient, imported, random);
        const end = place + 1;
        // Before the import of both, or between them.
        const start = pick(random, [earlier, earlier + 1]);
        return [
          {run: run(), start, end},
          {run: run(), start: end, end},
        ];
      }),
    ),
  );
}

/** Starts the tables that are created now. */
async function walkFrom(walks: readonly Walk[], count: number, steps: number): Promise<void> {
  for (const {run, start, end} of walks) {
    if (start !== count) continue;
    await run.start();
    await run.take(steps);
    if (end === count) run.stop();
  }
}

/** Goes on with the tables that are there when a feature is imported. */
async function importIn(
  walks: readonly Walk[],
  count: number,
  name: string,
  added: readonly string[],
  steps: number,
): Promise<void> {
  const isThere = ({start, end}: Walk) => start < count && end >= count;
  for (const {run} of walks.filter(isThere)) await run.addFeatures(added);
  for (const {run, end} of walks.filter(isThere)) {
    if (run.pair.uses(name)) await run.take(steps);
    if (end === count) run.stop();
  }
}
