import type {LcDateFields} from '@life-changers/elements/date-fields';
import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {useState} from 'react';
import {mount} from '../testing/mount.js';
import {DateFields} from './date-fields.js';

const controlIn = (container: Element) => container.querySelector<LcDateFields>('lc-date-fields')!;
const textsIn = (container: Element) =>
  [...controlIn(container).shadowRoot!.querySelectorAll('input')].map(({value}) => value);

/** Types into the fields in the order of English. */
async function typeInto(container: Element, ...texts: readonly string[]): Promise<string> {
  controlIn(container).focus();
  for (const [index, text] of texts.entries()) {
    if (index > 0) await sendKeys({press: 'Tab'});
    await sendKeys({type: text});
  }
  await controlIn(container).updateComplete;
  return controlIn(container).value;
}

/** A component with a controlled value, which the parent may replace. */
function Controlled({answer = text => text}: {answer?: (text: string) => string}) {
  const [value, setValue] = useState('');
  return <DateFields label="Birthday" value={value} onChange={text => setValue(answer(text))} />;
}

describe('DateFields', () => {
  it('calls onChange with the date once it is complete', async () => {
    const values: string[] = [];
    const {container} = await mount(<DateFields label="Birthday" onChange={value => values.push(value)} />);
    await typeInto(container, '5', '6', '1990');
    expect([...new Set(values)]).to.deep.equal(['', '1990-05-06']);
  });

  it('keeps texts as typed while it is controlled', async () => {
    const {container} = await mount(<Controlled />);
    await typeInto(container, 'May', '05', '199');
    expect(textsIn(container)).to.deep.equal(['May', '05', '199']);
    await sendKeys({type: '0'});
    expect([textsIn(container), controlIn(container).value]).to.deep.equal([
      ['May', '05', '1990'],
      '1990-05-05',
    ]);
  });

  it('shows what its parent makes of an edit', async () => {
    const {container} = await mount(<Controlled answer={text => (text === '' ? '' : '2000-01-01')} />);
    expect(await typeInto(container, '5', '6', '1990')).to.equal('2000-01-01');
  });

  it('keeps what the user typed when its parent renders again', async () => {
    const {container, render} = await mount(<DateFields label="Birthday" />);
    await typeInto(container, '5', '6');
    await render(<DateFields label="Born" />);
    expect(textsIn(container)).to.deep.equal(['5', '6', '']);
  });

  for (const [prop, value, standard] of [
    ['minDate', '1990-01-01', null],
    ['maxDate', '1990-01-01', null],
    ['autocomplete', 'bday', ''],
    ['readOnly', true, false],
  ] as const) {
    it(`sets ${prop}, and its default again when the prop is removed`, async () => {
      const {container, render} = await mount(<DateFields {...{[prop]: value}} />);
      const before = controlIn(container)[prop];
      await render(<DateFields />);
      expect([before, controlIn(container)[prop]]).to.deep.equal([value, standard]);
    });
  }
});
