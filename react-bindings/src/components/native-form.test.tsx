import {aTimeout, expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import type {LcTextInput} from '@life-changers/elements/text-input';
import {useState} from 'react';
import {Button} from './button.js';
import {Checkbox} from './checkbox.js';
import {DateTimePicker} from './date-time-picker.js';
import {FileUpload} from './file-upload.js';
import {RadioBox} from './radio-box.js';
import {Select} from './select.js';
import {Slider} from './slider.js';
import {mount} from '../testing/mount.js';
import {until} from '../testing/until.js';
import {TextInput} from './text-input.js';

const noop = () => {};

const fields = (
  <>
    <TextInput name="first" label="First" initValue="Ada" />
    <TextInput name="last" label="Last" required />
    <Button type="submit" name="go" value="yes" text="Send" onClick={noop} />
  </>
);

/** A form whose submissions are recorded. */
async function mountForm() {
  const sent: [string, FormDataEntryValue][][] = [];
  const {container} = await mount(
    <form
      onSubmit={event => {
        event.preventDefault();
        sent.push([...new FormData(event.currentTarget, event.nativeEvent.submitter)]);
      }}
    >
      {fields}
    </form>,
  );
  return {container, sent, inputs: container.querySelectorAll<LcTextInput>('lc-text-input')};
}

describe('a React form', () => {
  it('passes the typed values to its submit handler', async () => {
    const {sent, inputs} = await mountForm();
    inputs[1]!.focus();
    await sendKeys({type: 'Lovelace'});
    await sendKeys({press: 'Enter'});
    await until(() => sent.length > 0);
    expect(sent).to.deep.equal([
      [
        ['first', 'Ada'],
        ['last', 'Lovelace'],
        ['go', 'yes'],
      ],
    ]);
  });

  it('is not submitted while a control is invalid', async () => {
    const {sent, inputs} = await mountForm();
    inputs[1]!.focus();
    await sendKeys({press: 'Enter'});
    await aTimeout(20);
    expect(sent).to.deep.equal([]);
  });

  it('goes back to the initial values on reset', async () => {
    const {container, inputs} = await mountForm();
    inputs[0]!.select();
    await sendKeys({type: 'Grace'});
    container.querySelector('form')!.reset();
    expect(inputs[0]!.value).to.equal('Ada');
  });

  it('keeps the values that the parent controls on reset', async () => {
    const options = [
      {text: 'One', value: '1'},
      {text: 'Two', value: '2'},
    ];
    const picked = {path: 'cv.pdf', file: new File(['x'], 'cv.pdf')};
    const {container} = await mount(
      <form>
        <TextInput value="Ada" />
        <Checkbox checked />
        <Select options={options} value="2" />
        <RadioBox options={options} value="2" />
        <Slider value={4} />
        <DateTimePicker value={new Date(2019, 5, 15)} />
        <FileUpload value={picked} />
      </form>,
    );
    const form = container.querySelector('form')!;
    form.reset();
    const values = [...form.elements].map(one => (one as LcTextInput).typedValue as unknown);
    expect(values).to.deep.equal(['Ada', true, '2', '2', 4, new Date(2019, 5, 15), picked]);
  });

  it('keeps what the user has entered in a controlled control after its action', async () => {
    let isSent = false;
    const Form = () => {
      const [name, setName] = useState('');
      return (
        <form action={() => void (isSent = true)}>
          <TextInput value={name} onChange={setName} />
          <TextInput initValue="" name="uncontrolled" />
          <Button type="submit" text="Send" />
        </form>
      );
    };
    const {container} = await mount(<Form />);
    const [controlled, uncontrolled] = container.querySelectorAll<LcTextInput>('lc-text-input');
    uncontrolled!.focus();
    await sendKeys({type: 'Grace'});
    controlled!.focus();
    await sendKeys({type: 'Ada'});
    await sendKeys({press: 'Enter'});
    await until(() => isSent && uncontrolled!.value === '');
    expect(controlled!.value).to.equal('Ada');
  });

  it('includes controls outside it that reference its id', async () => {
    const {container, render} = await mount(
      <>
        <form id="far" />
        <TextInput name="name" initValue="Ada" form="far" />
        <Button type="submit" text="Send" onClick={noop} form="far" />
      </>,
    );
    const form = container.querySelector('form')!;
    expect([...form.elements].map(({localName}) => localName)).to.deep.equal(['lc-text-input', 'lc-button']);
    await render(
      <>
        <form id="far" />
        <TextInput name="name" initValue="Ada" />
      </>,
    );
    expect([...form.elements]).to.deep.equal([]);
  });

  it('passes the values to its action and resets', async () => {
    const sent: [string, FormDataEntryValue][][] = [];
    const {container} = await mount(<form action={data => void sent.push([...data])}>{fields}</form>);
    const [, last] = container.querySelectorAll<LcTextInput>('lc-text-input');
    last!.focus();
    await sendKeys({type: 'Lovelace'});
    await sendKeys({press: 'Enter'});
    await until(() => sent.length > 0 && last!.value === '');
    expect(sent.map(Object.fromEntries)).to.deep.equal([{first: 'Ada', last: 'Lovelace', go: 'yes'}]);
  });
});
