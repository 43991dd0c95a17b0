import * as library from '@life-changers/elements';
import type {LcDataTable} from '@life-changers/elements/data-table';
import {expect} from '@open-wc/testing';
import type {FunctionComponent} from 'react';
import {createBinding} from './create-binding.js';
import {DataTable} from '../components/data-table.js';
import type {ElementClass} from './element-properties.js';
import {Modal} from '../components/modal.js';
import {Select} from '../components/select.js';
import {mount} from '../testing/mount.js';
import {TextInput} from '../components/text-input.js';
import {Typography} from '../components/typography.js';

type AnyProps = Record<string, unknown>;

const rows = [{name: 'Ada'}];
const columns = [{label: 'Name', field: 'name'}];

async function recordWarnings(action: () => unknown): Promise<string[]> {
  const seen: string[] = [];
  const {warn} = console;
  console.warn = (text: unknown) => void seen.push(String(text));
  try {
    await action();
  } finally {
    console.warn = warn;
  }
  return seen;
}

const isElementClass = (value: unknown): value is ElementClass =>
  typeof value === 'function' && value.prototype instanceof HTMLElement;

/** All properties of an element, own and inherited up to HTMLElement, that are not props of a component. */
function internalNames(elementClass: ElementClass): string[] {
  const names = new Set<string>();
  for (
    let object: object = new elementClass();
    object !== HTMLElement.prototype;
    object = Object.getPrototypeOf(object) as object
  )
    for (const name of Object.getOwnPropertyNames(object)) names.add(name);
  const {elementProperties, observedAttributes} = elementClass;
  const isPublic = (name: string) => elementProperties.has(name) && !elementProperties.get(name)!.state;
  const isForHost = (name: string) =>
    /^on|-/.test(name) || ['constructor', 'form', 'title', ...observedAttributes].includes(name);
  return [...names].filter(name => !isPublic(name) && !isForHost(name));
}

describe('an unknown prop', () => {
  it('does not change a table, and is reported with a suggestion', async () => {
    const Table = DataTable as unknown as FunctionComponent<AnyProps>;
    let table: LcDataTable | null = null;
    const warnings = await recordWarnings(async () => {
      const {container, render} = await mount(<Table data={rows} columns={columns} />);
      await render(<Table data={[...rows]} columns={columns} />);
      table = container.querySelector('lc-data-table');
      await table!.updateComplete;
    });
    expect(warnings).to.deep.equal([
      'DataTable: there is no prop "data", so it is ignored. Did you mean "rows"?',
    ]);
    expect(table!.shadowRoot!.querySelector('table')!.tHead!.innerText).to.include('Name');
  });

  for (const [Component, name, prop, nearest] of [
    [TextInput, 'TextInput', 'lable', 'label'],
    [TextInput, 'TextInput', 'labal', 'label'],
    [TextInput, 'TextInput', 'labeld', 'label'],
    [TextInput, 'TextInput', 'lbel', 'label'],
    [TextInput, 'TextInput', 'lobil', null],
    [DataTable, 'DataTable', 'pageSise', 'pageSize'],
    [TextInput, 'TextInput', 'defaultValue', 'initValue'],
    [TextInput, 'TextInput', 'internals', null],
    [Modal, 'Modal', 'tittle', 'title'],
    [Modal, 'Modal', 'isOpen', 'open'],
    [Select, 'Select', 'data', 'options'],
    [Typography, 'Typography', 'renderRoot', null],
  ] as const) {
    it(`warns about ${prop} on ${name} and suggests ${nearest ?? 'nothing'}`, async () => {
      const Any = Component as FunctionComponent<AnyProps>;
      const warnings = await recordWarnings(() => mount(<Any {...{[prop]: 'x'}} />));
      const hint = nearest === null ? '' : ` Did you mean "${nearest}"?`;
      expect(warnings).to.deep.equal([`${name}: there is no prop "${prop}", so it is ignored.${hint}`]);
    });
  }

  it('does not warn about props of HTML and React', async () => {
    const props = {
      'aria-label': 'Words',
      'data-id': 7,
      autoFocus: false,
      className: 'wide',
      contentEditable: false,
      'custom-attribute': 'x',
      dir: 'ltr',
      id: 'words',
      inert: false,
      itemProp: 'name',
      onClick: () => {},
      onPointerDown: () => {},
      part: 'words',
      popover: 'auto',
      role: 'note',
      slot: '',
      style: {color: 'red'},
      suppressHydrationWarning: true,
      tabIndex: 0,
      title: 'Words',
      translate: 'no',
    } as const;
    expect(await recordWarnings(() => mount(<Typography {...props}>Words</Typography>))).to.deep.equal([]);
  });

  it('does not warn about an undefined prop', async () => {
    const Any = TextInput as FunctionComponent<AnyProps>;
    expect(await recordWarnings(() => mount(<Any nothing={undefined} />))).to.deep.equal([]);
  });

  for (const [name, elementClass] of Object.entries(library) as [string, unknown][]) {
    if (!isElementClass(elementClass)) continue;
    it(`does not set internal members of ${name}`, async () => {
      const tag = new elementClass().localName;
      const Any = createBinding<HTMLElement, AnyProps>({tag, elementClass});
      const value = {};
      const names = internalNames(elementClass);
      const props = Object.fromEntries(names.map(prop => [prop, value]));
      let reached: string[] = [];
      const warnings = await recordWarnings(async () => {
        const {container} = await mount(<Any {...props} />);
        const element = container.querySelector(tag) as unknown as AnyProps;
        reached = names.filter(prop => element[prop] === value);
      });
      expect(reached).to.deep.equal([]);
      expect(warnings.filter(text => text.includes('there is no prop'))).to.have.length(names.length);
    });
  }
});
