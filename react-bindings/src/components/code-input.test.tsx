import type {LcCodeInput} from '@life-changers/elements/code-input';
import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {useState} from 'react';
import {mount} from '../testing/mount.js';
import {until} from '../testing/until.js';
import {CodeInput} from './code-input.js';

const controlIn = (container: Element) => container.querySelector<LcCodeInput>('lc-code-input')!;

async function typeInto(container: Element, text: string): Promise<string> {
  controlIn(container).focus();
  await sendKeys({type: text});
  await controlIn(container).updateComplete;
  return controlIn(container).shadowRoot!.querySelector('input')!.value;
}

function Controlled({onComplete}: {onComplete: (code: string) => void}) {
  const [code, setCode] = useState('');
  return (
    <CodeInput label="Code" length={4} value={code} onChange={setCode} onComplete={() => onComplete(code)} />
  );
}

describe('CodeInput', () => {
  it('calls onChange with the code on every edit', async () => {
    const values: string[] = [];
    const {container} = await mount(<CodeInput label="Code" onChange={value => values.push(value)} />);
    await typeInto(container, '1a2');
    expect(values).to.deep.equal(['1', '1', '12']);
  });

  it('calls onComplete with the whole code', async () => {
    const codes: string[] = [];
    const {container} = await mount(
      <CodeInput label="Code" length={4} onComplete={event => codes.push(event.detail.value)} />,
    );
    await typeInto(container, '1234');
    await until(() => codes.length > 0);
    expect(codes).to.deep.equal(['1234']);
  });

  it('calls onComplete when a controlled value has followed onChange', async () => {
    const codes: string[] = [];
    const {container} = await mount(<Controlled onComplete={code => codes.push(code)} />);
    expect(await typeInto(container, '1234')).to.equal('1234');
    await until(() => codes.length > 0);
    expect(codes).to.deep.equal(['1234']);
  });

  it('follows a controlled value that the parent refuses to change', async () => {
    const {container} = await mount(<CodeInput label="Code" value="12" onChange={() => {}} />);
    expect(await typeInto(container, '3')).to.equal('12');
  });
});
