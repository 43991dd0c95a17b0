/**
 * `npm run size`: prints what users download (minified and gzipped, with all that it needs) next to the budgets.
 * `--update` accepts the sizes as the new budgets. Needs a build.
 */
import {measureSizes, readBudgets, writeBudgets} from './lib/byte-budgets.mjs';

const sizes = await measureSizes();
if (process.argv.includes('--update')) writeBudgets(sizes);
const budgets = readBudgets();
for (const [name, {bytes}] of Object.entries(sizes)) {
  const change = bytes - (budgets[name] ?? 0);
  console.log(
    `${name.padEnd(26)} ${String(bytes).padStart(7)} bytes ${change > 0 ? '+' : ''}${change || ''}`.trimEnd(),
  );
}
