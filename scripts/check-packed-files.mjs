/**
 * Checks which files npm packs: everything that the packages' `exports` name, with its types, and nothing else than
 * modules that have a source. Needs a build; each package does this before it is packed.
 */
import {PACKAGES, problemsOf} from './lib/packed-files.mjs';

for (const folder of PACKAGES) {
  const problems = problemsOf(folder);
  if (problems.length === 0) continue;
  console.error(`The package in ${folder} cannot be published:\n  ${problems.join('\n  ')}`);
  process.exitCode = 1;
}
