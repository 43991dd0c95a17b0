import type {LcSelect} from '@life-changers/elements/select';
import '@life-changers/elements/select-list';
import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {useState} from 'react';
import {Select, type SelectProps} from './select.js';
import {mount} from './testing/mount.js';

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
