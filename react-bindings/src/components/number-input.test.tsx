import type {LcNumberInput} from '@life-changers/elements/number-input';
import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {useState} from 'react';
import {mount} from '../testing/mount.js';
import {NumberInput} from './number-input.js';

const controlIn = (container: Element) => container.querySelector<LcNumberInput>('lc-number-input')!;
const nativeIn = (container: Element) => controlIn(container).shadowRoot!.querySelector('input')!;

async function typeInto(container: Element, text: string): Promise<string> {
  controlIn(container).focus();
  await sendKeys({type: text});
  await controlIn(container).updateComplete;
  return nativeIn(container).value;
}

/** A component with a controlled number, which the parent may replace. */
function ControlledNumber({answer = number => number}: {answer?: (number: number | null) => number | null}) {
  const [value, setValue] = useState<number | null>(null);
  return <NumberInput label="Price" value={value} onChange={number => setValue(answer(number))} />;
}

/** A component with controlled text, which keeps all digits. */
function ControlledText() {
  const [text, setText] = useState('');
  const handleChange = (_: number | null, {target}: Event) => setText((target as LcNumberInput).value);
  return <NumberInput label="Price" value={text} onChange={handleChange} />;
}

describe('NumberInput', () => {
  it('calls onChange with the number, and with null when it is empty', async () => {
    const values: (number | null)[] = [];
    const {container} = await mount(<NumberInput label="Price" onChange={value => values.push(value)} />);
    await typeInto(container, '12');
    await sendKeys({press: 'Backspace'});
    await sendKeys({press: 'Backspace'});
    expect(values).to.deep.equal([1, 12, 1, null]);
  });

  it('calls onChange for a step', async () => {
    const values: (number | null)[] = [];
    const {container} = await mount(<NumberInput initValue={1} onChange={value => values.push(value)} />);
    controlIn(container).focus();
    await sendKeys({press: 'ArrowUp'});
    expect(values).to.deep.equal([2]);
  });

  for (const [what, Parent] of [
    ['the number', ControlledNumber],
    ['the text', ControlledText],
  ] as const)
    for (const keys of ['-1.050', '.5', '1,234.50', '1.'])
      it(`keeps ${keys} as typed while ${what} is controlled`, async () => {
        const {container} = await mount(<Parent />);
        expect(await typeInto(container, keys)).to.equal(keys);
      });

  it('keeps all digits while the text is controlled', async () => {
    const {container} = await mount(<ControlledText />);
    await typeInto(container, '12345678901234567890.10');
    expect(controlIn(container).value).to.equal('12345678901234567890.10');
  });

  it('shows what its parent makes of an edit', async () => {
    const {container} = await mount(<ControlledNumber answer={number => number && Math.min(number, 10)} />);
    expect(await typeInto(container, '12')).to.equal('10');
  });

  it('accepts a format, and shows the number without it when the prop is removed', async () => {
    const {container, render} = await mount(
      <NumberInput initValue={1234} format={{style: 'currency', currency: 'EUR'}} />,
    );
    const formatted = nativeIn(container).value;
    await render(<NumberInput initValue={1234} />);
    expect([formatted, nativeIn(container).value]).to.deep.equal(['€1,234.00', '1,234']);
  });
});
