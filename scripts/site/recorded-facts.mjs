/**
 * Prints the figures of the home page as JSON: the rows of the performance page's summary that they are in, as text. It is a
 * process with tsx, because the summary is in TypeScript.
 */
import {suites} from '../../demo-app/src/content/performance/results.ts';
import {factOf} from '../../demo-app/src/content/performance/summary.ts';

console.log(
  JSON.stringify({page: factOf(suites, 'bytes', 'page'), search: factOf(suites, 'table', 'key-1')}),
);
