import type {LcSelect} from '@life-changers/elements/select';
import '@life-changers/elements/option-loading';
import '@life-changers/elements/popups';
import '@life-changers/elements/select-list';
import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {useState} from 'react';
import {Select, type SelectProps} from './select.js';
import {mount} from '../testing/mount.js';
import {until} from '../testing/until.js';

const options = [
  {text: 'Hola', value: 'hola', description: 'Spanish'},
  {text: 'Hello', value: 'hello', description: 'English'},
];

const controlIn = (container: Element) => container.querySelector<LcSelect>('lc-select')!;
/** Replaces the visible text, as after Tab, chooses the option that it finds, and returns the visible text. */
async function find(container: Element, text: string): Promise<string> {
  const control = controlIn(container);
  const input = control.shadowRoot!.querySelector<HTMLInputElement>('input#control')!;
  control.focus();
  input.select();
  await sendKeys({type: text});
  await sendKeys({press: 'Enter'});
  await control.updateComplete;
  return input.value;
}

/** A controlled component whose parent may replace the edited value. */
function Controlled({answer = value => value, ...props}: SelectProps & {answer?: (value: string) => string}) {
  const [value, setValue] = useState('hello');
  return (
    <Select {...props} options={options} value={value} onChange={next => setValue(answer(next))} searchable />
  );
}

describe('Select with searchable', () => {
  it('calls onChange with the value of the found option', async () => {
    const values: string[] = [];
    const {container} = await mount(
      <Select options={options} searchable onChange={value => values.push(value)} />,
    );
    expect(await find(container, 'ho')).to.equal('Hola');
    expect(values).to.deep.equal(['hola']);
  });

  it('shows the controlled value', async () => {
    const {container} = await mount(<Controlled />);
    expect(await find(container, 'ho')).to.equal('Hola');
  });

  it('reverts a choice that its parent rejects', async () => {
    const {container} = await mount(<Controlled answer={() => 'hello'} />);
    expect(await find(container, 'ho')).to.equal('Hello');
  });

  it('calls the handlers of the list', async () => {
    const calls: string[] = [];
    const {container} = await mount(
      <Controlled onShow={() => calls.push('show')} onHide={({detail}) => calls.push(detail.reason)} />,
    );
    await find(container, 'ho');
    expect(calls).to.deep.equal(['show', 'select']);
  });
});

describe('Select with loadOptions', () => {
  it('loads its options with the newest function, and the label of a value', async () => {
    const asked: unknown[] = [];
    const fieldOf = (render: number) => (
      <Select
        initValue="7"
        loadOptions={async (text, {page, signal}) => {
          asked.push([render, text, page, signal.aborted]);
          return {options, hasMore: true};
        }}
        loadLabel={async value => `Row ${value}`}
      />
    );
    const {container, render} = await mount(fieldOf(1));
    const textIn = () => controlIn(container).shadowRoot!.querySelector('#control .text')?.textContent;
    await until(() => textIn() === 'Row 7');
    await render(fieldOf(2));
    controlIn(container).focus();
    await sendKeys({press: 'ArrowDown'});
    await until(() => controlIn(container).shadowRoot!.querySelectorAll('.option').length === 4);
    expect(asked).to.deep.equal([[2, '', 1, false]]);
  });

  it('has its own options again when the prop is removed', async () => {
    const {container, render} = await mount(
      <Select options={options} loadOptions={() => []} loadLabel={() => null} />,
    );
    await render(<Select options={options} />);
    const {loadOptions, loadLabel, options: own} = controlIn(container);
    const texts = own.map(({text}) => text);
    expect([loadOptions, loadLabel, texts]).to.deep.equal([null, null, ['Hola', 'Hello']]);
  });

  it('has the types of what loads', () => {
    // @ts-expect-error -- Options are a list.
    const wrongList = <Select loadOptions={() => 'Red'} />;
    // @ts-expect-error -- A label is text.
    const wrongLabel = <Select loadLabel={() => 7} />;
    expect([wrongList, wrongLabel]).to.have.length(2);
  });
});
