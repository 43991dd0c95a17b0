import type {Rules} from '@life-changers/elements/core/validation';
import {
  Button,
  Checkbox,
  Datalist,
  DateTimePicker,
  FileUpload,
  RadioButton,
  Select,
  Slider,
  Switch,
  TextInput,
} from '@life-changers/react';
import {useState, type FormEvent} from 'react';
import type {SignUp} from '../../schemas/sign-up.js';

interface SignUpFormProps {
  /** The rules of each field. */
  readonly rules: Readonly<Record<keyof SignUp, Rules>>;
}

const noop = () => {};

export function SignUpForm({rules}: SignUpFormProps) {
  const [message, setMessage] = useState('');
  const field = (name: keyof SignUp) => ({name, rules: rules[name], showValidation: 'submit'}) as const;

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMessage(`Signed up: ${String(new FormData(event.currentTarget).get('name'))}.`);
  };

  return (
    <form onSubmit={send} onReset={() => setMessage('')}>
      <TextInput {...field('name')} label="Name" required />
      <TextInput {...field('nickname')} label="Nickname" hint="If you have one." />
      <Select {...field('course')} label="Course" required>
        <option value="pottery">Pottery</option>
        <option value="weaving">Weaving</option>
        <option value="printing">Printing</option>
      </Select>
      <RadioButton {...field('level')} label="Level">
        <option value="beginner">Beginner</option>
        <option value="advanced">Advanced</option>
      </RadioButton>
      <Datalist {...field('city')} label="City" required>
        <option value="braga">Braga</option>
        <option value="porto">Porto</option>
      </Datalist>
      <Slider {...field('places')} label="Places" required minValue={0} maxValue={10} />
      <Slider {...field('donation')} label="Donation" minValue={0} maxValue={50} measurementUnit="EUR" />
      <DateTimePicker {...field('firstDay')} label="First day" required />
      <DateTimePicker {...field('lastDay')} label="Last day" hint="If you know it." />
      <FileUpload {...field('idCard')} label="Identity card" required />
      <FileUpload {...field('photo')} label="Photo" accept="image/*" />
      <Checkbox {...field('houseRules')} label="The house rules" required />
      <Switch {...field('news')} label="News by email" />
      <div>
        <Button type="submit" text="Sign up" onClick={noop} />
        <Button type="reset" text="Reset" variant="secondary" onClick={noop} />
      </div>
      <p role="status">{message}</p>
    </form>
  );
}
