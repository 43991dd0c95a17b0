import type {LcTimeInput} from '@life-changers/elements/time-input';
import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {useState} from 'react';
import {mount} from '../testing/mount.js';
import {TimeInput} from './time-input.js';

const controlIn = (container: Element) => container.querySelector<LcTimeInput>('lc-time-input')!;
const nativeIn = (container: Element) => controlIn(container).shadowRoot!.querySelector('input')!;

async function typeInto(container: Element, text: string): Promise<string> {
  controlIn(container).focus();
  await sendKeys({type: text});
  await controlIn(container).updateComplete;
  return nativeIn(container).value;
}

/** A component with a controlled value, which the parent may replace. */
function Controlled({answer = text => text}: {answer?: (text: string) => string}) {
  const [value, setValue] = useState('');
  return <TimeInput label="Start" value={value} onChange={text => setValue(answer(text))} />;
}

describe('TimeInput', () => {
  it('calls onChange with the time in the format of HTML', async () => {
    const values: string[] = [];
    const {container} = await mount(<TimeInput label="Start" onChange={value => values.push(value)} />);
    await typeInto(container, '9p');
    expect(values).to.deep.equal(['09:00', '21:00']);
  });

  for (const keys of ['9', '12:3', '12:30 pm', 'soon'])
    it(`keeps ${keys} as typed while it is controlled`, async () => {
      const {container} = await mount(<Controlled />);
      expect(await typeInto(container, keys)).to.equal(keys);
    });

  it('shows what its parent makes of an edit', async () => {
    const {container} = await mount(<Controlled answer={() => '10:00'} />);
    expect(await typeInto(container, '9')).to.equal('10:00 AM');
  });

  it('keeps what the user typed when its parent re-renders', async () => {
    const {container, render} = await mount(<TimeInput label="Start" />);
    await typeInto(container, '9:15');
    await render(<TimeInput label="Begin" />);
    expect([nativeIn(container).value, controlIn(container).value]).to.deep.equal(['9:15', '09:15']);
  });

  it('sets hourCycle, and shows the time of the language when the prop is removed', async () => {
    const {container, render} = await mount(<TimeInput initValue="14:30" hourCycle="h23" />);
    const seen = [nativeIn(container).value];
    await render(<TimeInput initValue="14:30" />);
    expect([...seen, nativeIn(container).value]).to.deep.equal(['14:30', '2:30 PM']);
  });
});
