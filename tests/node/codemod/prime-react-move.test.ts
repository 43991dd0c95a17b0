/** What becomes of the components of PrimeReact 10. */
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {inRoot} from '../../../scripts/lib/workspace.mjs';
import {movePrimeReact} from '../../../codemod/src/moves/prime-react/prime-react.mjs';

/** Moves JSX with the names that it uses. */
function moved(jsx: string, before = '') {
  const names = [...new Set([...jsx.matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name!))];
  const imports = names.map(name => `import {${name}} from 'primereact/${name.toLowerCase()}';\n`).join('');
  const {code, left} = movePrimeReact(`${imports}${before}const a = () => ${jsx};\n`, 'a.tsx');
  return {jsx: /const a = \(\) => ([^]*);\n$/.exec(code)![1]!, code, left};
}

const what = ({left}: ReturnType<typeof moved>) => left.map(place => place.what);

const CITIES = `const cities = [{name: 'Rome', code: 'r'}];\n`;

describe('PrimeReact', () => {
  for (const [before, after, declared = ''] of [
    ['<Button label="Save" onClick={save} />', '<Button text="Save" onClick={save} />'],
    [
      '<Button label="Save" icon="pi pi-check" severity="danger" type="submit" />',
      '<Button text="Save" icon={<i className="pi pi-check" aria-hidden="true" />} type="submit" variant="danger" />',
    ],
    [
      '<Button onClick={open} outlined>Open</Button>',
      '<Button onClick={open} text="Open" variant="secondary" />',
    ],
    [
      '<Button icon="pi pi-times" rounded text aria-label="Close" onClick={close} />',
      '<IconButton round text="Close" onClick={close}><i className="pi pi-times" aria-hidden="true" /></IconButton>',
    ],
    ['<form><Button label="Send" /></form>', '<form><Button text="Send" type="submit" /></form>'],
    [
      '<InputText id="n" aria-label="Name" value={name} onChange={e => set(e.target.value)} />',
      `<TextInput id="n" value={name} onChange={value => set(value)} attributes={{'aria-label': "Name"}} />`,
    ],
    ['<InputText {...field} />', '<TextInput {...field} />'],
    [
      '<InputTextarea aria-label="T" rows={3} cols={30} autoResize />',
      `<TextArea rows={3} attributes={{'aria-label': "T"}} />`,
    ],
    ['<Password inputId="p" toggleMask feedback={false} />', '<TextInput id="p" reveal type="password" />'],
    [
      '<InputNumber value={pay} onValueChange={e => set(e.value)} mode="currency" currency="EUR" showButtons />',
      '<NumberInput value={pay} onChange={value => set(value)} format={numberFormat} />',
    ],
    [
      '<Dropdown value={city} onChange={e => setCity(e.value)} options={cities} optionLabel="name" optionValue="code" placeholder="City" filter />',
      '<Select value={city ?? \'\'} onChange={value => setCity(value)} options={cities.map(option => ({text: option.name, value: option.code}))} unselectedOptionText="City" searchable />',
      CITIES,
    ],
    [
      "<MultiSelect value={tags} options={['a', 'b']} display=\"chip\" />",
      "<MultiSelect value={tags} options={['a', 'b'].map(text => ({text, value: text}))} />",
    ],
    [
      '<Checkbox checked={is} onChange={e => set(e.checked)} />',
      '<Checkbox checked={is} onChange={checked => set(checked)} />',
    ],
    [
      '<InputSwitch checked={is} onChange={e => set(e.value)} />',
      '<Switch checked={is} onChange={checked => set(checked)} />',
    ],
    [
      '<Calendar value={day} onChange={e => set(e.value)} showIcon />',
      '<DateTimePicker value={day} onChange={date => set(date)} dateFormat="MM/dd/yyyy" />',
    ],
    [
      '<Calendar value={day} dateFormat="dd.mm.yy" showTime />',
      '<DateTimePicker value={day} dateFormat="dd.MM.yyyy HH:mm" showTimeSelect timeFormat="HH:mm" />',
    ],
    [
      '<Dialog header="Edit" visible={is} onHide={hide} modal><p>Text</p></Dialog>',
      '<Modal title="Edit" open={is} onHide={hide} showFooter={false}><p>Text</p></Modal>',
    ],
    [
      '<Dialog header="Edit" visible={is} onHide={hide} footer={<Button label="Ok" onClick={hide} />}>Text</Dialog>',
      '<Modal title="Edit" open={is} onHide={hide}>Text<div slot="footer"><Button text="Ok" onClick={hide} /></div></Modal>',
    ],
    [
      '<Sidebar header="Menu" visible={is} onHide={hide}>Links</Sidebar>',
      '<Drawer title="Menu" open={is} onHide={hide} placement="start">Links</Drawer>',
    ],
    [
      '<TabView aria-label="Views"><TabPanel header="A b">1</TabPanel></TabView>',
      '<Tabs aria-label="Views"><Tab panel="a-b">A b</Tab>\n<TabPanel name="a-b">1</TabPanel></Tabs>',
    ],
    [
      '<Accordion activeIndex={0}><AccordionTab header="A">1</AccordionTab></Accordion>',
      '<Accordion><AccordionItem title="A" open>1</AccordionItem></Accordion>',
    ],
    ['<Tag value="New" severity="warning" rounded />', '<Badge variant="warning" pill>New</Badge>'],
    ['<Badge value={count} />', '<Badge pill>{count}</Badge>'],
    ['<Message severity="error" text="No" />', '<Callout variant="danger">No</Callout>'],
    ['<ProgressBar value={50} showValue={false} />', '<Progress value={50} />'],
    ['<Divider />', '<hr />'],
    [
      '<FloatLabel><InputText id="n" /><label htmlFor="n">Name</label></FloatLabel>',
      '<div><TextInput id="n" label="Name" /></div>',
    ],
  ] as const)
    it(`moves ${before}`, () => {
      assert.equal(moved(before, declared).jsx, after);
    });

  for (const [title, jsx, reason] of [
    [
      'a dropdown whose value is an object',
      '<Dropdown value={c} options={cities} optionLabel="name" />',
      '<Dropdown> `options`',
    ],
    ['options that may have no texts', '<Dropdown value={c} options={props.list} />', '<Dropdown> `options`'],
    ['a range of days', '<Calendar selectionMode="range" />', '<Calendar> `selectionMode`'],
    ['a field that is invalid', '<InputText invalid={!!error} />', '<InputText> `invalid`'],
    [
      'a button with only an icon and no name',
      '<Button icon="pi pi-x" onClick={f} />',
      '<Button> without a name',
    ],
    ['a button that does nothing', '<Button label="Go" type="button" />', '<Button> without `onClick`'],
    ['a dialog that does not block the page', '<Dialog header="a" modal={false} />', '<Dialog> `modal`'],
    [
      'tabs that the app controls',
      '<TabView activeIndex={i}><TabPanel header="A" /></TabView>',
      '<TabView> `activeIndex`',
    ],
  ] as const)
    it(`leaves ${title}`, () => {
      const result = moved(jsx, CITIES);
      assert.equal(result.jsx, jsx);
      assert.ok(what(result).includes(reason), what(result).join(', '));
    });

  it('keeps a number format in one constant', () => {
    const {code} = moved('<InputNumber mode="currency" currency="EUR" maxFractionDigits={0} />');
    assert.match(
      code,
      /\nconst numberFormat = \{style: 'currency', currency: 'EUR', maximumFractionDigits: 0\} as const;\n/,
    );
  });

  it('asks for the names that controls do not have', () => {
    assert.deepEqual(what(moved('<InputText />')), ['<InputText> without a label']);
  });

  it('asks for the message of an invalid field', () => {
    const result = moved(`<InputText id="a" aria-label="A" className={cn({'p-invalid': is})} />`);
    assert.deepEqual(what(result), ['<InputText> `p-invalid`']);
  });
});

describe('the tables of PrimeReact', () => {
  const ORDER = `interface Order {id: number; name: string; total: number}
`;
  const total = 'const total = (row: Order) => row.total.toFixed(2);\n';

  it('have their columns above the component if they need nothing of it', () => {
    const {code} = moved(
      `<DataTable value={orders} dataKey="id" paginator rows={5} header="Orders" sortField="name">
        <Column field="name" header="Name" sortable style={{width: '20%'}} />
        <Column field="total" header="Total" body={total} align="right" />
        <Column body={(row: Order) => <Button label="Open" onClick={() => open(row)} />} />
      </DataTable>`,
      ORDER + total,
    );
    assert.match(
      code,
      /\nconst columns: Column<Order>\[\] = \[\n {2}\{label: 'Name', field: 'name', width: '20%', sort: 'asc'\},\n {2}\{label: 'Total', field: 'total', render: \(_, row\) => total\(row\), align: 'end', sort: 'disabled'\},\n {2}\{label: '', field: '', render: \(_, row: Order\) => <Button text="Open" onClick=\{\(\) => open\(row\)\} \/>\},\n\];\n/,
    );
    assert.match(code, /<DataTable rows=\{orders\} pageSize=\{5\} label="Orders" columns=\{columns\} \/>/);
    assert.match(code, /^import '@life-changers\/elements\/table-columns';$/m);
  });

  it('have their columns in place if they need the component', () => {
    const {jsx, left} = moved(
      '{const open = () => {}; return <DataTable value={orders} paginator><Column body={() => <i onClick={open} />} header="Do" /></DataTable>;}',
    );
    assert.match(
      jsx,
      /columns=\{\[\n {2}\{label: 'Do', field: '', render: \(\) => <i onClick=\{open\} \/>\},\n\]\}/,
    );
    assert.deepEqual(
      left.map(({kind}) => kind),
      ['columns'],
    );
  });

  it('have a header with elements in their toolbar', () => {
    const {jsx} = moved(
      '<DataTable value={o} paginator header={<b>Orders</b>}><Column field="a" header="A" sortable /></DataTable>',
    );
    assert.match(jsx, /><div slot="toolbar"><b>Orders<\/b><\/div><\/DataTable>$/);
  });

  for (const [title, jsx, reason] of [
    [
      'a server',
      '<DataTable value={o} lazy><Column field="a" header="A" /></DataTable>',
      '<DataTable> `lazy`',
    ],
    [
      'a selection',
      '<DataTable value={o} selection={s}><Column field="a" header="A" /></DataTable>',
      '<DataTable> `selection`',
    ],
    [
      'columns that are computed',
      '<DataTable value={o}>{list.map(c => <Column {...c} />)}</DataTable>',
      '<DataTable> with columns that are computed',
    ],
    [
      'an editor',
      '<DataTable value={o}><Column field="a" editor={e} /></DataTable>',
      '<DataTable> with a column with `editor`',
    ],
  ] as const)
    it(`are left with ${title}`, () => {
      const result = moved(jsx);
      assert.equal(result.jsx, jsx);
      assert.ok(what(result).includes(reason), what(result).join(', '));
    });
});

describe('the toasts of PrimeReact', () => {
  const toasts = (calls: string, jsx = '<p><Toast ref={toast} /></p>') =>
    movePrimeReact(
      `import {useRef} from 'react';
import {Toast} from 'primereact/toast';
function A() {
  const toast = useRef<Toast>(null);
  const save = () => {${calls}};
  return ${jsx};
}
`,
      'a.tsx',
    );

  it('are calls of a function', () => {
    const {code} = toasts(
      `toast.current?.show({severity: 'warn', summary: 'Careful', detail: text, life: 3000})`,
    );
    assert.equal(
      code,
      `import { toast } from '@life-changers/elements/toast';
function A() {
  const save = () => {toast(text, {type: 'warning', heading: 'Careful', autoClose: 3000})};
  return <p></p>;
}
`.replace('{ toast }', '{toast}'),
    );
  });

  for (const [title, call] of [
    ['several messages', 'toast.current.show([{detail: a}])'],
    ['options from elsewhere', 'toast.current.show(options)'],
    ['another call', 'toast.current.clear()'],
  ] as const)
    it(`are left with ${title}`, () => {
      const {code, left} = toasts(call);
      assert.match(code, /<Toast ref=\{toast\} \/>/);
      assert.equal(left.length > 0, true);
    });
});

it('the guide shows what the move writes', () => {
  const guide = readFileSync(inRoot('demo-app/src/content/guides/texts/from-prime-react.md'), 'utf8');
  const code = (name: string) => new RegExp(`\`\`\`tsx ${name}\\n([^]*?)\`\`\``).exec(guide)![1]!;
  // The guide is formatted, and what the move writes is not.
  const plain = (text: string) => text.replaceAll(/[\s,;()]+/g, '');
  for (const name of ['invitation.tsx', 'orders.tsx']) {
    const {code: moved} = movePrimeReact(code(`before-${name}`), name);
    assert.equal(plain(moved), plain(code(name)));
  }
});
