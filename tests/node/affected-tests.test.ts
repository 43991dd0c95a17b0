/** The tests that `npm test -- changed` selects. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {affectedTests} from '../../scripts/test/affected-tests.mjs';

describe('the tests that a change affects', () => {
  it('are those of a control, and all that read records, for its record', async () => {
    const {elements, node, site} = await affectedTests([
      'elements/src/components/time-input/time-input.control.ts',
    ]);
    assert.ok(elements.includes('elements/src/components/time-input/time-input.test.ts'));
    assert.ok(elements.every(file => file.startsWith('elements/src/components/time-input/')));
    for (const name of ['controls', 'elements-on-server'])
      assert.ok(node.includes(`tests/node/${name}.test.ts`), name);
    for (const name of ['first-frame', 'undefined', 'react-controls', 'hydration', 'without-script'])
      assert.ok(site.includes(`tests/site/${name}.test.ts`), name);
  });

  it('are those that import a module, directly or not', async () => {
    const {elements} = await affectedTests(['elements/src/core/time/html-time.ts']);
    assert.ok(elements.some(file => file.startsWith('elements/src/components/time-input/')));
    assert.ok(!elements.some(file => file.startsWith('elements/src/components/button/')));
  });
});
