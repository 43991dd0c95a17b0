/** What becomes of the components of PrimeReact 10. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {movePrimeReact} from '../../../codemod/src/moves/prime-react/prime-react.mjs';

/** Moves JSX with the names that it uses. */
function moved(jsx: string, before = '') {
  const names = [...new Set([...jsx.matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name!))];
  const imports = names.map(name => `import {${name}} from 'primereact/${name.toLowerCase()}';\n`).join('');
  const {code, left} = movePrimeReact(`${imports}${before}const a = () => ${jsx};\n`, 'a.tsx');
  return {jsx: /const a = \(\) => ([^]*);\n$/.exec(code)![1], code, left};
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
    ['a button that does nothing', '<Button label="Go" />', '<Button> without `onClick`'],
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
});
