import type {LcTextArea} from '@life-changers/elements/text-area';
import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {useState} from 'react';
import {mount} from '../testing/mount.js';
import {TextArea} from './text-area.js';

const controlIn = (container: Element) => container.querySelector<LcTextArea>('lc-text-area')!;

async function typeInto(container: Element, text: string): Promise<string> {
  controlIn(container).focus();
  await sendKeys({type: text});
  await controlIn(container).updateComplete;
  return controlIn(container).value;
}

/** A component with a controlled value, which the parent may replace. */
function Controlled({answer}: {answer: (text: string) => string}) {
  const [value, setValue] = useState('');
  return <TextArea label="Field" value={value} onChange={text => setValue(answer(text))} />;
}

describe('TextArea', () => {
  it('calls onChange with the value on every edit', async () => {
    const values: string[] = [];
    const {container} = await mount(<TextArea label="Field" onChange={value => values.push(value)} />);
    await typeInto(container, 'ab');
    expect(values).to.deep.equal(['a', 'ab']);
  });

  it('starts with initValue, and keeps what the user typed when its parent re-renders', async () => {
    const {container, render} = await mount(<TextArea label="Field" initValue="one" />);
    const seen = [controlIn(container).value];
    controlIn(container).value = '';
    await typeInto(container, 'two');
    await render(<TextArea label="Another" initValue="one" />);
    expect([...seen, controlIn(container).value]).to.deep.equal(['one', 'two']);
  });

  it('shows what its parent makes of an edit', async () => {
    const {container} = await mount(<Controlled answer={text => text.toUpperCase()} />);
    expect(await typeInto(container, 'ab')).to.equal('AB');
  });

  it('reverts every edit when the parent does not respond, also with line breaks', async () => {
    const {container} = await mount(<TextArea label="Field" value={'one\r\ntwo'} />);
    expect(await typeInto(container, 'x')).to.equal('one\ntwo');
  });

  for (const [prop, value, standard] of [
    ['label', 'Note', ''],
    ['rows', 4, null],
    ['minRows', 3, null],
    ['maxRows', 8, null],
    ['resize', 'none', 'vertical'],
    ['wrap', 'off', 'soft'],
    ['maxLength', 9, null],
    ['softLimit', true, false],
    ['counter', true, false],
    ['autocapitalize', 'none', ''],
    ['inputMode', 'url', ''],
    ['spellcheck', false, true],
  ] as const) {
    it(`sets ${prop}, and its default again when the prop is removed`, async () => {
      const {container, render} = await mount(<TextArea {...{[prop]: value}} />);
      const seen = [controlIn(container)[prop]];
      await render(<TextArea />);
      expect([...seen, controlIn(container)[prop]]).to.deep.equal([value, standard]);
    });
  }
});
