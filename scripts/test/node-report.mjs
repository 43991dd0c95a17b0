import {relative} from 'node:path';
import {root} from '../lib/workspace.mjs';

const isSuite = ({type}) => type === 'suite';
const failureType = ({error}) => error.failureType;

/** A reporter of Node's test runner: writes the `Report` of a run (`report.mjs`) as JSON. */
export default async function* nodeReport(events) {
  const names = [];
  const found = [];
  let passed = 0;
  for await (const {type, data} of events) {
    if (['test:start', 'test:fail'].includes(type)) names.splice(data.nesting, Infinity, data.name);
    if (type === 'test:pass' && !isSuite(data.details) && data.skip === undefined) passed += 1;
    // A suite fails with each of its cases.
    if (type === 'test:fail' && failureType(data.details) !== 'subtestsFailed')
      found.push({details: data.details, failure: failureOf(names.join(' > '), data)});
  }
  const cases = found.filter(({details}) => !isSuite(details));
  const canceled = cases.filter(({details}) => failureType(details) === 'cancelledByParent').length;
  yield JSON.stringify({passed, failed: cases.length, canceled, failures: causesOf(found)});
}

/**
 * A suite whose hook failed comes first, in place of its cases, which were canceled. A file that ends early cancels its
 * cases too, and then they are all there is to name.
 */
function causesOf(found) {
  const causes = found.filter(({details}) => failureType(details) !== 'cancelledByParent');
  return (causes.length > 0 ? causes : found)
    .sort((one, other) => isSuite(other.details) - isSuite(one.details))
    .map(({failure}) => failure);
}

function failureOf(name, {file = '', details: {error}}) {
  const [text] = (error.cause?.message ?? error.message).split('\n');
  return {name, file: relative(root, file), error: text};
}
