/** What `life-changers lint` finds in HTML, JSX, Lit, Vue, and CSS. `tests/apps/command-line` has Svelte. Needs a build. */
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, describe, it} from 'node:test';
import {neededImports} from '../../elements/cli/needed-imports.mjs';
import {declarations, referenceData} from '../../elements/cli/package-data.mjs';
import {findingsIn} from '../../elements/cli/lint/findings.mjs';
import {readSource} from '../../elements/cli/lint/read-source.mjs';
import {entryModules, inRoot} from '../../scripts/lib/workspace.mjs';
import {ownFiles} from '../../scripts/lib/own-files.mjs';

/** Returns what is found in files by name, such as `2:5 unknown-tag`. */
async function findings(files: Readonly<Record<string, string>>) {
  const sources = [];
  for (const [file, text] of Object.entries(files)) sources.push(await readSource(file, text));
  return findingsIn(sources);
}

const SELECT = `import '@life-changers/elements/select';\n`;
const REACT = `import {DataTable, Select} from '@life-changers/react';\n`;

/** Files of one kind with what is found: the line, the rule, and a word of the message. */
const WRONG: Readonly<Record<string, readonly [file: string, text: string, ...found: string[]]>> = {
  'a tag': ['a.html', '<p>\n<lc-slect></lc-slect>', '2 unknown-tag lc-select'],
  'an attribute': [
    'a.html',
    '<lc-select searchHidden kolor="a > b"></lc-select>',
    '1 unknown-attribute searchHidden',
    '1 unknown-attribute kolor',
  ],
  'the attribute of a property': [
    'a.html',
    '<lc-select unselectedOptionText="x"></lc-select>',
    '1 unknown-attribute unselected-option-text',
  ],
  'a slot': ['a.html', '<lc-card><p slot="foter">x</p></lc-card>', '1 unknown-slot footer'],
  'an event in Angular': [
    'a.component.html',
    '<lc-modal [open]="isOpen" (lc-acept)="save()" *ngIf="x"></lc-modal>',
    '1 unknown-event lc-accept',
  ],
  'a property in Angular': [
    'a.component.html',
    '<lc-select [optoins]="list" [attr.label]="l" [(value)]="v"></lc-select>',
    '1 unknown-attribute options',
  ],
  'an event in a script': [
    'a.js',
    `element.addEventListener('lc-sort-chang', sort);`,
    '1 unknown-event lc-sort-change',
  ],
  'a part': [
    'a.css',
    '.x { color: red }\nlc-select[label]::part(control):hover, lc-select::part(contrl) {}',
    '2 unknown-part control',
  ],
  'a tag in CSS': ['a.css', 'lc-crad::part(body) {}', '1 unknown-tag lc-card'],
  'a tag in JSX': [
    'a.tsx',
    'const a = <lc-buton variant="primary" onlc-navigat={f} />;',
    '1 unknown-tag lc-button',
  ],
  'an event in JSX': [
    'a.jsx',
    'const a = <lc-select onlc-shw={f} onClick={f} className="x" />;',
    '1 unknown-event lc-show',
  ],
  'a prop': [
    'a.tsx',
    `${REACT}const a = <Select lable="x" data-id="1" onChange={f} className="a" />;`,
    '2 unknown-attribute Select',
  ],
  'a slot in React': [
    'a.tsx',
    `import {Card} from '@life-changers/react';\nconst a = <Card>{list.map(x => <b slot="foter" />)}</Card>;`,
    '2 unknown-slot footer',
  ],
  'a template of Lit': [
    'a.ts',
    'const t = html`<p>${x}</p>\n<lc-select .optoins=${list} ?disabled=${d} @lc-shw=${f} label=${l}></lc-select>`;',
    '2 unknown-attribute options',
    '2 unknown-event lc-show',
  ],
  'a nested template of Lit': [
    'a.ts',
    'const t = html`<p>${list.map(x => html`<lc-crad title=${x}></lc-crad>`)}</p>`;',
    '1 unknown-tag lc-card',
  ],
  'a template of Vue': [
    'a.vue',
    `<script setup>\n</script>\n<template>\n<lc-select v-if="x" :optoins="y" @lc-shw="z" v-model="v" :unselected-option-text="t" />\n</template>`,
    '4 unknown-attribute options',
    '4 unknown-event lc-show',
  ],
  'a name that is gone': [
    'a.ts',
    `import {localTimesOf} from '@life-changers/elements/core/calendar';`,
    '1 deprecated timesOfDay',
  ],
  'a property without its module': [
    'a.html',
    `<script type="module">${SELECT}</script>\n<lc-select searchable></lc-select>`,
    '3 missing-import select-list',
  ],
  'a prop without its modules': [
    'a.tsx',
    `${REACT}const a = <Select searchable loadOptions={load} />;`,
    '2 missing-import select-list',
    '2 missing-import option-loading',
  ],
  'the only value that needs a module': [
    'a.tsx',
    `${REACT}const a = <DataTable narrow="stack" />, b = <DataTable narrow="scroll" />;`,
    '2 missing-import table-narrow',
  ],
  'rules of a helper in render': [
    'a.tsx',
    `${REACT}import {requiredText} from '@life-changers/elements/core/validation';\nfunction A() {\n return <Select rules={requiredText()} />;\n}`,
    '4 rules-in-render rules',
  ],
  'rules of a variable in render': [
    'a.tsx',
    `${REACT}import {z} from 'zod';\nfunction A() {\n const rules = z.string().min(2);\n return <Select rules={rules} />;\n}`,
    '5 rules-in-render rules',
  ],
  'rules in a template of Vue': [
    'a.vue',
    `<script setup>\nimport {requiredText} from '@life-changers/elements/core/validation';\n</script>\n<template><lc-select :rules="requiredText()" /></template>`,
    '4 rules-in-render rules',
  ],
};

const RIGHT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'global attributes': {
    'a.html':
      '<lc-select id="a" class="b" aria-label="c" data-x slot="d" hidden form="f" onclick="x()"></lc-select>',
  },
  'events of elements inside': {
    'a.vue': '<template><lc-card @lc-after-show="f"><lc-select /></lc-card></template>',
  },
  'the module in another file': {
    'a.html': '<lc-select searchable></lc-select>',
    'b.js': `${SELECT}import '@life-changers/elements/select-list';`,
  },
  'a module by path': {
    'a.html': `<lc-select searchable></lc-select>`,
    'b.js': `import '/lc/dist/components/select/select-list.define.js';${SELECT}`,
  },
  'the one file': {
    'a.html':
      '<script type="module" src="/lc/life-changers.min.js"></script><lc-select searchable></lc-select>',
  },
  'a page whose imports are elsewhere': {'a.html': '<lc-select searchable></lc-select>'},
  'one of several modules': {
    'a.tsx': `${REACT}import '@life-changers/elements/table-excel';\nconst a = <DataTable download="a.xlsx" />;`,
  },
  'a property that is false': {'a.tsx': `${REACT}const a = <Select searchable={false} />;`},
  'parts of columns': {
    'a.css': 'lc-data-table::part(selectd-row) {}',
    'a.js': `columns = [{columnClass: 'selectd-row'}];`,
  },
  'rules outside a component': {
    'a.tsx': `${REACT}import {z} from 'zod';\nconst rules = z.string();\nfunction A() { return <Select rules={rules} />; }`,
  },
  'rules that are kept': {
    'a.tsx': `${REACT}import {z} from 'zod';\nfunction A() { const rules = useMemo(() => z.string(), []); return <Select rules={rules} />; }`,
  },
  'types in TypeScript': {
    'a.ts': `import type {LcSelect} from '@life-changers/elements/select';\nconst a = <LcSelect>document.querySelector('lc-select');`,
  },
  'what a comment ignores': {
    'a.html': '<!-- life-changers-ignore -->\n<lc-nothing-like-this></lc-nothing-like-this>',
  },
  'a file of another library': {'a.tsx': 'const a = <Select lable="x" />;'},
};

describe('life-changers lint', () => {
  for (const [title, [file, text, ...expected]] of Object.entries(WRONG)) {
    it(`finds ${title}`, async () => {
      const found = await findings({[file]: text});
      const texts = found.map(({line, rule, message, instead}) => [
        `${line} ${rule}`,
        `${message} ${instead}`,
      ]);
      assert.deepEqual(
        texts.map(([start]) => start),
        expected.map(line => line.split(' ').slice(0, 2).join(' ')),
      );
      for (const [index, line] of expected.entries())
        assert.ok(texts[index]![1]!.includes(line.split(' ')[2]!), texts[index]!.join());
    });
  }

  for (const [title, files] of Object.entries(RIGHT)) {
    it(`accepts ${title}`, async () => assert.deepEqual(await findings(files), []));
  }

  it('names the place and the nearest name', async () => {
    const [finding] = await findings({'a.html': '<div>\n  <lc-select\n    lable="x"></lc-select></div>'});
    assert.deepEqual(finding, {
      file: 'a.html',
      line: 3,
      column: 5,
      rule: 'unknown-attribute',
      message: 'lc-select has no attribute "lable". Did you mean label?',
      instead: 'label',
    });
  });

  it('finds nothing in the examples, the guides, and the blocks of the site', async () => {
    const files = ownFiles(['demo-app/src/content']).filter(
      // The parts of the table in a picture have slots that only React components use.
      file => /\.(tsx?|html|vue|css|js)$/.test(file) && !file.includes('/thumbnails/'),
    );
    assert.ok(files.length > 400);
    const contents = files.map(file => [file, readFileSync(inRoot(file), 'utf8')]);
    assert.deepEqual(await findings(Object.fromEntries(contents) as Record<string, string>), []);
  });
});

describe('life-changers lint, for a deprecated element', () => {
  const field = {kind: 'field', name: 'tone', attribute: 'tone', deprecated: 'write variant'};
  const attributes = [{name: 'tone'}, {name: 'size', deprecated: true}];
  const element = {
    tagName: 'lc-old-card',
    status: 'stable',
    deprecated: 'write lc-card',
    attributes,
    members: [field],
  };
  const reference = {tag: 'lc-old-card', react: null, summary: '', reactProps: [], types: []};
  const {elements} = referenceData() as {elements: unknown[]};

  before(() => {
    declarations().push(element);
    elements.push(reference);
  });
  after(() => {
    declarations().pop();
    elements.pop();
  });

  it('says what to write instead of it and of its attributes', async () => {
    const found = await findings({'a.html': '<lc-old-card\ntone="x"\nsize="y"></lc-old-card>'});
    assert.deepEqual(
      found.map(({line, rule, message}) => `${line} ${rule}: ${message}`),
      [
        '1 deprecated: lc-old-card is deprecated: write lc-card.',
        '2 deprecated: tone is deprecated: write variant.',
        '3 deprecated: size is deprecated: read its description.',
      ],
    );
  });
});

describe('the modules that doc comments name', () => {
  const needs = declarations().flatMap(({members = []}) =>
    members.flatMap(({description}) => neededImports(description) ?? []),
  );

  it('exist, and are found', () => {
    const modules = new Set(needs.flatMap(({modules}) => modules));
    const entries = entryModules();
    assert.ok(modules.size > 20);
    assert.deepEqual(
      [...modules].filter(module => !(module in entries)),
      [],
    );
  });
});

describe('the command life-changers lint', () => {
  let folder: string;
  before(() => void (folder = mkdtempSync(join(tmpdir(), 'life-changers-lint-'))));
  after(() => rmSync(folder, {recursive: true}));

  const run = (...words: readonly string[]) =>
    spawnSync(process.execPath, [inRoot('elements/bin/life-changers.mjs'), 'lint', ...words], {
      encoding: 'utf8',
    });

  it('reads folders, and reports findings with the exit code 1', () => {
    writeFileSync(join(folder, 'page.html'), '<lc-slect></lc-slect>');
    writeFileSync(join(folder, 'data.json'), '"lc-slect"');
    const {status, stdout} = run(folder);
    assert.equal(status, 1);
    assert.match(
      stdout,
      /page\.html:1:1 {2}There is no element lc-slect\. Did you mean lc-select\? {2}unknown-tag\n1 finding in 1 file\./,
    );
    const data = JSON.parse(run(folder, '--format', 'json').stdout) as {
      files: number;
      findings: readonly object[];
    };
    assert.deepEqual([data.files, data.findings.length], [1, 1]);
  });

  it('says what is missing', () => {
    writeFileSync(join(folder, 'app.svelte'), '<lc-select></lc-select>');
    for (const [words, message] of [
      [[], /needs files or folders/],
      [['no-such-file.html'], /no file or folder no-such-file\.html/],
      [[join(folder, 'app.svelte')], /install svelte: npm install --save-dev svelte/],
    ] as const) {
      const {status, stderr} = run(...words);
      assert.equal(status, 2);
      assert.match(stderr, message);
    }
  });
});
