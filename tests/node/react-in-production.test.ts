/** What a production build of an app contains of the React components. Needs a build. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {build} from 'esbuild';

const WARNING = 'there is no prop';

async function bundled(mode: 'development' | 'production'): Promise<string> {
  const {outputFiles} = await build({
    stdin: {contents: `export {Button} from '@life-changers/react';`, resolveDir: import.meta.dirname},
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external: ['@life-changers/elements/*', '@lit/react', 'react', 'react-dom'],
    define: {'process.env.NODE_ENV': JSON.stringify(mode)},
  });
  return outputFiles[0]!.text;
}

describe('a production build', () => {
  it('has no warnings of unknown props, unlike a development build', async () => {
    const [development, production] = await Promise.all([bundled('development'), bundled('production')]);
    assert.deepEqual([development.includes(WARNING), production.includes(WARNING)], [true, false]);
  });
});
