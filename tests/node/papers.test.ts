/**
 * The papers that others check before they use the packages: who may install what, what is promised, and that each promise
 * about security has the test that it names.
 */
import assert from 'node:assert/strict';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {billOfMaterials, installedWith} from '../../scripts/lib/sbom.mjs';
import {ownFiles} from '../../scripts/lib/own-files.mjs';
import {componentNames, inRoot, PUBLISHED, readJson} from '../../scripts/lib/workspace.mjs';

/** It has no types. */
const yaml = createRequire(import.meta.url)('js-yaml') as {load(text: string): unknown};

const read = (path: string) => readFileSync(inRoot(path), 'utf8');
const sources = ownFiles().filter(path => existsSync(inRoot(path)));

interface LockEntry {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const lock = Object.entries(
  (readJson('package-lock.json') as {packages: Record<string, LockEntry>}).packages,
);
/** Without the root, the workspaces, and the links to them. */
const packages = lock.filter(([path, {link}]) => path.includes('node_modules/') && !link);
const workspaces = ['.', ...(readJson('package.json') as {workspaces: string[]}).workspaces];
const manifests = workspaces.map(path => readJson(join(path, 'package.json')) as Manifest);

const FREE_LICENSES = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

describe('the lock file', () => {
  it('has a checksum for each package', () => {
    const without = packages.filter(([, {integrity}]) => !integrity?.startsWith('sha512-'));
    assert.deepEqual(
      without.map(([path]) => path),
      [],
    );
  });

  it('names at most one origin, and no package from elsewhere, such as git', () => {
    const addresses = packages.flatMap(([, {resolved}]) => resolved ?? []);
    const origins = new Set(addresses.map(address => new URL(address).origin));
    assert.ok(origins.size <= 1, [...origins].join(' '));
    assert.deepEqual(
      [...origins].filter(origin => !origin.startsWith('https://')),
      [],
    );
  });

  it('needs no script at the installation', () => {
    const scripts = packages.flatMap(([path, {hasInstallScript}]) => (hasInstallScript ? [path] : []));
    const reasons = sectionOf(read('docs/dependencies.md'), 'Scripts of packages');
    const listed = [...reasons.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => `node_modules/${name}`);
    assert.deepEqual(scripts.sort(), listed.sort());
    assert.match(read('.npmrc'), /^ignore-scripts=true$/m);
    for (const name of PUBLISHED)
      assert.deepEqual(
        Object.keys((readJson(`${name}/package.json`) as {scripts?: object}).scripts ?? {}),
        [],
      );
  });
});

describe('the packages that users install', () => {
  for (const workspace of PUBLISHED) {
    it(`are listed with a reason, and have a free license: ${workspace}`, () => {
      const list = sectionOf(read('docs/dependencies.md'), 'What users install');
      const {dependencies = {}} = readJson(`${workspace}/package.json`) as Manifest;
      for (const name of Object.keys(dependencies))
        assert.ok(list.includes(`\`${name}\``), `docs/dependencies.md does not say why we use ${name}.`);
      const installed = Object.entries(installedWith(workspace) as Record<string, LockEntry>);
      assert.deepEqual(
        installed.filter(([, {license}]) => !FREE_LICENSES.includes(license ?? '')),
        [],
      );
    });

    it(`name each package that a user installs, in the bill of materials: ${workspace}`, () => {
      const bill = billOfMaterials(workspace) as {
        bomFormat: string;
        metadata: {component: {name: string; purl: string}};
        components: {purl: string; hashes?: object[]; licenses?: object[]}[];
      };
      const {name} = readJson(`${workspace}/package.json`) as Manifest;
      assert.deepEqual([bill.bomFormat, bill.metadata.component.name], ['CycloneDX', name]);
      // Two packages can have their copies of the same version.
      const paths = Object.keys(installedWith(workspace));
      const names = [...new Set(paths.map(path => path.split('node_modules/').at(-1)!))];
      assert.ok(names.length > 3, names.join(' '));
      assert.deepEqual(
        bill.components.map(({purl}) => decodeURIComponent(purl).replace(/^pkg:npm\/|@[^@]+$/g, '')).sort(),
        names.sort(),
      );
      const others = bill.components.filter(({purl}) => !purl.includes('life-changers'));
      assert.deepEqual(
        others.filter(({hashes, licenses}) => !hashes?.length || !licenses?.length),
        [],
      );
    });
  }
});

describe('docs/dependencies.md', () => {
  const used = manifests.flatMap(({dependencies, devDependencies, peerDependencies}) =>
    Object.keys({...dependencies, ...devDependencies, ...peerDependencies}),
  );
  const own = manifests.map(({name}) => name);
  const others = [...new Set(used)].filter(name => !own.includes(name)).sort();
  const listed = new Set([...read('docs/dependencies.md').matchAll(/`([^`]+)`/g)].map(([, name]) => name!));

  it('gives a reason for each package of each workspace', () => {
    assert.deepEqual(
      others.filter(name => !listed.has(name)),
      [],
    );
  });
});

describe('the papers', () => {
  /** Each paper with what it must name. */
  const papers: Readonly<Record<string, readonly (string | RegExp)[]>> = {
    'SECURITY.md': [
      'Report a vulnerability',
      'Supported versions',
      /\d+ days/,
      'attacker',
      'threat-model.md',
    ],
    'GOVERNANCE.md': ['MIT', 'Who decides', '12 months', 'If the work stops'],
    'CODE_OF_CONDUCT.md': ['Report a vulnerability', /\d+ working days/],
    'docs/roadmap.md': [/Written in \w+ 20\d\d/, /quarter of 20\d\d/, 'Not planned'],
    'docs/status.md': ['Experimental', 'Stable', '1.0'],
    '.github/pull_request_template.md': ['changeset', 'docs/dependencies.md', 'SECURITY.md'],
    LICENSE: ['MIT License'],
  };
  for (const [path, names] of Object.entries(papers))
    it(`say what is asked of them: ${path}`, () => {
      const text = read(path);
      const missing = names.filter(name =>
        typeof name === 'string' ? !text.includes(name) : !name.test(text),
      );
      assert.deepEqual(missing, []);
    });

  it('are linked from the README', () => {
    const readme = read('README.md');
    const linked = [
      'SECURITY.md',
      'GOVERNANCE.md',
      'CODE_OF_CONDUCT.md',
      'docs/roadmap.md',
      'docs/status.md',
    ];
    assert.deepEqual(
      [...linked, 'docs/dependencies.md', 'threat-model.md'].filter(path => !readme.includes(`${path})`)),
      [],
    );
  });

  it('link to files that exist', () => {
    const broken = Object.keys(papers).flatMap(path =>
      [...read(path).matchAll(/\]\(([^):#]+)\)/g)].flatMap(([, target = '']) =>
        target.startsWith('/') || existsSync(inRoot(path, '..', target)) ? [] : [`${path}: ${target}`],
      ),
    );
    assert.deepEqual(broken, []);
  });

  it('have forms for issues that a code host can read', () => {
    const folder = '.github/ISSUE_TEMPLATE';
    const names = readdirSync(inRoot(folder)).filter(name => name !== 'config.yml');
    assert.deepEqual(names.sort(), ['bug.yml', 'feature.yml', 'language.yml']);
    for (const name of names) {
      const form = yaml.load(read(`${folder}/${name}`)) as {
        name: string;
        description: string;
        body: {type: string; id?: string; attributes: {label?: string; value?: string}}[];
      };
      assert.ok(form.name && form.description, name);
      const fields = form.body.filter(({type}) => type !== 'markdown');
      assert.deepEqual(
        fields.filter(({id, attributes}) => !id || !attributes.label),
        [],
      );
      assert.equal(new Set(fields.map(({id}) => id)).size, fields.length);
    }
  });
});

describe('the status of the elements', () => {
  const statuses = readJson('elements/status.json') as Record<string, string>;

  it('is experimental or stable for each element, in the order of their names', () => {
    assert.deepEqual(Object.keys(statuses), componentNames());
    assert.deepEqual(
      Object.entries(statuses).filter(([, status]) => !['experimental', 'stable'].includes(status)),
      [],
    );
  });

  it('is in the manifest', () => {
    const {modules} = readJson('elements/dist/custom-elements.json') as {
      modules: {declarations: {tagName?: string; status?: string}[]}[];
    };
    const declared = modules.flatMap(({declarations}) => declarations).filter(({tagName}) => tagName);
    assert.deepEqual(
      Object.fromEntries(declared.map(({tagName, status}) => [tagName!.replace(/^lc-/, ''), status])),
      statuses,
    );
  });
});

describe('the threat model', () => {
  const guide = read('demo-app/src/content/guides/texts/threat-model.md');
  const titles = [...guide.matchAll(/^\|[^|]*\| *`([^`|]+)` *\|$/gm)].map(([, title]) => title!.trim());
  const tests = sources.filter(path => /\.(test|cases)\.tsx?$/.test(path)).map(read);

  it('names a test for each promise', () => {
    const promises = [...guide.matchAll(/^\| Promise .*\n\|[-| ]+\n((?:\|.*\n)+)/gm)];
    const rows = promises.flatMap(([, lines]) => lines!.trim().split('\n'));
    assert.ok(rows.length > 20, `${rows.length} promises`);
    assert.equal(titles.length, rows.length);
  });

  it('names tests that exist', () => {
    const lines = tests.flatMap(text => text.split('\n')).filter(line => /\bit\([`']/.test(line));
    assert.deepEqual(
      titles.filter(title => !lines.some(line => line.includes(title))),
      [],
    );
  });
});

describe('the sources of the packages', () => {
  /** How text becomes HTML or code. `textarea.innerHTML` and others are not used either. */
  const SINKS =
    /\b(innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|parseHTMLUnsafe|createContextualFragment|DOMParser|srcdoc|unsafeHTML|unsafeSVG|unsafeMathML|unsafeStatic|document\.write|new Function)\b|\beval\(/;

  it('turn no text into HTML or code', () => {
    const modules = sources.filter(
      path =>
        /^(elements|react-bindings)\/(src|bin)\/.*\.(tsx?|mjs)$/.test(path) &&
        !/\.(test|cases)\.tsx?$|\/testing\//.test(path),
    );
    assert.ok(modules.length > 500, `${modules.length} modules`);
    const found = modules.flatMap(path =>
      read(path)
        .split('\n')
        .filter(line => SINKS.test(line) && !/^\s*(\*|\/[/*])/.test(line))
        .map(line => `${path}: ${line.trim()}`),
    );
    // What a server renders, which Lit has escaped.
    const inserted = 'dangerouslySetInnerHTML: {__html: html},';
    const reactSinks = modules.filter(path => read(path).includes('dangerouslySetInnerHTML'));
    assert.deepEqual([found, reactSinks], [[], ['react-bindings/src/ssr.ts']]);
    assert.equal(read('react-bindings/src/ssr.ts').split(inserted).length, 2);
  });
});

/** The text below a heading of the second level. */
function sectionOf(text: string, title: string): string {
  const [, after = ''] = text.split(`\n## ${title}\n`);
  return after.split('\n## ')[0]!;
}
