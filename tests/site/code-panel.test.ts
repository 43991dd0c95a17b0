/** The code of an example: its tabs, the HTML and the Vue code read from the running example, long code, and copying. */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import type {Page} from 'playwright-core';
import {compileScript, parse} from 'vue/compiler-sfc';
import {exampleId} from 'demo-app/workbench/example-id';
import {eventually, hasFocus, startSite, type Site} from './support.js';

let site: Site;
let page: Page;

before(async () => {
  site = await startSite();
});
after(() => site.close());
beforeEach(async () => {
  ({page} = await site.newPage());
});
afterEach(() => site.release(page));

const example = (name: string) => page.getByRole('region', {name, exact: true});
const tab = (name: string) => page.getByRole('tab', {name, exact: true});

/** Shows an example, whose code is open in this window. */
async function openCode(path: string, name: string): Promise<void> {
  await page.goto(`${path}#${exampleId(name)}`);
  await eventually(
    () => page.getByRole('button', {name: `SHOW ME THE CODE ${name}`}).getAttribute('aria-expanded'),
    'true',
  );
}

async function liveCodeOf(language: 'HTML' | 'Vue', name: string): Promise<string> {
  await tab(language).click();
  const code = page.getByRole('region', {name: `${language} of ${name}`});
  await eventually(async () => (await code.innerText()).includes('<lc-'), true);
  return code.innerText();
}

/** Bundles a Vue component, with the elements that it imports, like a Vite project does. */
async function vueBundle(source: string): Promise<string> {
  const {descriptor} = parse(source);
  const {content} = compileScript(descriptor, {
    id: 'example',
    inlineTemplate: true,
    templateOptions: {compilerOptions: {isCustomElement: tag => tag.startsWith('lc-')}},
  });
  const {outputFiles} = await build({
    stdin: {
      contents: `import {createApp} from 'vue';\n${content.replace('export default', 'const App =')}\ncreateApp(App).mount('main');`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
    define: {
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
  });
  return outputFiles[0]!.text;
}

const EXAMPLES = [
  ['/buttons', 'Sizes'],
  ['/selects', 'In a form'],
  ['/selects', 'Option children'],
  ['/sliders', 'In a form'],
  ['/breadcrumbs', 'Labels'],
] as const;

describe('the code of an example', () => {
  it('unfolds when a reader opens it, but not with reduced motion', async () => {
    await page.setViewportSize({width: 1024, height: 720});
    const motions = async () => {
      await page.goto('/buttons#sizes');
      const toggle = page.getByRole('button', {name: 'SHOW ME THE CODE Sizes'});
      await page.waitForFunction(() => customElements.get('lc-button') !== undefined);
      await eventually(async () => {
        if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
        return toggle.getAttribute('aria-expanded');
      }, 'true');
      // The motion is short, so this looks at the style.
      const panel = page.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`);
      return panel.evaluate(one => getComputedStyle(one).animationName);
    };
    assert.equal(await motions(), 'none');
    await page.emulateMedia({reducedMotion: 'no-preference'});
    assert.equal(await motions(), 'unfold');
  });

  it('is in tabs that the arrow keys select', async () => {
    await openCode('/buttons', 'Sizes');
    await tab('React').focus();
    await page.keyboard.press('ArrowRight');
    await eventually(() => hasFocus(tab('HTML')), true);
    await eventually(() => tab('HTML').getAttribute('aria-selected'), 'true');
    await page.keyboard.press('End');
    await eventually(() => hasFocus(tab('Properties')), true);
    await page.keyboard.press('ArrowRight');
    await eventually(() => hasFocus(tab('React')), true);
  });

  it('has a tab for each local file that it imports', async () => {
    await openCode('/validation', 'One schema');
    const tabs = example('One schema').getByRole('tab');
    await eventually(
      () => tabs.allTextContents(),
      ['React', 'sign-up.ts', 'sign-up-form.tsx', 'HTML', 'Vue', 'Svelte', 'Angular', 'Properties'],
    );
    await eventually(
      async () =>
        (await page.getByRole('region', {name: 'Code of One schema', exact: true}).textContent())!.includes(
          "from './sign-up';",
        ),
      true,
    );
  });

  it('shows the first lines of long code, and all of it on request', async () => {
    await openCode('/form-example', 'Sports and work');
    const code = page.getByRole('region', {name: 'Code of Sports and work', exact: true});
    const height = async () => (await code.boundingBox())!.height;
    assert.ok((await height()) < 500);
    await example('Sports and work')
      .getByRole('button', {name: /^Show all \d+ lines$/})
      .click();
    await eventually(async () => (await height()) > 500, true);
  });

  it('has its imports in a line that opens, and in what is copied', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openCode('/buttons', 'Variants');
    const text = () => page.getByRole('region', {name: 'Code of Variants', exact: true}).innerText();
    assert.doesNotMatch(await text(), /import \{/);
    await example('Variants').getByRole('button', {name: 'Copy'}).click();
    await eventually(
      async () => (await page.evaluate(() => navigator.clipboard.readText())).startsWith('import {'),
      true,
    );
    await example('Variants').getByRole('button', {name: '2 imports', exact: true}).press('Enter');
    await eventually(async () => (await text()).includes("from 'react';"), true);
  });

  it('is as high as the stage beside it, until all of it is shown', async () => {
    await openCode('/sliders', 'Steps');
    const [stage, side] = [page.locator('.stage'), page.locator('.bench-side')];
    const height = async (part: typeof stage) => (await part.boundingBox())!.height;
    assert.ok((await height(stage)) < 400);
    const more = example('Steps').getByRole('button', {name: /^Show all \d+ lines$/});
    assert.equal(await more.isVisible(), true);
    await more.click();
    await eventually(async () => (await height(side)) > 500, true);
  });

  it('offers to copy again after a while', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openCode('/typography', 'Tones');
    await example('Tones').getByRole('button', {name: 'Copy'}).click();
    await example('Tones').getByRole('button', {name: 'Copied'}).waitFor();
    await example('Tones').getByRole('button', {name: 'Copy', exact: true}).waitFor();
  });
});

describe('the HTML of an example', () => {
  for (const [path, name] of EXAMPLES) {
    it(`gives the same controls on a plain page: ${path}, ${name}`, async () => {
      await openCode(path, name);
      const html = await liveCodeOf('HTML', name);
      const script = '<script type="module" src="/lc/life-changers.min.js"></script>';
      await expectSameControls(name, `<main>${html}</main>${script}`);
    });
  }
});

describe('the Vue code of an example', () => {
  for (const [path, name] of EXAMPLES) {
    it(`gives the same controls in a Vue app: ${path}, ${name}`, async () => {
      await openCode(path, name);
      const script = await vueBundle(await liveCodeOf('Vue', name));
      await page.route('**/copied.js', route =>
        route.fulfill({contentType: 'text/javascript', body: script}),
      );
      await expectSameControls(name, '<main></main><script type="module" src="/copied.js"></script>');
    });
  }
});

/** Compares an example with another page. */
async function expectSameControls(name: string, body: string): Promise<void> {
  const wanted = await example(name).locator('.example-live').ariaSnapshot();
  const html = `<!doctype html><html lang="en"><meta charset="utf-8" /><body>${body}</body></html>`;
  await page.route('**/copied.html', route => route.fulfill({contentType: 'text/html', body: html}));
  await page.goto('/copied.html');
  await eventually(() => page.getByRole('main').ariaSnapshot().then(withoutMain), wanted);
}

/** Removes the first line, `- main:`, and its indentation. */
function withoutMain(snapshot: string): string {
  const [, ...lines] = snapshot.split('\n');
  return lines.map(line => line.slice(2)).join('\n');
}
