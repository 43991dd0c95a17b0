/** The samples of `npm run accessibility`. */
import assert from 'node:assert/strict';
import {it} from 'node:test';
import {SAMPLES, WITHOUT_SAMPLE} from '../accessibility/samples/index.js';
import {manifest} from './known-tags.js';

it('each element has a sample for the engines, or a reason why not', () => {
  const tags = manifest.modules
    .flatMap(({declarations = []}) => declarations.flatMap(({tagName}) => tagName ?? []))
    .map(tag => tag.replace('lc-', ''));
  const known = new Set([...SAMPLES.map(({element}) => element), ...Object.keys(WITHOUT_SAMPLE)]);
  assert.deepEqual([...known].sort(), tags.sort());
});
