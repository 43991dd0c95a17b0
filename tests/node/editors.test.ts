/** What editors offer for the tags and the React components. It asks TypeScript's language server. Needs a build. */
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {after, before, describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import {TsServer} from '../apps/shared/ts-server.js';

const VARIANTS = ['danger', 'ghost', 'primary', 'secondary'];

interface Item {
  readonly name: string;
  readonly description?: string;
  readonly type?: {readonly text: string};
}

interface Declaration extends Item {
  readonly tagName?: string;
  readonly attributes?: readonly Item[];
  readonly events?: readonly Item[];
  readonly slots?: readonly Item[];
}

const readDist = <Data>(name: string) =>
  JSON.parse(readFileSync(new URL(`../../elements/dist/${name}`, import.meta.url), 'utf8')) as Data;

const elements = readDist<{modules: {declarations: Declaration[]}[]}>('custom-elements.json')
  .modules.flatMap(({declarations}) => declarations)
  .filter(({tagName}) => tagName !== undefined);

const namesOf = (items: readonly {name: string}[] = []) => items.map(({name}) => name).sort();

/** The literals of a type, without the empty one, which editors need not offer. */
const literalsOf = ({type}: Item) =>
  [...(type?.text ?? '').matchAll(/'([^']*)'/g)].flatMap(([, literal]) => literal || []).sort();

describe('the TypeScript language server', () => {
  // Its own project, without a configuration.
  const file = fileURLToPath(new URL('editor/page.tsx', import.meta.url));
  let server: TsServer;
  const open = (text: string) => server.open(file, text, dirname(file));

  before(async () => {
    server = new TsServer(fileURLToPath(import.meta.resolve('typescript/lib/tsserver.js')));
    await server.request('compilerOptionsForInferredProjects', {
      options: {
        module: 'ESNext',
        moduleResolution: 'bundler',
        target: 'ES2022',
        jsx: 'react-jsx',
        strict: true,
        types: [],
      },
    });
  });
  after(() => server.close());

  for (const [name, imports, tag, others] of [
    ['a raw tag', `import '@life-changers/elements/jsx';`, 'lc-button', ''],
    [
      'a React component',
      `import {Button} from '@life-changers/react';`,
      'Button',
      'text="Save" onClick={() => {}}',
    ],
  ] as const) {
    describe(`in ${name}`, () => {
      const show = (jsx: string) => open(`${imports}\nexport const page = ${jsx};\n`);

      it('offers the properties', async () => {
        show(`<${tag}  />`);
        const offered = await server.completions(file, `<${tag} `);
        for (const property of ['variant', 'size', 'loading', 'disabled'])
          assert.ok(offered.includes(property), `${property} is not in ${offered.join(', ')}`);
      });

      it('offers the values of a property', async () => {
        show(`<${tag} variant="" />`);
        assert.deepEqual([...(await server.completions(file, 'variant="'))].sort(), VARIANTS);
      });

      it('underlines a property with a wrong value', async () => {
        show(`<${tag} variant="loud" ${others} />`);
        const [error, ...rest] = await server.errors(file);
        assert.equal(error?.at, 'variant');
        assert.match(error.text, /Type '"loud"' is not assignable to type 'ButtonVariant/);
        assert.deepEqual(rest, []);
      });

      it('accepts a correct value', async () => {
        show(`<${tag} variant="danger" ${others} />`);
        assert.deepEqual(await server.errors(file), []);
      });

      it('shows the doc comment of a property', async () => {
        show(`<${tag} variant="danger" />`);
        assert.match(await server.hover(file, 'variant'), /^Visual emphasis/);
      });
    });
  }

  it('offers the events of a raw tag', async () => {
    open(`import '@life-changers/elements/jsx';\nexport const page = <lc-modal  />;\n`);
    const offered = await server.completions(file, '<lc-modal ');
    assert.ok(offered.includes('onlc-hide'), offered.join(', '));
  });

  it('knows the elements in a script', async () => {
    const text = `import '@life-changers/elements';
      document.querySelector('lc-modal')!.addEventListener('lc-hide', event => event.detail.reason);
      document.querySelector('lc-button')!.variant = '';`;
    open(text);
    assert.deepEqual([...(await server.completions(file, `variant = '`))].sort(), VARIANTS);
    assert.deepEqual(
      (await server.errors(file)).map(({at}) => at),
      [`document.querySelector('lc-button')!.variant`],
    );
  });
});

interface CustomDataItem extends Item {
  readonly attributes?: readonly (Item & {readonly values?: readonly Item[]})[];
}

describe('the HTML data of VS Code', () => {
  const data = readDist<{version: number; tags: CustomDataItem[]}>('vscode.html-custom-data.json');
  const known = new Map(data.tags.map(tag => [tag.name, tag]));

  it('has the version that editors read', () => assert.equal(data.version, 1.1));

  it('names every tag', () =>
    assert.deepEqual([...known.keys()].sort(), elements.map(({tagName}) => tagName).sort()));

  for (const {tagName, attributes = []} of elements) {
    it(`names the attributes of ${tagName}, with their values and descriptions`, () => {
      const found = known.get(tagName!)!.attributes;
      assert.deepEqual(namesOf(found), namesOf(attributes));
      for (const attribute of attributes) {
        const {values = [], description = ''} = found!.find(({name}) => name === attribute.name)!;
        assert.deepEqual(namesOf(values), literalsOf(attribute), attribute.name);
        assert.ok(description.startsWith(attribute.description ?? ''), attribute.name);
      }
    });
  }
});

interface WebTypesElement extends Item {
  readonly attributes?: readonly (Item & {readonly value?: {readonly type?: string}})[];
  readonly events?: readonly Item[];
  readonly slots?: readonly Item[];
}

describe('the web-types of JetBrains editors', () => {
  const data = readDist<{
    name: string;
    version: string;
    contributions: {html: {elements: WebTypesElement[]}};
  }>('web-types.json');
  const known = new Map(data.contributions.html.elements.map(element => [element.name, element]));

  it('names the package', () => {
    const {name, version} = readDist<{name: string; version: string}>('../package.json');
    assert.deepEqual([data.name, data.version], [name, version]);
  });

  it('names every element', () =>
    assert.deepEqual([...known.keys()].sort(), elements.map(({tagName}) => tagName).sort()));

  for (const element of elements) {
    it(`names the attributes, values, events, and slots of ${element.tagName}`, () => {
      const {attributes = [], events, slots} = known.get(element.tagName!)!;
      assert.deepEqual(namesOf(attributes), namesOf(element.attributes));
      for (const attribute of element.attributes ?? []) {
        const {value} = attributes.find(({name}) => name === attribute.name)!;
        assert.deepEqual(
          literalsOf({name: '', type: {text: value?.type ?? ''}}),
          literalsOf(attribute),
          attribute.name,
        );
      }
      assert.deepEqual(namesOf(events), namesOf(element.events));
      assert.deepEqual(namesOf(slots), namesOf(element.slots));
    });
  }
});
