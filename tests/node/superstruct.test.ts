/** Only the rule helpers load superstruct; elements do not. Needs a build. */
import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {describe, it} from 'node:test';

const dist = new URL('../../elements/dist/', import.meta.url);
const IMPORT = /^(?:import|export)\b[^'"]*['"]([^'"]+)['"]/gm;

/** Returns the names of the packages that a built module imports, directly or indirectly. */
function packagesOf(module: URL, seen = new Set<string>()): Set<string> {
  if (seen.has(module.href)) return new Set();
  seen.add(module.href);
  const names = [...readFileSync(module, 'utf8').matchAll(IMPORT)].map(([, name = '']) => name);
  const packages = names.map(name =>
    name.startsWith('.') ? packagesOf(new URL(name, module), seen) : [name],
  );
  return new Set(packages.flatMap(found => [...found]));
}

const elements = readdirSync(new URL('components/', dist)).filter(name =>
  existsSync(new URL(`components/${name}/${name}.define.js`, dist)),
);

describe('superstruct', () => {
  for (const name of elements) {
    it(`is not loaded by ${name}`, () => {
      const packages = packagesOf(new URL(`components/${name}/${name}.define.js`, dist));
      assert.equal(packages.has('lit'), true);
      assert.equal(packages.has('superstruct'), false);
    });
  }

  it('is loaded by the rule helpers', () => {
    assert.equal(packagesOf(new URL('core/validation/index.js', dist)).has('superstruct'), true);
  });
});
