import {writeFile} from 'node:fs/promises';
import {inRoot} from '../../scripts/lib/workspace.mjs';
import {chartsOf} from './charts.mjs';
import {rounded} from './write.mjs';

/** The chart in the README of the repository. */
const README_CHART = /^table-100000-sort-text\.svg$/;

/**
 * Replaces the recorded results: the data of the site's performance page, and the chart in the README.
 * @param {object} result
 */
export async function record(result) {
  const shown = rounded(shownPart(result));
  const file = inRoot('demo-app/src/content/performance/results', `${result.suite}.json`);
  await writeFile(file, `${JSON.stringify(shown)}\n`);
  // Of the rounded numbers, so that both say the same.
  const chart = chartsOf(shown).find(({file}) => README_CHART.test(file));
  if (chart) await writeFile(inRoot('docs/performance.svg'), chart.svg);
}

/** Leaves out what the page does not show: the single keys after the first, and the version of the system. */
function shownPart(result) {
  const machine = {...result.machine};
  delete machine.system;
  return {...result, machine, jobs: result.jobs.filter(({id}) => !/^key-[2-9]$/.test(id))};
}
