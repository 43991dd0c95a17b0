import '@life-changers/elements/multiple-files';
import type {LcFileUpload} from '@life-changers/elements/file-upload';
import {postFile, transferFiles, type FileTransfer} from '@life-changers/elements/file-transfer';
import type {FormConnection, FormSubmitEvent} from '@life-changers/elements/form';
import {
  Button,
  Checkbox,
  DateFields,
  ErrorSummary,
  FileUpload,
  Form,
  MultiSelect,
  RadioButton,
  Select,
  Step,
  Steps,
  TextArea,
  TextInput,
  useToast,
} from '@life-changers/react';
import {useEffect, useMemo, useRef} from 'react';
import {useNavigate} from 'react-router';
import {ALLERGIES, createIntake, FILE_TYPES, MAX_FILE_SIZE, type Intake} from '../../shared/intake.js';
import {CITIES, DOCTORS, INSURANCES} from '../../shared/patient.js';
import {useTexts} from '../language.js';
import {clinicHeaders, issuesOf, request} from '../requests.js';
import {today} from '../today.js';
import {useUnsavedInput} from './use-unsaved-input.js';

const optionsOf = (values: readonly string[]) => values.map(value => ({value, text: value}));

const sendFile = postFile('/api/files', {
  headers: clinicHeaders,
  readPath: response => (JSON.parse(response) as {id: string}).id,
});

/** A new patient, in three steps. */
export function IntakePage() {
  const text = useTexts();
  const {labels} = text;
  const toast = useToast();
  const navigate = useNavigate();
  const connection = useRef<FormConnection<Intake, Intake>>(null);
  const upload = useRef<LcFileUpload<true>>(null);
  const transfer = useRef<FileTransfer>(null);
  const schema = useMemo(() => createIntake(text, today()), [text]);
  useUnsavedInput(connection, 'intake');

  useEffect(() => {
    const connected = transferFiles(upload.current!, {send: sendFile, concurrency: 2});
    transfer.current = connected;
    return () => connected.disconnect();
  }, []);

  const send = async (_: unknown, {detail}: FormSubmitEvent<Intake>) => {
    await transfer.current?.complete;
    // The paths are known now.
    const files = upload.current!.value.map(({path}) => ({path}));
    const {name} = detail.plainValues as Intake;
    const issues = await issuesOf(request('POST', '/patients', {...(detail.plainValues as Intake), files}));
    if (issues.length === 0) toast.success(text.registered(name));
    return issues;
  };

  return (
    <div className="narrow-page">
      <title>{`${text.intake} – ${text.clinic}`}</title>
      <header className="page-header">
        <div>
          <h1>{text.intake}</h1>
          <p className="quiet">{text.intakeLead}</p>
        </div>
      </header>
      <Form
        ref={connection}
        schema={schema}
        showValidation="touched"
        onSubmit={send}
        onSubmitted={() => void navigate('/patients')}
      >
        <ErrorSummary />
        <Steps aria-label={text.intake}>
          <Step title={text.person} name="person">
            <div className="fields">
              <TextInput name="name" label={labels.name} autocomplete="off" />
              <DateFields name="born" label={labels.born} />
              <Select name="city" label={labels.city} options={optionsOf(CITIES)} />
              <div className="pair">
                <TextInput name="phone" type="tel" label={labels.phone} />
                <TextInput name="email" type="email" label={labels.email} />
              </div>
            </div>
          </Step>
          <Step title={text.care} name="care">
            <div className="fields">
              <RadioButton
                name="insurance"
                label={labels.insurance}
                options={INSURANCES.map(value => ({value, text: text.insurances[value]}))}
              />
              <TextInput name="insuranceNumber" label={labels.insuranceNumber} hint={text.insuranceHint} />
              <Select name="doctor" label={labels.doctor} options={optionsOf(DOCTORS)} />
              <TextArea name="reason" label={labels.reason} maxLength={300} counter minRows={3} />
              <MultiSelect
                name="allergies"
                label={labels.allergies}
                hint={text.allergiesHint}
                options={optionsOf(ALLERGIES)}
                creatable
              />
            </div>
          </Step>
          <Step title={text.documents} name="documents">
            <div className="fields">
              <FileUpload
                multiple
                ref={upload}
                name="files"
                label={labels.files}
                hint={text.filesHint}
                accept={FILE_TYPES.join(', ')}
                maxSize={MAX_FILE_SIZE}
              />
              <Checkbox name="consent" label={labels.consent} />
            </div>
          </Step>
          <Button slot="submit" type="submit" text={text.register} />
        </Steps>
      </Form>
    </div>
  );
}
