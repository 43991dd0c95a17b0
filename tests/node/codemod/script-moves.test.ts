/** What the moves of JSX do to an element, its props, its handlers, its label, and the imports, whatever the library. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {moveScript, type ScriptLibrary} from '../../../codemod/src/script/move-elements.mjs';
import {choiceOf, drop, dropWith, handler, leaveWith} from '../../../codemod/src/script/prop-rules.mjs';
import {moveLabel} from '../../../codemod/src/script/labels.mjs';

const LIBRARY = {
  isOwn: (source: string) => source === 'old',
  elements: {
    Field: {
      to: 'TextInput',
      props: {
        value: true,
        caption: 'label',
        onChange: handler(['value', 'target.value'], {type: 'string'}),
        flat: drop,
        color: dropWith('Colors are in CSS.'),
        mask: leaveWith('Write `format`.'),
        kind: choiceOf('type', {plain: null, mail: 'email', secret: 'password'}, 'Write `type`.'),
      },
      move: (change: Parameters<typeof moveLabel>[0]) => void moveLabel(change, 'id'),
    },
    Spinner: {to: 'Spinner'},
    Group: {to: 'Tabs'},
    Item: {to: 'Tab', within: 'Group', props: {mask: leaveWith('No.')}},
    Chart: {advice: 'Write `LineChart`.'},
  },
} as unknown as ScriptLibrary;

/** Moves the return value of a component. */
function moved(jsx: string, {names = 'Field', before = '', path = 'a.tsx'} = {}) {
  const head = `import {${names}} from 'old';\n`;
  const result = moveScript(`${head}${before}const a = () => ${jsx};\n`, path, LIBRARY);
  return {...result, jsx: /^const a = \(\) => ([^]*);\n$/m.exec(result.code)![1]};
}

describe('an element', () => {
  for (const [title, before, after] of [
    ['gets our name', '<Field />', '<TextInput />'],
    ['keeps its children', '<Field>\n  text\n</Field>', '<TextInput>\n  text\n</TextInput>'],
    [
      'keeps what React and HTML know',
      '<Field key="1" id="x" aria-busy onBlur={b} />',
      '<TextInput key="1" id="x" aria-busy onBlur={b} />',
    ],
    ['has a prop with another name', '<Field caption="A" />', '<TextInput label="A" />'],
    ['loses a prop that does nothing', '<Field flat value={v} />', '<TextInput value={v} />'],
    ['has one of some texts', '<Field kind="mail" />', '<TextInput type="email" />'],
    ['loses a text that is the default', '<Field kind="plain" />', '<TextInput />'],
    [
      'has one of two texts',
      "<Field kind={m ? 'mail' : 'secret'} />",
      "<TextInput type={m ? 'email' : 'password'} />",
    ],
    [
      'is moved in a prop of another one',
      '<p title={<Field caption="A" />} />',
      '<p title={<TextInput label="A" />} />',
    ],
  ] as const)
    it(title, () => {
      assert.equal(moved(before).jsx, after);
    });

  for (const [title, jsx, what, advice] of [
    ['a prop without a counterpart', '<Field mask="0" />', '<Field> `mask`', 'Write `format`.'],
    ['a prop that no rule knows', '<Field huge />', '<Field> `huge`', /no such prop/],
    ['a spread', '<Field {...rest} />', '<Field> with a spread', /Write its props/],
    ['a text that no rule knows', '<Field kind={kind} />', '<Field> `kind`', 'Write `type`.'],
  ] as const)
    it(`is left whole with ${title}`, () => {
      const {jsx: after, left, moved: counts} = moved(jsx);
      assert.equal(after, jsx);
      assert.deepEqual(counts, {});
      assert.equal(left[0]!.what, what);
      assert.match(left[0]!.advice, new RegExp(advice));
      assert.equal(left[0]!.line, 2);
    });

  it('is moved with a note about what is gone', () => {
    const {jsx, left} = moved('<Field color="red" />');
    assert.equal(jsx, '<TextInput />');
    assert.deepEqual(left, [
      {line: 2, kind: 'looks', what: '<Field> without `color`', advice: 'Colors are in CSS.'},
    ]);
  });

  it('stays with the one that it belongs to', () => {
    const jsx = '<Group><Item mask="1" /><Item /></Group>';
    const {jsx: after, left} = moved(jsx, {names: 'Group, Item'});
    assert.equal(after, jsx);
    assert.deepEqual(left.map(({what}) => what).sort(), ['<Group>', '<Item>', '<Item> `mask`']);
  });

  it('is always left if the rule says so', () => {
    assert.equal(moved('<Chart />', {names: 'Chart'}).left[0]!.advice, 'Write `LineChart`.');
  });
});

describe('a handler', () => {
  for (const [title, before, after] of [
    ['gets the value', 'e => set(e.value)', 'value => set(value)'],
    [
      'gets the value of a target',
      '(e: Change) => { set(e.target.value.trim()); }',
      '(value) => { set(value.trim()); }',
    ],
    [
      'keeps a name that it uses',
      'e => { const value = 1; set(value, e.value); }',
      'newValue => { const value = 1; set(value, newValue); }',
    ],
    ['loses what says that the value is there', 'e => set(e.value!)', 'value => set(value)'],
    ['without the event stays', '() => set(1)', '() => set(1)'],
    ['of React Hook Form stays', 'field.onChange', 'field.onChange'],
  ] as const)
    it(title, () => {
      assert.equal(moved(`<Field onChange={${before}} />`).jsx, `<TextInput onChange={${after}} />`);
    });

  it('is changed where it is declared if only one element uses it', () => {
    const before = 'const change = (e: Change) => set(e.value);\n';
    const {code} = moved('<Field onChange={change} />', {before});
    assert.match(code, /const change = \(value: string\) => set\(value\);/);
  });

  for (const [title, handlerCode, before = ''] of [
    ['uses the event', 'e => set(e)'],
    ['uses another member', 'e => set(e.target.name)'],
    ['is imported', 'change'],
    ['is used elsewhere', 'change', 'const change = e => set(e.value);\nchange({});\n'],
  ] as const)
    it(`leaves its element if it ${title}`, () => {
      const {jsx, left} = moved(`<Field onChange={${handlerCode}} />`, {before, path: 'a.jsx'});
      assert.equal(jsx, `<Field onChange={${handlerCode}} />`);
      assert.equal(left[0]!.kind, 'handlers');
    });
});

describe('a label', () => {
  for (const [title, before, after] of [
    [
      'is a prop',
      '<p><label htmlFor="a">Name</label> <Field id="a" /></p>',
      '<p> <TextInput id="a" label="Name" /></p>',
    ],
    [
      'may be an expression',
      '<p><Field id={a} /><label htmlFor={a}>{t("n")}</label></p>',
      '<p><TextInput id={a} label={t("n")} /></p>',
    ],
    [
      'with other elements stays',
      '<p><label htmlFor="a"><b>N</b></label><Field id="a" /></p>',
      '<p><label htmlFor="a"><b>N</b></label><TextInput id="a" /></p>',
    ],
    [
      'of another control stays',
      '<p><label htmlFor="b">N</label><Field id="a" /></p>',
      '<p><label htmlFor="b">N</label><TextInput id="a" /></p>',
    ],
  ] as const)
    it(title, () => {
      assert.equal(moved(before).jsx, after);
    });
});

describe('the imports', () => {
  const importsAfter = (head: string, jsx: string) =>
    moveScript(`${head}\nconst a = () => ${jsx};\n`, 'a.tsx', LIBRARY).code.split('\n').slice(0, -2);

  for (const [title, head, jsx, lines] of [
    [
      'take the place of the old one',
      "import {Field} from 'old';",
      '<Field />',
      ["import {TextInput} from '@life-changers/react';"],
    ],
    [
      'keep what is left',
      "import {Field, Chart} from 'old';",
      '<><Field /><Chart /></>',
      ["import {Chart} from 'old';", "import {TextInput} from '@life-changers/react';"],
    ],
    [
      'keep the style of the file',
      'import { Field } from "old"',
      '<Field />',
      ['import { TextInput } from "@life-changers/react"'],
    ],
    [
      'extend ours',
      "import {Field} from 'old';\nimport {Button} from '@life-changers/react';",
      '<><Field /><Button /></>',
      ["import {Button, TextInput} from '@life-changers/react';"],
    ],
    [
      'lose what an element does not need any more',
      "import {Field, type Change} from 'old';",
      '<Field onChange={(e: Change) => e.value} />',
      ["import {TextInput} from '@life-changers/react';"],
    ],
    [
      'keep a name that the file uses otherwise',
      "import {Field} from 'old';\nimport {TextInput} from './mine';",
      '<><Field /><TextInput /></>',
      ["import {TextInput as LcTextInput} from '@life-changers/react';", "import {TextInput} from './mine';"],
    ],
    [
      'keep the old one of the same name',
      "import {Spinner} from 'old';",
      '<><Spinner /><Spinner huge /></>',
      ["import {Spinner} from 'old';", "import {Spinner as LcSpinner} from '@life-changers/react';"],
    ],
  ] as const)
    it(title, () => {
      assert.deepEqual(importsAfter(head, jsx), [...lines]);
    });

  it('list what no rule knows', () => {
    const {left} = moved('<Other />', {names: 'Other'});
    assert.deepEqual(
      left.map(({what}) => what),
      ['Other'],
    );
  });
});
