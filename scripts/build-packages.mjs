/**
 * Builds some of the packages: `node scripts/build-packages.mjs elements bindings stub`. `--fast` minifies with esbuild, which
 * takes a twentieth of the time; what is published is minified with terser, which is smaller.
 */
import {rollup} from 'rollup';
import {packages} from '../rollup.config.mjs';

const names = process.argv.slice(2).filter(word => !word.startsWith('--'));
const builds = packages({isFast: process.argv.includes('--fast')});

for (const options of names.map(name => builds[name]())) {
  const build = await rollup(options);
  await build.write(options.output);
  await build.close();
}
