/** The form controls, which their records name. Needs a build. */
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {controlNames, readControls} from '../../scripts/lib/controls.mjs';
import {fieldSelector} from '../../scripts/site/field-selector.mjs';
import {CONTROL_PAIRS} from '../../elements/src/testing/walks/control-pairs.js';

interface Manifest {
  modules: {declarations?: {tagName?: string; members?: {name: string}[]}[]}[];
}

const manifest = JSON.parse(
  readFileSync(new URL('../../elements/dist/custom-elements.json', import.meta.url), 'utf8'),
) as Manifest;

describe('the records of form controls', () => {
  it('are read from the folders of the elements, by name', async () => {
    const records = Object.entries(await readControls());
    assert.deepEqual(
      records.map(([name]) => name),
      controlNames(),
    );
    for (const [name, {server}] of records) assert.ok(server.html.startsWith(`<lc-${name} `), server.html);
  });

  it('exist for every element with a value that rules check', () => {
    const names = manifest.modules
      .flatMap(({declarations = []}) => declarations)
      .filter(({members = []}) => members.some(({name}) => name === 'typedValue'))
      .flatMap(({tagName}) => tagName?.slice('lc-'.length) ?? []);
    assert.deepEqual(names.sort(), controlNames());
  });

  it('are of elements that random steps compare with a native control', () => {
    const tags = new Set(CONTROL_PAIRS.map(({tag}) => tag));
    assert.deepEqual(
      controlNames().filter(name => !tags.has(`lc-${name}`)),
      [],
    );
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
