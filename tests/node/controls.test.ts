/** The form controls, which their records name. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {controlNames, readControls} from '../../scripts/lib/controls.mjs';
import {fieldSelector} from '../../scripts/site/field-selector.mjs';

describe('the records of form controls', () => {
  it('are read from the folders of the elements, by name', async () => {
    const records = Object.entries(await readControls());
    assert.deepEqual(
      records.map(([name]) => name),
      controlNames(),
    );
    for (const [name, {server}] of records) assert.ok(server.html.startsWith(`<lc-${name} `), server.html);
  });

  it('make the selector of fields in the style sheets of the site', () => {
    const {transform} = fieldSelector();
    const tags = controlNames().map(name => `lc-${name}`);
    assert.equal(
      transform('form > :--field:first-child {}', 'page.css')?.code,
      `form > :is(${tags.join(',')}):first-child {}`,
    );
    assert.equal(transform('form {}', 'page.css'), null);
  });
});
