import type {LcSwitch} from '@life-changers/elements/switch';
import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {useState} from 'react';
import * as s from 'superstruct';
import {Switch} from './switch.js';
import {mount} from '../testing/mount.js';

const controlIn = (container: Element) => container.querySelector<LcSwitch>('lc-switch')!;
const nativeIn = (container: Element) => controlIn(container).shadowRoot!.querySelector('input')!;

/** Toggles like a user does, and returns the new state. */
async function toggle(container: Element): Promise<boolean> {
  controlIn(container).focus();
  await sendKeys({press: 'Space'});
  await controlIn(container).updateComplete;
  return nativeIn(container).checked;
}

/** A controlled component whose parent may replace the edited value. */
function Controlled({answer = checked => checked}: {answer?: (checked: boolean) => boolean}) {
  const [isOn, setIsOn] = useState(false);
  return <Switch label="Sounds" checked={isOn} onChange={next => setIsOn(answer(next))} />;
}

describe('Switch', () => {
  it('calls onChange with a boolean on every toggle', async () => {
    const values: boolean[] = [];
    const {container} = await mount(<Switch label="Sounds" onChange={value => values.push(value)} />);
    await toggle(container);
    await toggle(container);
    expect(values).to.deep.equal([true, false]);
  });

  it('starts with initValue', async () => {
    const {container} = await mount(<Switch initValue />);
    expect(nativeIn(container).checked).to.equal(true);
  });

  it('shows an edit that its parent accepts', async () => {
    const {container} = await mount(<Controlled />);
    expect([await toggle(container), await toggle(container)]).to.deep.equal([true, false]);
  });

  it('reverts a toggle that its parent rejects', async () => {
    const {container} = await mount(<Controlled answer={() => false} />);
    expect(await toggle(container)).to.equal(false);
  });

  it('submits its value while on', async () => {
    const {container} = await mount(
      <form>
        <Switch name="sounds" value="loud" initValue />
      </form>,
    );
    expect(new FormData(container.querySelector('form')!).get('sounds')).to.equal('loud');
  });

  for (const [prop, value, standard] of [
    ['label', 'Sounds', ''],
    ['hint', 'Help', ''],
    ['name', 'sounds', ''],
    ['value', 'yes', 'on'],
    ['required', true, false],
    ['disabled', true, false],
    ['showValidation', true, false],
    ['rules', s.boolean(), null],
    ['initValue', true, false],
    ['checked', true, false],
  ] as const) {
    it(`sets ${prop}, and its default again when the prop is removed`, async () => {
      const {container, render} = await mount(<Switch {...{[prop]: value}} />);
      const control = controlIn(container);
      expect(control[prop]).to.equal(value);
      await render(<Switch />);
      expect(control[prop]).to.equal(standard);
    });
  }
});
