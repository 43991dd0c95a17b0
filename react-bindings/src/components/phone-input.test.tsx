import type {LcPhoneInput} from '@life-changers/elements/phone-input';
import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {useState} from 'react';
import {mount} from '../testing/mount.js';
import {PhoneInput} from './phone-input.js';

const NUMBER = '+4930123456';

const controlIn = (container: Element) => container.querySelector<LcPhoneInput>('lc-phone-input')!;
const shownIn = (container: Element) => controlIn(container).shadowRoot!.querySelector('input')!.value;

async function typeInto(container: Element, text: string): Promise<void> {
  controlIn(container).focus();
  await sendKeys({type: text});
  await controlIn(container).updateComplete;
}

/** A controlled component whose parent may replace the edited value. */
function Controlled({answer = text => text}: {answer?: (text: string) => string}) {
  const [value, setValue] = useState('');
  return <PhoneInput label="Phone" value={value} onChange={text => setValue(answer(text))} />;
}

describe('PhoneInput', () => {
  it('calls onChange with the number in E.164', async () => {
    const values: string[] = [];
    const {container} = await mount(<PhoneInput label="Phone" onChange={value => values.push(value)} />);
    await typeInto(container, '+49 30 123456');
    expect(values.at(-1)).to.equal(NUMBER);
  });

  it('keeps the text as typed while the number is controlled', async () => {
    const {container} = await mount(<Controlled />);
    await typeInto(container, '+49 30 123456');
    expect([shownIn(container), controlIn(container).value]).to.deep.equal(['+49 30 123456', NUMBER]);
  });

  it('reverts an edit that its parent rejects', async () => {
    const {container} = await mount(<Controlled answer={() => NUMBER} />);
    await typeInto(container, '1');
    expect(controlIn(container).value).to.equal(NUMBER);
  });

  for (const [prop, value, standard] of [
    ['label', 'Phone', ''],
    ['country', 'DE', ''],
    ['placeholder', '030', ''],
    ['autocomplete', 'off', 'tel'],
    ['readOnly', true, false],
    ['initValue', NUMBER, ''],
    ['value', NUMBER, ''],
  ] as const) {
    it(`sets ${prop}, and resets it when it is omitted`, async () => {
      const {container, render} = await mount(<PhoneInput {...{[prop]: value}} />);
      const before = controlIn(container)[prop];
      await render(<PhoneInput />);
      expect([before, controlIn(container)[prop]]).to.deep.equal([value, standard]);
    });
  }
});
