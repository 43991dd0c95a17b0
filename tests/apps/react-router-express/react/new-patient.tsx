import type {FormConnection} from '@life-changers/elements/form';
import {
  Button,
  Checkbox,
  DateTimePicker,
  ErrorSummary,
  Form,
  RadioBox,
  RadioButton,
  Step,
  Steps,
  TextInput,
} from '@life-changers/react';
import {useRef} from 'react';
import {useNavigate} from 'react-router';
import {createPatient, type Patient, type PatientInput} from '../shared/patient.js';
import {checkName, post} from '../shared/requests.js';
import {text} from './language.js';
import {Medicines} from './medicines.js';
import {useUnsavedInput} from './use-unsaved-input.js';

const patient = createPatient(checkName);

const {labels} = text;
const optionsOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([value, text]) => ({value, text}));
const sexes = optionsOf(text.sexes);
const insurances = optionsOf(text.insurances);

/** The form of a new patient. */
export function NewPatient() {
  const connection = useRef<FormConnection<PatientInput, Patient>>(null);
  const location = useRef('/');
  const navigate = useNavigate();
  useUnsavedInput(connection, 'new-patient');

  async function send() {
    const reply = await post(connection.current!.form);
    location.current = reply.location ?? '/';
    return reply.issues;
  }

  return (
    <>
      <title>{text.newPatient}</title>
      <h1>{text.newPatient}</h1>
      <Form
        ref={connection}
        schema={patient}
        showValidation="touched"
        onSubmit={send}
        onSubmitted={() => void navigate(location.current)}
      >
        <ErrorSummary />
        <Steps>
          <Step title={text.person}>
            <Person />
          </Step>
          <Step title={text.address}>
            <Address />
          </Step>
          <Step title={text.treatment}>
            <Treatment />
          </Step>
          <Button slot="submit" type="submit" text={text.register} />
        </Steps>
      </Form>
    </>
  );
}

function Person() {
  return (
    <div className="fields">
      <TextInput name="name" label={labels.name} required />
      <div className="native">
        <label htmlFor="birth-date">{labels.birthDate}</label>
        <input
          id="birth-date"
          type="date"
          name="birthDate"
          max="9999-12-31"
          required
          aria-errormessage="birth-date-message"
        />
        <span id="birth-date-message" className="message" />
      </div>
      <RadioButton name="sex" label={labels.sex} options={sexes} />
      <TextInput name="email" type="email" label={labels.email} />
      <TextInput name="phone" type="tel" label={labels.phone} />
    </div>
  );
}

function Address() {
  return (
    <div className="fields">
      <TextInput name="address.street" label={labels['address.street']} />
      <TextInput name="address.postalCode" label={labels['address.postalCode']} />
      <TextInput name="address.city" label={labels['address.city']} />
      <RadioBox
        name="insurance.kind"
        label={labels['insurance.kind']}
        options={insurances}
        boxesPerRow={3}
        required
      />
      <TextInput name="insurance.number" label={labels['insurance.number']} />
    </div>
  );
}

function Treatment() {
  return (
    <div className="fields">
      <DateTimePicker name="treatment.start" label={labels['treatment.start']} required />
      <DateTimePicker name="treatment.end" label={labels['treatment.end']} />
      <TextInput name="weight" type="number" step="any" label={labels.weight}>
        <span slot="suffix">kg</span>
      </TextInput>
      <Medicines />
      <TextInput name="notes" label={labels.notes} />
      <Checkbox name="consent" label={labels.consent} />
    </div>
  );
}
