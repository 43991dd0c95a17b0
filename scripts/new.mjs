/**
 * `npm run new -- color-swatch` makes an element: its class, styles, definition and test, its React component and
 * test, its page on the site with a first example, and a changeset. It adds the element to the lists that name it. The
 * API page comes from the doc comments. If a file or a place in a list is taken or missing, it says so and writes
 * nothing.
 *
 * `npm run new -- --form-control color-code` makes an element that is a form control: with a value object, with the shared
 * contract as its test, and with a record, which the other tests and the site read.
 *
 * `npm run new -- --table-feature row-count` makes a feature of the tables in the same way: its properties, its record, its
 * definition and test, and a changeset.
 */
import {report} from './lib/run.mjs';
import {parseArgs} from 'node:util';
import {componentNames, tableFeatureNames} from './lib/workspace.mjs';
import {featureNameProblem, nameProblem, namesOf} from './new/names.mjs';
import {planElement, planFormControl, planTableFeature, writePlan} from './new/plan.mjs';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {'table-feature': {type: 'boolean'}, 'form-control': {type: 'boolean'}},
});
const [name] = positionals;
const isFeature = values['table-feature'] === true;
const isControl = values['form-control'] === true;
const plan = isFeature ? planTableFeature : isControl ? planFormControl : planElement;
const problem = isFeature
  ? featureNameProblem(name, tableFeatureNames())
  : nameProblem(name, componentNames());

try {
  if (problem) throw new Error(problem);
  if (isFeature && isControl) throw new Error('Choose one of --table-feature and --form-control.');
  await writePlan(await plan(namesOf(name)));
  const folder = isFeature ? `table/features/${name}` : name;
  console.log(`\nNow run npm run build, then npm test -- elements elements/src/components/${folder}`);
} catch (error) {
  report(error);
  process.exitCode = 1;
}
