import type {LcCheckboxGroup} from '@life-changers/elements/checkbox-group';
import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {useState} from 'react';
import * as s from 'superstruct';
import {CheckboxGroup} from './checkbox-group.js';
import {mount} from '../testing/mount.js';

const OPTIONS = [
  {text: 'Cheese', value: 'cheese'},
  {text: 'Ham', value: 'ham'},
];

const groupIn = (container: Element) => container.querySelector<LcCheckboxGroup>('lc-checkbox-group')!;
const boxesIn = (container: Element) => [
  ...groupIn(container).shadowRoot!.querySelectorAll<HTMLInputElement>('.options input'),
];
const checkedIn = (container: Element) =>
  boxesIn(container)
    .filter(box => box.checked)
    .map(box => box.value);

/** Toggles an option like a user does, and returns the checked ones. */
async function toggle(container: Element, index: number): Promise<string[]> {
  boxesIn(container)[index]!.focus();
  await sendKeys({press: 'Space'});
  await groupIn(container).updateComplete;
  return checkedIn(container);
}

/** A controlled component whose parent may replace the edited value, and passes a new list each time. */
function Controlled({answer = value => value}: {answer?: (value: readonly string[]) => readonly string[]}) {
  const [value, setValue] = useState<readonly string[]>(['ham']);
  return <CheckboxGroup options={OPTIONS} value={[...value]} onChange={next => setValue(answer(next))} />;
}

describe('CheckboxGroup', () => {
  it('calls onChange with the list and the event on every edit', async () => {
    const calls: unknown[] = [];
    const {container} = await mount(
      <CheckboxGroup options={OPTIONS} onChange={(value, {type}) => calls.push([value, type])} />,
    );
    await toggle(container, 1);
    await toggle(container, 0);
    expect(calls).to.deep.equal([
      [['ham'], 'change'],
      [['cheese', 'ham'], 'change'],
    ]);
  });

  it('starts with its initial value, and keeps edits when its parent renders again', async () => {
    const group = (hint: string) => <CheckboxGroup options={OPTIONS} initValue={['ham']} hint={hint} />;
    const {container, render} = await mount(group(''));
    await toggle(container, 0);
    await render(group('A hint'));
    expect(checkedIn(container)).to.deep.equal(['cheese', 'ham']);
  });

  it('shows edits that its parent accepts', async () => {
    const {container} = await mount(<Controlled />);
    expect([await toggle(container, 0), await toggle(container, 1)]).to.deep.equal([
      ['cheese', 'ham'],
      ['cheese'],
    ]);
  });

  it('reverts every edit that its parent rejects', async () => {
    const {container} = await mount(<Controlled answer={() => ['ham']} />);
    expect([await toggle(container, 0), await toggle(container, 1)]).to.deep.equal([['ham'], ['ham']]);
  });

  it('reads option children', async () => {
    const {container} = await mount(
      <CheckboxGroup initValue={['b']}>
        <option value="a">A</option>
        <option value="b">B</option>
      </CheckboxGroup>,
    );
    expect(checkedIn(container)).to.deep.equal(['b']);
  });

  it('submits an entry for each chosen option', async () => {
    const {container} = await mount(
      <form>
        <CheckboxGroup name="toppings" options={OPTIONS} initValue={['ham', 'cheese']} />
      </form>,
    );
    expect(new FormData(container.querySelector('form')!).getAll('toppings')).to.deep.equal([
      'cheese',
      'ham',
    ]);
  });

  it('checks the list with its rules', async () => {
    const rules = s.nonempty(s.array(s.string()));
    const {container} = await mount(<CheckboxGroup label="Toppings" options={OPTIONS} rules={rules} />);
    expect(groupIn(container).validationMessage).to.equal('Toppings is required.');
  });

  for (const [prop, value, standard] of [
    ['min', 1, null],
    ['max', 2, null],
    ['selectAll', true, false],
    ['selectAllText', 'Everything', null],
    ['orientation', 'horizontal', 'vertical'],
    ['required', true, false],
  ] as const) {
    it(`sets ${prop}, and its default again when the prop is removed`, async () => {
      const {container, render} = await mount(<CheckboxGroup options={OPTIONS} {...{[prop]: value}} />);
      const before = groupIn(container)[prop];
      await render(<CheckboxGroup options={OPTIONS} />);
      expect([before, groupIn(container)[prop]]).to.deep.equal([value, standard]);
    });
  }
});
