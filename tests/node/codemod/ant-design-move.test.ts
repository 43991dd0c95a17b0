/** What becomes of the components of Ant Design. */
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {moveAntDesign} from '../../../codemod/src/moves/ant-design/ant-design.mjs';
import {inRoot} from '../../../scripts/lib/workspace.mjs';

const NAMES =
  'Alert, Button, Card, Checkbox, Divider, Drawer, Form, Input, InputNumber, Modal, Select, Spin, Switch, Tag, Tooltip';

/** Moves JSX in a file that imports all components. */
function moved(jsx: string, before = '') {
  const {code, left} = moveAntDesign(
    `import {${NAMES}} from 'antd';\n${before}const a = () => ${jsx};\n`,
    'a.tsx',
  );
  return {jsx: /const a = \(\) => ([^]*);\n$/.exec(code)![1]!, code, left: left.map(({what}) => what)};
}

describe('Ant Design', () => {
  for (const [before, after] of [
    ['<Button type="primary" onClick={f}>Save</Button>', '<Button onClick={f} text="Save" />'],
    ['<Button onClick={f}>{label}</Button>', '<Button onClick={f} text={label} variant="secondary" />'],
    [
      '<Button danger type="primary" onClick={f}>Go</Button>',
      '<Button variant="danger" onClick={f} text="Go" />',
    ],
    [
      '<Input aria-label="N" value={n} onChange={e => set(e.target.value)} />',
      '<TextInput label="N" value={n} onChange={value => set(value)} />',
    ],
    ['<Input.TextArea aria-label="N" rows={3} />', '<TextArea label="N" rows={3} />'],
    ['<Input.Password aria-label="N" />', '<TextInput label="N" type="password" reveal />'],
    [
      '<InputNumber aria-label="N" min={1} onChange={n => set(n)} />',
      '<NumberInput label="N" min={1} onChange={n => set(n)} />',
    ],
    [
      '<Checkbox checked={on} onChange={e => set(e.target.checked)}>On</Checkbox>',
      '<Checkbox checked={on} onChange={checked => set(checked)} label="On" />',
    ],
    ['<Alert type="error" message="No" showIcon />', '<Callout variant="danger">No</Callout>'],
    ['<Alert message="No" description={why} />', '<Callout title="No" variant="info">{why}</Callout>'],
    ['<Spin size="small" />', '<Spinner size="sm" />'],
    ['<Divider />', '<hr />'],
    [
      '<Modal title="A" open={on} onOk={f} onCancel={g} okText="Yes">x</Modal>',
      '<Modal title="A" open={on} onAccept={f} onHide={g} acceptText="Yes">x</Modal>',
    ],
    [
      '<Drawer title="A" open={on} onClose={g} placement="left">x</Drawer>',
      '<Drawer title="A" open={on} onHide={g} placement="start">x</Drawer>',
    ],
    [
      '<Select aria-label="R" options={[{label: "A", value: "a"}]} />',
      '<Select label="R" options={[{text: "A", value: "a"}]} />',
    ],
    [
      '<Select aria-label="R" mode="multiple" options={[{label: "A", value: "a"}]} />',
      '<MultiSelect label="R" options={[{text: "A", value: "a"}]} />',
    ],
  ] as const)
    it(`moves ${before}`, () => {
      const result = moved(before);
      assert.equal(result.jsx, after);
      assert.deepEqual(result.left, []);
    });

  for (const [jsx, reason] of [
    ['<Button onClick={f} icon={<X />} />', '<Button> without a text'],
    ['<Button onClick={f}>{on ? <X /> : <Y />}</Button>', '<Button> with children'],
    ['<Select aria-label="R" options={rows} />', '<Select> `options`'],
    [
      '<Select aria-label="R" options={[]} onChange={(value, option) => set(option)} />',
      '<Select> `onChange`',
    ],
    ['<Tooltip title="A"><b /></Tooltip>', '<Tooltip>'],
    ['<Input {...props} />', '<Input> with a spread'],
  ] as const)
    it(`leaves ${jsx}`, () => {
      const result = moved(jsx);
      assert.equal(result.jsx, jsx);
      assert.ok(result.left.includes(reason), result.left.join());
    });
});

describe('a form of Ant Design', () => {
  const form = (items: string) => `<Form onFinish={f}>${items}</Form>`;

  it('gives each field its name, its label, its hint, and its rules', () => {
    const {jsx, left} = moved(
      form(
        '<Form.Item name="age" label="Age" extra="In years" rules={[{required: true}, {type: "number", min: 18}]}><InputNumber /></Form.Item>',
      ),
    );
    assert.equal(
      jsx,
      '<Form onSubmit={f}><NumberInput name="age" label="Age" hint="In years" required min={18} /></Form>',
    );
    assert.deepEqual(left, []);
  });

  for (const [title, items] of [
    [
      'a rule that is a function',
      '<Form.Item name="a" label="A" rules={[{validator: check}]}><Input /></Form.Item>',
    ],
    ['a field that is left', '<Form.Item name="a" label="A"><Input prefix={<X />} /></Form.Item>'],
    ['an item with two fields', '<Form.Item label="A"><Input /><Input /></Form.Item>'],
  ] as const)
    it(`stays whole with ${title}`, () => {
      const jsx = form(`${items}<Form.Item name="b" label="B"><Input /></Form.Item>`);
      assert.equal(moved(jsx).jsx, jsx);
    });
});

describe('messages of Ant Design', () => {
  const code = (calls: string) =>
    moveAntDesign(`import {message} from 'antd';\nconst a = () => {${calls}};\n`, 'a.ts');

  it('are toasts, with milliseconds', () => {
    assert.equal(
      code(`message.error('No'); message.warn(text, 2);`).code,
      `import {toast} from '@life-changers/elements/toast';\nconst a = () => {toast.error('No'); toast.warning(text, {autoClose: 2000});};\n`,
    );
  });

  it('stay if one of them is more', () => {
    const {left} = code(`message.error('No'); message.loading('Wait');`);
    assert.deepEqual(
      left.map(({what}) => what),
      ['message'],
    );
  });
});

describe('a table of Ant Design', () => {
  const table = (columns: string, props = '') => {
    const source = `import {Table} from 'antd';\nconst columns = [${columns}];\nexport const A = () => <Table rowKey="id" dataSource={rows} columns={columns}${props} />;\n`;
    const {code, left} = moveAntDesign(source, 'a.jsx');
    return {
      isMoved: code !== source,
      columns: /columns = \[([^]*)\];/.exec(code)![1]!,
      code,
      left: left.map(({what}) => what),
    };
  };

  it('sorts only what was sorted', () => {
    const {columns} = table(
      `{title: 'A', dataIndex: 'a'}, {title: 'B', dataIndex: 'b', sorter: (x, y) => x.b - y.b, defaultSortOrder: 'descend'}`,
    );
    assert.equal(
      columns,
      `{label: 'A', field: 'a', sort: 'disabled'}, {label: 'B', field: 'b', sort: 'desc'}`,
    );
  });

  it('scrolls if it had no pages', () => {
    assert.match(table(`{title: 'A', dataIndex: 'a'}`, ' pagination={false}').code, /paging="scroll"/);
  });

  for (const [columns, props, reason] of [
    [`{title: 'A', dataIndex: ['a', 'b']}`, '', 'dataIndex'],
    [`{title: 'A', dataIndex: 'a', sorter: (x, y) => x.b - y.b}`, '', 'sorter'],
    [`{title: 'A', dataIndex: 'a', render: (a, row, index) => index}`, '', 'render'],
    [`{title: 'A', dataIndex: 'a'}`, ' onChange={load}', 'onChange'],
    [`{title: 'A', dataIndex: 'a'}`, ' rowSelection={{}}', 'rowSelection'],
  ] as const)
    it(`stays with ${reason}: ${columns}${props}`, () => {
      const result = table(columns, props);
      assert.equal(result.isMoved, false);
      assert.ok(result.left.includes(reason), result.left.join());
    });
});

it('the guide from Ant Design shows what the move writes', () => {
  const guide = readFileSync(inRoot('demo-app/src/content/guides/texts/from-ant-design.md'), 'utf8');
  const code = (name: string) => new RegExp(`\`\`\`tsx ${name}\\n([^]*?)\`\`\``).exec(guide)![1]!;
  // The guide is formatted, and what the move writes is not.
  const plain = (text: string) => text.replaceAll(/[\s,;()]+/g, '');
  for (const name of ['booking.tsx', 'orders.tsx'])
    assert.equal(plain(moveAntDesign(code(`before-${name}`), name).code), plain(code(name)));
});
