import type {Engine, Fact, Facts} from './engines/engine.js';
import type {Expected, Sample} from './samples/sample.js';

/** How long an element may take to be as expected, in milliseconds. Only a failure takes so long. */
const LIMIT = 1500;

/** Shows a sample and returns what the engine does not report as expected. */
export async function check(engine: Engine, sample: Sample): Promise<string[]> {
  const {html, properties, script, focus, keys = []} = sample;
  await engine.run(`await show(${JSON.stringify({html, properties})})`);
  if (script) await engine.run(`${script}; await rendered()`);
  if (focus) await engine.run(`(await waitFor(${JSON.stringify(focus)})).focus()`);
  for (const key of keys) await engine.press(key);
  const failures: string[] = [];
  for (const [selector, expected] of Object.entries(sample.expected)) {
    await engine.run(`await waitFor(${JSON.stringify(selector)})`);
    const differences = await differencesIn(engine, selector, expected);
    failures.push(...differences.map(text => `${sample.element} ${sample.state}, ${selector}: ${text}`));
  }
  return failures;
}

/** Reads an element until it is as expected, because some states follow a frame later. */
async function differencesIn(engine: Engine, selector: string, expected: Expected): Promise<string[]> {
  const deadline = performance.now() + LIMIT;
  for (;;) {
    const differences = compare(engine, await engine.read(selector), expected);
    if (differences.length === 0 || performance.now() > deadline) return differences;
    await engine.run('await rendered()');
  }
}

function compare({id, reports}: Engine, actual: Facts, {differs, ...expected}: Expected): string[] {
  const wanted: Facts = {...expected, ...(differs?.[id]?.facts as Facts | undefined)};
  const facts = new Set([...Object.keys(wanted), ...Object.keys(actual)] as Fact[]);
  return [...facts]
    .filter(fact => reports.has(fact) && actual[fact] !== wanted[fact])
    .map(fact => `${fact} is ${textOf(actual[fact])} instead of ${textOf(wanted[fact])}`);
}

const textOf = (value: unknown) => (value === undefined ? 'absent' : JSON.stringify(value));
