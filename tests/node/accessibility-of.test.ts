import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {accessibilityOf} from '../../scripts/site/references.mjs';

/** The pages that the first paragraph of a part links to. */
const linksOf = (name: string) =>
  (accessibilityOf(name)[0] as unknown as {text: {href?: string}[]}).text
    .map(({href}) => href)
    .filter(href => href?.startsWith('/api/'));

describe('the accessibility text of an API page', () => {
  for (const name of ['modal', 'drawer', 'tooltip', 'button', 'tree'])
    it(`is that of the element itself: ${name}`, () => {
      assert.equal(linksOf(name)[0], `/api/${name}`);
    });

  for (const [name, other] of [
    ['icon-button', 'button'],
    ['segmented', 'radio-button'],
    ['step', 'steps'],
  ] as const)
    it(`is the shared one of ${name} and ${other}`, () => {
      assert.equal(linksOf(name)[0], `/api/${other}`);
    });

  it('is empty if the guide has no part about an element', () => {
    assert.deepEqual(accessibilityOf('unknown'), []);
  });
});
