/** The list of the site's pages: every address of the spec, and a page for every element that is public. */
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import {describe, it} from 'node:test';
import {routes} from 'demo-app/routes';

/** Spec, section 2. */
const SPEC = {
  'the demo pages': [
    ...[
      '/',
      '/navigation-layout',
      '/tables',
      '/all-form-components',
      '/form-example',
      '/buttons',
      '/typography',
    ],
    ...[
      '/checkboxes',
      '/datalists',
      '/radios',
      '/selects',
      '/sliders',
      '/switches',
      '/text-inputs',
      '/number-inputs',
    ],
    ...['/files-upload', '/date-time-pickers', '/loaders', '/card-with-permissions', '/toasts', '/modals'],
    ...['/breadcrumbs', '/admin', '/users'],
  ],
  'the empty pages': [
    ...['/about-us', '/how_we_do_it', '/entrepreneurs', '/team', '/what-we-do', '/contact', '/portfolio'],
    '/investors',
  ],
  'the API pages': [
    ...['/api/button', '/api/checkbox', '/api/datalist', '/api/date-time-picker', '/api/radio-button'],
    ...['/api/radio-box', '/api/select', '/api/slider', '/api/switch', '/api/text-input', '/api/file-upload'],
    ...['/api/main-loader', '/api/bar-loader', '/api/permissions', '/api/typography', '/api/toast'],
    ...['/api/modal', '/api/search-modal', '/api/breadcrumb'],
  ],
};

const paths = routes.map(({path}) => path);
const missing = (wanted: readonly string[]) => wanted.filter(path => !paths.includes(path));

/** The tags in the library's manifest, without `lc-`. */
async function publicElements(): Promise<string[]> {
  const manifest = fileURLToPath(import.meta.resolve('@life-changers/elements/custom-elements.json'));
  const {modules} = JSON.parse(await readFile(manifest, 'utf8')) as {
    modules: {declarations?: {tagName?: string}[]}[];
  };
  return modules
    .flatMap(({declarations = []}) => declarations.flatMap(({tagName}) => tagName ?? []))
    .map(tag => tag.replace(/^lc-/, ''));
}

describe('the pages of the site', () => {
  for (const [title, wanted] of Object.entries(SPEC)) {
    it(`are ${title} of the spec among others`, () => {
      assert.deepEqual(missing(wanted), []);
    });
  }

  it('describe every public element', async () => {
    const elements = await publicElements();
    assert.ok(elements.length > 30, `The manifest has ${elements.length} elements.`);
    assert.deepEqual(missing(elements.map(element => `/api/${element}`)), []);
  });

  it('have an address each', () => {
    assert.deepEqual([...new Set(paths)], paths);
  });
});
