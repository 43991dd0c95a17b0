/** The moves from Shoelace and Web Awesome: what becomes of each kind of place, in each kind of file. */
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {moveShoelace, moveWebAwesome} from '../../../codemod/src/moves/shoelace/shoelace.mjs';
import {inRoot} from '../../../scripts/lib/workspace.mjs';
import {unknownIn} from '../known-tags.js';

interface Moved {
  readonly code: string;
  readonly moved: Record<string, number>;
  readonly left: {line: number; what: string; advice: string}[];
}

const PAGE = 'page.html';
const page = (source: string): Moved => moveShoelace(source, PAGE);
const what = ({left}: Moved): string[] => left.map(({line, what}) => `${line}: ${what}`);

/** Titles, what was written, and what is written now, with nothing left. */
const MOVES: [title: string, before: string, after: string][] = [
  [
    'an attribute with another name',
    '<sl-input label="Name" help-text="As in your passport"></sl-input>',
    '<lc-text-input label="Name" hint="As in your passport"></lc-text-input>',
  ],
  [
    'values with other names',
    '<sl-button variant="default" size="small">Save</sl-button>',
    '<lc-button variant="secondary" size="sm">Save</lc-button>',
  ],
  [
    'a default that is another one',
    '<sl-button>Save</sl-button>',
    '<lc-button variant="secondary">Save</lc-button>',
  ],
  [
    'a type that has its own element',
    '<sl-input type="date" label="Arrival" required></sl-input>',
    '<lc-date-time-picker label="Arrival" required></lc-date-time-picker>',
  ],
  [
    'content that is an attribute',
    '<sl-checkbox name="terms">\n  I agree\n</sl-checkbox>',
    '<lc-checkbox label="I agree" name="terms"></lc-checkbox>',
  ],
  [
    'a slot that is an attribute',
    `<sl-input label="Name"><span slot="help-text">The "first" one</span></sl-input>`,
    `<lc-text-input hint='The "first" one' label="Name"></lc-text-input>`,
  ],
  [
    'options',
    '<sl-select label="Room" value="a"><sl-option value="a">Attic</sl-option></sl-select>',
    '<lc-select label="Room" value="a"><option value="a">Attic</option></lc-select>',
  ],
  [
    'a list of values',
    '<sl-select label="Rooms" multiple value="a b"><sl-option value="a">Attic</sl-option></sl-select>',
    '<lc-multi-select label="Rooms" value="[&quot;a&quot;,&quot;b&quot;]"><option value="a">Attic</option></lc-multi-select>',
  ],
  [
    'radios',
    '<sl-radio-group label="Bed"><sl-radio value="1">Single</sl-radio></sl-radio-group>',
    '<lc-radio-button label="Bed"><option value="1">Single</option></lc-radio-button>',
  ],
  [
    'a dialog without buttons',
    '<sl-dialog label="Help">Text</sl-dialog>',
    '<lc-modal show-footer="false" heading="Help">Text</lc-modal>',
  ],
  [
    'a menu in a menu',
    '<sl-dropdown><sl-button slot="trigger" caret variant="text">Edit</sl-button><sl-menu><sl-menu-item>Copy<sl-menu slot="submenu"><sl-menu-item value="l">Link</sl-menu-item></sl-menu></sl-menu-item><sl-divider></sl-divider></sl-menu></sl-dropdown>',
    '<lc-menu><lc-button slot="trigger" variant="ghost">Edit</lc-button><lc-menu-item>Copy<lc-menu-item slot="submenu" value="l">Link</lc-menu-item></lc-menu-item><hr></lc-menu>',
  ],
  [
    'tabs with an active one',
    '<sl-tab-group><sl-tab slot="nav" panel="a">A</sl-tab><sl-tab slot="nav" panel="b" active>B</sl-tab><sl-tab-panel name="b">Text</sl-tab-panel></sl-tab-group>',
    '<lc-tabs active="b"><lc-tab panel="a">A</lc-tab><lc-tab panel="b">B</lc-tab><lc-tab-panel name="b">Text</lc-tab-panel></lc-tabs>',
  ],
  [
    'a tooltip around its target',
    '<sl-tooltip content="Until May" placement="right"><span id="until">Soon</span></sl-tooltip>',
    '<span id="until">Soon</span><lc-tooltip for="until" placement="end">Until May</lc-tooltip>',
  ],
  [
    'a percentage',
    '<sl-progress-bar label="Upload" value="40"></sl-progress-bar>',
    '<lc-progress max="100" label="Upload" value="40"></lc-progress>',
  ],
];

describe('the move from Shoelace', () => {
  for (const [title, before, after] of MOVES)
    it(`moves ${title}`, () => {
      const {code, left} = page(before);
      assert.equal(code, after);
      assert.deepEqual(left, []);
      assert.deepEqual(unknownIn(code), []);
    });

  it('moves only parts of a file, and nothing twice', () => {
    const source =
      '<p class=a >x</p>\n<sl-card><sl-icon slot="header" name="x"></sl-icon>\n  Text</sl-card>\n';
    const {code} = page(source);
    assert.equal(code, source.replaceAll('sl-card', 'lc-card'));
    assert.equal(page(code).code, code);
  });

  for (const [title, source, place] of [
    ['options from code', '<sl-select>{{ options }}</sl-select>', '<sl-select>'],
    ['a label with markup', '<sl-switch>A <b>b</b></sl-switch>', '<sl-switch>'],
    ['a type from code', '<sl-input [type]="type"></sl-input>', '<sl-input>'],
    ['a tooltip whose target has no ID', '<sl-tooltip content="x"><b>y</b></sl-tooltip>', '<sl-tooltip>'],
    ['an alert that opens later', '<sl-alert variant="danger">x</sl-alert>', '<sl-alert>'],
    ['an element that we do not have', '<sl-qr-code value="x"></sl-qr-code>', '<sl-qr-code>'],
  ] as const)
    it(`leaves ${title}, and lists it`, () => {
      const result = page(`\n${source}`);
      assert.equal(result.code, `\n${source}`);
      assert.equal(what(result)[0], `2: ${place}`);
      assert.ok(result.left[0]!.advice.length > 10);
    });

  it('lists the attributes that it leaves', () => {
    const result = page('<sl-button variant="success" pill>Save</sl-button>');
    assert.equal(result.code, '<lc-button variant="success" pill>Save</lc-button>');
    assert.deepEqual(what(result), ['1: variant="success"', '1: pill']);
  });

  it('moves styles and selectors only if all elements in the file have moved', () => {
    const script = `<script>document.querySelector('sl-card.wide')</script>`;
    const styles = '<style>sl-card::part(body) {} sl-card::part(image) {} sl-badge {}</style>';
    const result = page(`<sl-card>x</sl-card>${styles}${script}`);
    assert.ok(result.code.includes('lc-card::part(content) {} sl-card::part(image) {} sl-badge {}'));
    assert.ok(result.code.includes(`querySelector('lc-card.wide')`));
    assert.deepEqual(what(result), ['1: sl-card::part(image)', '1: sl-badge']);
  });

  it('refuses markup that it cannot read', () => {
    assert.throws(() => page('<sl-card><p></sl-card></div>'), /Unexpected closing tag "div"/);
  });
});

describe('the templates', () => {
  it('of Lit keep their code', () => {
    const source = [
      `import '@shoelace-style/shoelace/dist/components/input/input.js';`,
      'class A extends LitElement {',
      `  @query('sl-input') field;`,
      '  render = () => html`<sl-input .value=${this.v} ?readonly=${this.r} @sl-change=${e => { this.go(e) }} helpText="x"></sl-input>',
      '    <sl-checkbox>${msg("Yes")}</sl-checkbox><sl-select>${a.map(b => html`<sl-option value=${b}>${b}</sl-option>`)}</sl-select>`;',
      '}',
    ].join('\n');
    assert.equal(
      (moveShoelace(source, 'a.ts') as Moved).code,
      [
        `import '@life-changers/elements/text-input';`,
        'class A extends LitElement {',
        `  @query('lc-text-input') field;`,
        '  render = () => html`<lc-text-input .value=${this.v} ?readonly=${this.r} @change=${e => { this.go(e) }} hint="x"></lc-text-input>',
        '    <lc-checkbox label=${msg("Yes")}></lc-checkbox><lc-select>${a.map(b => html`<option value=${b}>${b}</option>`)}</lc-select>`;',
        '}',
      ].join('\n'),
    );
  });

  it('of Vue keep their bindings', () => {
    const source = `<script setup>\nimport '@shoelace-style/shoelace/dist/components/input/input.js'\n</script>\n<template><sl-input :help-text="hint" @sl-input.once="go" /><sl-switch>{{ t('on') }} now</sl-switch></template>`;
    assert.equal(
      (moveShoelace(source, 'a.vue') as Moved).code,
      `<script setup>\nimport '@life-changers/elements/text-input'\n</script>\n<template><lc-text-input :hint="hint" @input.once="go"></lc-text-input><lc-switch :label="\`\${t('on')} now\`"></lc-switch></template>`,
    );
  });

  it('of Angular keep theirs, also in a component', () => {
    const markup = (tag: string, hint: string, change: string) =>
      `@if (x) { <${tag} [${hint}]="h" (${change})="go($event)" [(ngModel)]="v"></${tag}> }`;
    const before = markup('sl-input', 'helpText', 'sl-change');
    const after = markup('lc-text-input', 'hint', 'change');
    assert.equal(page(before).code, after);
    const component = (template: string) =>
      `@Component({selector: 'a', template: \`${template}\`})\nclass A {}`;
    assert.equal((moveShoelace(component(before), 'a.ts') as Moved).code, component(after));
  });

  it('keep the imports that other files may need', () => {
    const source = `import '@shoelace-style/shoelace/dist/themes/light.css';\nimport {setBasePath} from '@shoelace-style/shoelace/dist/utilities/base-path.js';`;
    const result = moveShoelace(source, 'main.js') as Moved;
    assert.ok(
      result.code.startsWith(
        `${source.split('\n')[0]}\nimport '@life-changers/elements/styles/life-changers.css';\n`,
      ),
    );
    assert.deepEqual(
      result.left.map(({line}) => line),
      [1, 2],
    );
    assert.equal((moveShoelace(result.code, 'main.js') as Moved).code, result.code);
  });
});

describe('the move from Web Awesome', () => {
  for (const [title, before, after] of [
    [
      'a button',
      '<wa-button variant="brand" size="s" with-caret><b slot="start">+</b>Add</wa-button>',
      '<lc-button variant="primary" size="sm"><b slot="prefix">+</b>Add</lc-button>',
    ],
    [
      'a menu',
      '<wa-dropdown><wa-button slot="trigger" appearance="plain">Edit</wa-button><wa-dropdown-item variant="danger">Delete</wa-dropdown-item></wa-dropdown>',
      '<lc-menu><lc-button slot="trigger" variant="ghost">Edit</lc-button><lc-menu-item danger>Delete</lc-menu-item></lc-menu>',
    ],
    [
      'a tooltip',
      '<wa-tooltip for="a" placement="left">Text</wa-tooltip>',
      '<lc-tooltip for="a" placement="start">Text</lc-tooltip>',
    ],
    [
      'radios that look like buttons',
      '<wa-radio-group label="View"><wa-radio value="a" appearance="button">A</wa-radio></wa-radio-group>',
      '<lc-segmented label="View"><option value="a">A</option></lc-segmented>',
    ],
  ] as const)
    it(`moves ${title}`, () => {
      const {code, left} = moveWebAwesome(before, PAGE) as Moved;
      assert.equal(code, after);
      assert.deepEqual(left, []);
    });
});

describe('what loads the library without a bundler', () => {
  for (const address of [
    'https://cdn.example/npm/@shoelace-style/shoelace@2.20.1/cdn/themes/light.css',
    '/shoelace/themes/light.css',
  ])
    it(`is left: ${address}`, () => {
      const found = page(`<link rel="stylesheet" href="${address}"><sl-spinner></sl-spinner>`);
      assert.deepEqual(what(found), ['1: <link>']);
    });
});

describe('a listener', () => {
  const listen = (markup: string, event: string) =>
    page(`${markup}<script>field.addEventListener('${event}', f);</script>`);

  it('moves with the elements of its file', () => {
    assert.match(listen('<sl-input label="A"></sl-input>', 'sl-change').code, /Listener\('change', f\)/);
  });

  it('is left if an element is left, or its event has a detail', () => {
    assert.deepEqual(what(listen('<sl-input label="A"></sl-input><sl-icon></sl-icon>', 'sl-change')), [
      '1: <sl-icon>',
      `1: 'sl-change'`,
    ]);
    const menu = '<sl-dropdown><b slot="trigger">M</b><sl-menu></sl-menu></sl-dropdown>';
    assert.deepEqual(what(listen(menu, 'sl-select')), [`1: 'sl-select'`]);
  });
});

it('the guide shows what the move writes', () => {
  const guide = readFileSync(inRoot('demo-app/src/content/guides/texts/from-shoelace.md'), 'utf8');
  const code = (name: string) => new RegExp(`\`\`\`html ${name}\\n([^]*?)\`\`\``).exec(guide)![1]!;
  const {code: moved, left} = page(code('before.html'));
  assert.equal(moved, code('after.html'));
  assert.deepEqual(left, []);
});
