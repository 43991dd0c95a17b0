/** The `llms.txt` files of the packages. Needs a build. */
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {describe, it} from 'node:test';

const require = createRequire(import.meta.url);
const read = (name: string) => readFile(require.resolve(`${name}/llms.txt`), 'utf8');

/** Returns the section of a component or tag. */
async function section(name: string, heading: string): Promise<string> {
  const sections = (await read(name)).split(/^## /m);
  return sections.find(text => text.startsWith(`${heading}\n`)) ?? '';
}

describe('llms.txt', () => {
  it('has a section for each element', async () => {
    const text = await read('@life-changers/elements');
    assert.deepEqual(
      text.match(/^## lc-(modal|search-modal|text-input)$/gm),
      ['modal', 'search-modal', 'text-input'].map(name => `## lc-${name}`),
    );
  });

  it('has a section for each React component', async () => {
    const tags = (await read('@life-changers/elements')).match(/^## lc-\S+$/gm) ?? [];
    const components = (await read('@life-changers/react')).match(/It renders `<lc-\S+>`/g) ?? [];
    assert.equal(components.length, tags.length);
  });

  for (const [component, prop, other] of [
    ['Modal', 'title', 'heading'],
    ['SidebarGroup', 'title', 'heading'],
    ['SearchModal', 'searchOnChange', 'lc-search'],
    ['TextInput', 'attributes', 'controlAttributes'],
    ['FileUpload', 'onChange', 'init-value'],
  ] as const) {
    it(`calls ${prop} of ${component} by its React name`, async () => {
      const text = await section('@life-changers/react', component);
      assert.match(text, new RegExp(`^- \`${prop}\` `, 'm'));
      assert.doesNotMatch(text, new RegExp(`^- \`${other}\` `, 'm'));
    });
  }

  it('describes the hooks', async () => {
    const text = await section('@life-changers/react', 'Functions');
    assert.match(text, /^- `useToast\(/m);
    assert.match(text, /^- `useNavigationLinks\(/m);
  });
});
