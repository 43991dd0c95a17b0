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
import {useSubmitAttempt} from '../../../forms/submit-attempt.js';
import {allControls} from '../../../schemas/all-controls.js';
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
      <Checkbox label="Checkbox required" {...field('checkboxRequired')} />
      <Checkbox label="Checkbox optional" {...field('checkboxOptional')} />
      <Datalist label="Datalist required" options={languages} {...field('datalistRequired')} />
      <Datalist label="Datalist optional" options={languages} {...field('datalistOptional')} />
      <RadioButton label="Radio required" options={greetings} {...field('radioRequired')} />
      <RadioButton label="Radio optional" options={greetings} {...field('radioOptional')} />
      <RadioBox
        className="field-wide"
        label="Radio box required"
        options={fields}
        boxesPerRow={3}
        {...field('radioBoxRequired')}
      />
      <RadioBox
        className="field-wide"
        label="Radio box optional"
        options={greetings}
        boxesPerRow={3}
        {...field('radioBoxOptional')}
      />
      <Select label="Select required" options={greetings} {...field('selectRequired')} />
      <Select
        label="Select optional"
        options={greetings}
        unselectedOptionText="Choose ... (by props)"
        {...field('selectOptional')}
      />
      <Slider
        label="Slider required"
        minValue={0}
        maxValue={10}
        measurementUnit="px"
        {...field('rangeSliderRequired')}
      />
      <Slider
        label="Slider optional"
        minValue={0}
        maxValue={10}
        measurementUnit="engagements"
        {...field('rangeSliderOptional')}
      />
      <Switch label="Switch required" {...field('switchRequired')} />
      <Switch label="Switch optional" {...field('switchOptional')} />
      <TextInput label="Text Required" {...field('textRequired')} />
      <TextInput label="Text Optional" {...field('textOptional')} />
      <DateTimePicker label="Date required" {...field('dateRequired')} />
      <DateTimePicker label="Date optional" {...field('dateOptional')} />
      <FileUpload label="File required" {...field('fileRequired')} />
      <FileUpload label="File optional" {...field('fileOptional')} />
      <div>
        <Button type="submit" text="Send" />
        <Button type="reset" text="Reset" variant="secondary" />
      </div>
    </form>
  );
}
