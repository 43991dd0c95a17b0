import type {LcTransferList} from '@life-changers/elements/transfer-list';
import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {useState} from 'react';
import {mount} from '../testing/mount.js';
import {TransferList} from './transfer-list.js';

const OPTIONS = ['a', 'b', 'c'].map(value => ({text: value.toUpperCase(), value}));

const controlIn = (container: Element) => container.querySelector<LcTransferList>('lc-transfer-list')!;

/** Moves the first available option like a user does, and returns the value. */
async function add(container: Element): Promise<readonly string[]> {
  const control = controlIn(container);
  control.shadowRoot!.querySelector<HTMLElement>('#available')!.focus();
  await sendKeys({press: 'Enter'});
  await control.updateComplete;
  return control.value;
}

/** A controlled component whose parent may replace the edited value, and passes a new list each time. */
function Controlled({answer = value => value}: {answer?: (value: readonly string[]) => readonly string[]}) {
  const [value, setValue] = useState<readonly string[]>(['b']);
  return <TransferList options={OPTIONS} value={[...value]} onChange={next => setValue(answer(next))} />;
}

describe('TransferList', () => {
  it('calls onChange with the list and the event on every edit', async () => {
    const calls: unknown[] = [];
    const {container} = await mount(
      <TransferList options={OPTIONS} onChange={(value, {type}) => calls.push([value, type])} />,
    );
    await add(container);
    await add(container);
    expect(calls).to.deep.equal([
      [['a'], 'change'],
      [['a', 'b'], 'change'],
    ]);
  });

  it('starts with its initial value, and keeps edits when its parent renders again', async () => {
    const list = (hint: string) => <TransferList options={OPTIONS} initValue={['c']} hint={hint} />;
    const {container, render} = await mount(list(''));
    await add(container);
    await render(list('A hint'));
    expect(controlIn(container).value).to.deep.equal(['c', 'a']);
  });

  it('shows edits that its parent accepts', async () => {
    const {container} = await mount(<Controlled />);
    expect([await add(container), await add(container)]).to.deep.equal([
      ['b', 'a'],
      ['b', 'a', 'c'],
    ]);
  });

  it('reverts every edit that its parent rejects', async () => {
    const {container} = await mount(<Controlled answer={() => ['b']} />);
    expect([await add(container), await add(container)]).to.deep.equal([['b'], ['b']]);
  });

  for (const [prop, value, standard] of [
    ['label', 'Letters', ''],
    ['min', 1, null],
    ['max', 2, null],
    ['reorderable', true, false],
    ['availableLabel', 'Left', null],
    ['chosenLabel', 'Right', null],
  ] as const) {
    it(`sets ${prop}, and its default again when the prop is removed`, async () => {
      const {container, render} = await mount(<TransferList {...{[prop]: value}} />);
      const seen: unknown[] = [controlIn(container)[prop]];
      await render(<TransferList />);
      expect([...seen, controlIn(container)[prop]]).to.deep.equal([value, standard]);
    });
  }
});
