import {
  Button,
  Checkbox,
  Datalist,
  DateTimePicker,
  FileUpload,
  RadioBox,
  RadioButton,
  Select,
  Slider,
  Switch,
  TextInput,
} from '@life-changers/react';
import {useSubmitAttempt} from '../submit-attempt.js';
import {allControls} from '../../schemas/all-controls.js';
import {empty, type StartValues} from '../start-values.js';

const languages = [
  {text: 'PYTHON', value: 'python'},
  {text: 'C', value: 'c'},
  {text: 'JAVA', value: 'java'},
];
const greetings = [
  {text: 'Hola', value: 'hola'},
  {text: 'Hello', value: 'hello'},
];
const fields = [
  {text: 'Business', value: 'business'},
  {text: 'Tech', value: 'tech'},
  {text: 'Marketing', value: 'mkt'},
  {text: 'Design', value: 'design'},
  {text: 'Other', value: 'other'},
];

export default function AllControls({start = empty}: {start?: StartValues}) {
  const {submitAttempted, onSubmit, onReset} = useSubmitAttempt(() => alert('yeah!'));

  /** Props that all controls share: the name, initial value, rules, and when to show messages. */
  const field = <Name extends keyof StartValues>(name: Name) => ({
    name,
    initValue: start[name],
    rules: allControls.schema[name],
    required: name.endsWith('Required'),
    showValidation: submitAttempted,
  });

  return (
    <form className="field-pairs" noValidate onSubmit={onSubmit} onReset={onReset}>
      <Checkbox label="Checkbox Required" {...field('checkboxRequired')} />
      <Checkbox label="Checkbox Optional" {...field('checkboxOptional')} />
      <Datalist label="Datalist Required" options={languages} {...field('datalistRequired')} />
      <Datalist label="Datalist Optional" options={languages} {...field('datalistOptional')} />
      <RadioButton label="Radio Required" options={greetings} {...field('radioRequired')} />
      <RadioButton label="Radio Optional" options={greetings} {...field('radioOptional')} />
      <RadioBox
        className="field-wide"
        label="Radio Box Required"
        options={fields}
        boxesPerRow={3}
        {...field('radioBoxRequired')}
      />
      <RadioBox
        className="field-wide"
        label="Radio Box Optional"
        options={greetings}
        boxesPerRow={3}
        {...field('radioBoxOptional')}
      />
      <Select label="Select Required" options={greetings} {...field('selectRequired')} />
      <Select
        label="Select Optional"
        options={greetings}
        unselectedOptionText="Choose ... (by props)"
        {...field('selectOptional')}
      />
      <Slider
        label="Slider Required"
        minValue={0}
        maxValue={10}
        measurementUnit="px"
        {...field('rangeSliderRequired')}
      />
      <Slider
        label="Slider Optional"
        minValue={0}
        maxValue={10}
        measurementUnit="engagements"
        {...field('rangeSliderOptional')}
      />
      <Switch label="Switch Required" {...field('switchRequired')} />
      <Switch label="Switch Optional" {...field('switchOptional')} />
      <TextInput label="Text Required" {...field('textRequired')} />
      <TextInput label="Text Optional" {...field('textOptional')} />
      <DateTimePicker label="Date Required" {...field('dateRequired')} />
      <DateTimePicker label="Date Optional" {...field('dateOptional')} />
      <FileUpload label="File Required" {...field('fileRequired')} />
      <FileUpload label="File Optional" {...field('fileOptional')} />
      <div>
        <Button type="submit" text="Send" />
        <Button type="reset" text="Reset" variant="secondary" />
      </div>
    </form>
  );
}
