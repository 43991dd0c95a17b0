/** What a production build of an app contains of the elements and the React components. Needs a build of the packages. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {build} from 'esbuild';

async function bundled(contents: string, mode: 'development' | 'production'): Promise<string> {
  const {outputFiles} = await build({
    stdin: {contents, resolveDir: import.meta.dirname},
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    conditions: [mode],
    external: ['@lit/react', 'react', 'react-dom'],
    define: {'process.env.NODE_ENV': JSON.stringify(mode)},
  });
  return outputFiles[0]!.text;
}

const isIn = async (code: string, text: string) => {
  const [development, production] = await Promise.all([
    bundled(code, 'development'),
    bundled(code, 'production'),
  ]);
  return {development: development.includes(text), production: production.includes(text)};
};

describe('a production build', () => {
  for (const [title, code, text] of [
    ['unknown props', `export {Button} from '@life-changers/react';`, 'there is no prop'],
    ['bad values', `import '@life-changers/elements/radio-box';`, 'boxesPerRow must be'],
    ['methods that are set', `import '@life-changers/elements/button';`, 'is not a property that can be set'],
  ] as const)
    it(`has no warnings of ${title}, unlike a development build`, async () => {
      assert.deepEqual(await isIn(code, text), {development: true, production: false});
    });

  it('reports what an app function threw, like a development build', async () => {
    const code = `import '@life-changers/elements/data-table';`;
    assert.deepEqual(await isIn(code, 'the render function of column'), {
      development: true,
      production: true,
    });
  });
});
