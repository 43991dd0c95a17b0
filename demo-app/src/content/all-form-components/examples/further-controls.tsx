import {
  Button,
  CheckboxGroup,
  CodeInput,
  ColorInput,
  DateFields,
  DateRangePicker,
  MultiSelect,
  NumberInput,
  PhoneInput,
  RangeSlider,
  Rating,
  Segmented,
  TextArea,
  TimeInput,
  TransferList,
  TreeSelect,
} from '@life-changers/react';
import type {FormEvent} from 'react';

const days = ['Monday', 'Wednesday', 'Friday'].map(text => ({text, value: text}));
const places = [{text: 'Europe', value: 'europe', children: [{text: 'Rome', value: 'rome'}]}];
const views = ['Day', 'Week', 'Month'].map(text => ({text, value: text}));

/** Each is required. */
const field = (name: string) => ({name, required: true, showValidation: 'submit'}) as const;

export default function FurtherControls() {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    alert('yeah!');
  };

  return (
    <form onSubmit={submit}>
      <TextArea label="Text Area" minLength={3} {...field('textArea')} />
      <NumberInput label="Number" min={1} max={10} {...field('number')} />
      <PhoneInput label="Phone" hint="With the calling code, such as +49." {...field('phone')} />
      <RangeSlider label="Range Slider" {...field('rangeSlider')} />
      <CodeInput label="Code" length={6} {...field('code')} />
      <MultiSelect label="Multi-Select" options={days} {...field('multiSelect')} />
      <TreeSelect label="Tree Select" options={places} {...field('treeSelect')} />
      <TransferList label="Transfer List" options={days} {...field('transferList')} />
      <CheckboxGroup label="Checkbox Group" options={days} {...field('checkboxGroup')} />
      <Segmented label="Segmented" options={views} {...field('segmented')} />
      <Rating label="Rating" {...field('rating')} />
      <ColorInput label="Color" {...field('color')} />
      <DateFields label="Date Fields" {...field('dateFields')} />
      <TimeInput label="Time" {...field('time')} />
      <DateRangePicker
        lang="en-GB"
        label="Date Range"
        startName="from"
        endName="to"
        required
        showValidation="submit"
      />
      <div>
        <Button type="submit" text="Send" />
        <Button type="reset" text="Reset" variant="secondary" />
      </div>
    </form>
  );
}
