import {
  Button,
  Datalist,
  DateTimePicker,
  ErrorSummary,
  FileUpload,
  Form,
  RadioBox,
  RadioButton,
  Select,
  Slider,
  Switch,
  TextInput,
} from '@life-changers/react';
import {formExample} from '../../schemas/form-example.js';

const sexes = [
  {text: 'Male', value: 'male'},
  {text: 'Female', value: 'female'},
];
const countries = [
  {text: 'Italy', value: 'italy'},
  {text: 'Spain', value: 'spain'},
  {text: 'United Kingdom', value: 'uk'},
];
const languages = [
  {text: 'PYTHON', value: 'python'},
  {text: 'C', value: 'c'},
  {text: 'JAVA', value: 'java'},
];
const yesOrNo = [
  {text: 'Yes', value: 'yes'},
  {text: 'No', value: 'no'},
];
const sports = [
  {text: 'Basketball', value: 'basketball'},
  {text: 'Football', value: 'football'},
  {text: 'Rugby', value: 'rugby'},
  {text: 'Tennis', value: 'tennis'},
  {text: 'Other', value: 'other'},
];

export default function Application() {
  return (
    <Form className="field-pairs" schema={formExample} onSubmit={() => alert('yeah!')}>
      <ErrorSummary headingLevel={3} />
      <p>Fields with an asterisk (*) are required.</p>
      <TextInput name="firstName" label="First name" required autocomplete="given-name" />
      <TextInput name="lastName" label="Last name" required autocomplete="family-name" />
      <RadioButton name="sex" label="Sex" options={sexes} required />
      <RadioButton name="isCurrentlyLivingHere" label="Currently living here" options={yesOrNo} required />
      <Slider
        name="yearsOfWork"
        className="field-wide"
        label="Years of work"
        minValue={0}
        maxValue={35}
        measurementUnit="years"
        required
      />
      <Select name="country" label="Country" options={countries} required />
      <Datalist name="favouriteLanguage" label="Favorite language" options={languages} required />
      <Switch
        name="isAvailableToTeachIt"
        className="field-wide"
        label="Available to teach it"
        hint="Beginners meet on two evenings a week."
      />
      <RadioBox
        name="favouriteSport"
        className="field-wide"
        label="Favorite sport"
        options={sports}
        boxesPerRow={3}
        required
      />
      <DateTimePicker
        name="availableDateToStart"
        label="Available date to start"
        hint="The first day you can work."
        dateFormat="dd/MM/yyyy"
        required
      />
      <DateTimePicker name="dateOptional" label="Another date" hint="Optional." dateFormat="dd/MM/yyyy" />
      <FileUpload name="fileRequired" label="Curriculum vitae" hint="Any type of file." required />
      <FileUpload name="profilePhoto" label="Profile photo" hint="Optional." accept="image/*" />
      <div>
        <Button type="submit" text="Send" />
        <Button type="reset" text="Reset" variant="secondary" />
      </div>
    </Form>
  );
}
