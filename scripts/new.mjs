/**
 * `npm run new -- color-swatch` makes an element: its class, styles, definition and test, its React component and
 * test, its page on the site with a first example, and a changeset. It adds the element to the lists that name it. The
 * API page comes from the doc comments. If a file or a place in a list is taken or missing, it says so and writes
 * nothing.
 */
import {report} from './lib/run.mjs';
import {componentNames} from './lib/workspace.mjs';
import {nameProblem, namesOf} from './new/names.mjs';
import {planElement, writePlan} from './new/plan.mjs';

const name = process.argv[2];
const problem = nameProblem(name, componentNames());

try {
  if (problem) throw new Error(problem);
  await writePlan(await planElement(namesOf(name)));
  console.log(`\nNow run npm run build, then npm test -- elements elements/src/components/${name}`);
} catch (error) {
  report(error);
  process.exitCode = 1;
}
