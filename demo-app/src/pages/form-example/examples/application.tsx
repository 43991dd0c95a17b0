import {
  Button,
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
import {formExample} from '../../../schemas/form-example.js';

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
  const {submitAttempted, onSubmit, onReset} = useSubmitAttempt(() => alert('yeah!'));

  /** Props that all controls share: the name, rules, and when to show messages. */
  const field = (name: keyof typeof formExample.schema) => ({
    name,
    rules: formExample.schema[name],
    showValidation: submitAttempted,
  });

  return (
    <form className="field-pairs" noValidate onSubmit={onSubmit} onReset={onReset}>
      <TextInput label="First name" required autocomplete="given-name" {...field('firstName')} />
      <TextInput label="Last name" required autocomplete="family-name" {...field('lastName')} />
      <RadioButton label="Sex" options={sexes} required {...field('sex')} />
      <Slider
        label="Years of work"
        minValue={0}
        maxValue={35}
        measurementUnit="years"
        required
        {...field('yearsOfWork')}
      />
      <Select label="Country" options={countries} required {...field('country')} />
      <Datalist label="Favorite language" options={languages} required {...field('favouriteLanguage')} />
      <Switch label="Available to teach it" {...field('isAvailableToTeachIt')} />
      <RadioButton
        label="Currently living here"
        options={yesOrNo}
        required
        {...field('isCurrentlyLivingHere')}
      />
      <RadioBox
        className="field-wide"
        label="Favorite sport"
        options={sports}
        boxesPerRow={3}
        required
        {...field('favouriteSport')}
      />
      <DateTimePicker
        label="Available date to start"
        hint="The first day you can work."
        dateFormat="dd/MM/yyyy"
        required
        {...field('availableDateToStart')}
      />
      <DateTimePicker
        label="Another date"
        hint="Optional."
        dateFormat="dd/MM/yyyy"
        {...field('dateOptional')}
      />
      <FileUpload label="Curriculum vitae" hint="Any type of file." required {...field('fileRequired')} />
      <FileUpload label="Profile photo" hint="Optional." accept="image/*" {...field('profilePhoto')} />
      <div>
        <Button type="submit" text="Send" />
        <Button type="reset" text="Reset" variant="secondary" />
      </div>
    </form>
  );
}
