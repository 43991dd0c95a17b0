/** Old names of elements: what the manifest says of them, what `life-changers lint` finds, and that React's props keep the tag. */
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {after, before, describe, it} from 'node:test';
import ts from 'typescript';
import {declarations, deprecatedModules} from '../../elements/cli/package-data.mjs';
import {findingsIn} from '../../elements/cli/lint/findings.mjs';
import {readSource} from '../../elements/cli/lint/read-source.mjs';
import {inRoot} from '../../scripts/lib/workspace.mjs';
import {deprecatedNames} from '../../scripts/manifest/deprecated-names.mjs';

const CALLS = `
deprecateNames(LcBox, {
  properties: {titleText: 'heading'},
  attributes: {kolor: 'color'},
  events: {'lc-choose': 'lc-select'},
  slots: {icon: ''},
  tags: {'lc-old': 'lc-box'},
});
warnOfOldModule('old', 'box');
`;

/** The manifest of an element with the calls in its `define` module. */
function manifestOf(calls: string, members: object[]) {
  const box = {
    name: 'LcBox',
    tagName: 'lc-box',
    members,
    attributes: [{name: 'heading', fieldName: 'heading'}],
    events: [{name: 'lc-select', type: {text: 'Event'}, description: 'Sent.'}],
    slots: [{name: '', description: 'The content.'}],
  };
  const manifest = {modules: [{path: 'dist/components/box/box.js', declarations: [box]}]};
  const plugin = deprecatedNames();
  const path = 'elements/src/components/box/box.define.ts';
  const file = ts.createSourceFile(path, calls, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    plugin.analyzePhase({ts, node, moduleDoc: {path}});
    ts.forEachChild(node, visit);
  };
  visit(file);
  plugin.packageLinkPhase({customElementsManifest: manifest});
  return {box: box as Record<string, unknown>, modules: manifest.modules as {path: string}[]};
}

describe('the manifest of old names', () => {
  const text = {text: 'string'};
  const members = () => [
    {kind: 'field', name: 'heading', type: text, attribute: 'heading'},
    {kind: 'field', name: 'color', type: text},
    {kind: 'field', name: 'titleText', type: text},
  ];

  it('has each one, with what to write instead', () => {
    const {box, modules} = manifestOf(CALLS, members());
    const shown = (list: string) =>
      (box[list] as {name: string; deprecated?: string}[])
        .filter(({deprecated}) => deprecated !== undefined)
        .map(({name, deprecated}) => `${name}: ${deprecated}`);
    assert.deepEqual(shown('members'), ['titleText: write heading']);
    assert.deepEqual(shown('attributes'), ['title-text: write heading', 'kolor: write color']);
    assert.deepEqual(shown('events'), ['lc-choose: listen to lc-select']);
    assert.deepEqual(shown('slots'), ['icon: write no slot']);
    assert.deepEqual(box['deprecatedTags'], {'lc-old': 'write lc-box'});
    assert.deepEqual(
      modules.map(({path}) => path),
      ['dist/components/box/box.js', 'dist/components/box/box.define.js'],
    );
  });

  it('needs the old property in the class, for its type', () => {
    assert.throws(() => manifestOf(CALLS, members().slice(0, 2)), /Declare titleText in LcBox/);
  });

  it('does not change without a call', () => {
    assert.deepEqual(manifestOf('', members()).box['members'], members());
  });
});

describe('life-changers lint', () => {
  const select = () =>
    declarations().find(({tagName}) => tagName === 'lc-card')! as unknown as Record<string, object[]>;
  const added: Readonly<Record<string, object>> = {
    attributes: {name: 'old-name', deprecated: 'write heading'},
    events: {name: 'lc-old', deprecated: 'listen to lc-navigate'},
    slots: {name: 'old', deprecated: 'write media'},
  };
  before(() => {
    for (const [list, item] of Object.entries(added)) select()[list]!.push(item);
    Object.assign(select(), {deprecatedTags: {'lc-old-card': 'write lc-card'}});
    deprecatedModules().push({
      path: 'dist/components/card/card.define.js',
      deprecated: `import '@life-changers/elements/box'`,
    });
  });
  after(() => {
    for (const list of Object.keys(added)) select()[list]!.pop();
    Object.assign(select(), {deprecatedTags: undefined});
    deprecatedModules().pop();
  });

  for (const [file, text, message] of [
    ['a.html', '<lc-card old-name="x"></lc-card>', 'old-name is deprecated: write heading.'],
    ['a.html', '<lc-card><p slot="old"></p></lc-card>', 'old is deprecated: write media.'],
    ['a.html', '<lc-old-card></lc-old-card>', 'lc-old-card is deprecated: write lc-card.'],
    ['a.js', `card.addEventListener('lc-old', f);`, 'lc-old is deprecated: listen to lc-navigate.'],
    [
      'a.component.html',
      '<lc-card (lc-old)="f()"></lc-card>',
      'lc-old is deprecated: listen to lc-navigate.',
    ],
    [
      'b.js',
      `import '@life-changers/elements/card';`,
      `@life-changers/elements/card is deprecated: import '@life-changers/elements/box'.`,
    ],
  ] as const)
    it(`finds what is old in ${text}`, async () => {
      const found = findingsIn([await readSource(file, text)]);
      assert.deepEqual(
        found.map(({rule, message: said}) => [rule, said]),
        [['deprecated', message]],
      );
    });
});

describe('the props of React', () => {
  it('keep the tag of an old property', () => {
    const source = `
      ${readFileSync(inRoot('react-bindings/src/binding/props-of.ts'), 'utf8')}
      interface LcBox {
        /** @deprecated Write \`heading\`. */
        titleText: string;
      }
      interface BoxProps extends PropsOf<LcBox, 'titleText'> {}
    `;
    const file = ts.createSourceFile('box.ts', source, ts.ScriptTarget.Latest, true);
    const host = {
      ...ts.createCompilerHost({}),
      getSourceFile: (name: string) => (name === 'box.ts' ? file : undefined),
    };
    const checker = ts.createProgram(['box.ts'], {noLib: true}, host).getTypeChecker();
    const props = file.statements.find(
      node => ts.isInterfaceDeclaration(node) && node.name.text === 'BoxProps',
    )!;
    const [prop] = checker.getTypeAtLocation(props).getProperties();
    assert.deepEqual(
      prop!.getJsDocTags(checker).map(({name}) => name),
      ['deprecated'],
    );
  });
});
