import '@life-changers/elements/option-loading';
import '@life-changers/elements/select-list';
import type {FormSubmitEvent} from '@life-changers/elements/form';
import type {LoadOptions} from '@life-changers/elements/select';
import {Button, DateTimePicker, Form, Modal, Select, TextInput} from '@life-changers/react';
import {useState} from 'react';
import {MINUTES, newAppointment, type NewAppointment} from '../../shared/appointment.js';
import {DOCTORS, type Patient} from '../../shared/patient.js';
import {useFormats, useTexts} from '../language.js';
import {issuesOf, request} from '../requests.js';

interface BookModalProps {
  readonly open: boolean;
  readonly day: string;
  /** The patient to book for, if it is known. */
  readonly patientId: string | null;
  readonly onBooked: (start: string) => void;
  readonly onHide: () => void;
}

interface Page {
  readonly data: readonly Patient[];
  readonly total: number;
}

const PAGE = 20;

/** A new appointment. It stays open while the server refuses it. */
export function BookModal({open, day, patientId, onBooked, onHide}: BookModalProps) {
  const text = useTexts();
  const {labels} = text;
  const formats = useFormats();
  const [isPending, setIsPending] = useState(false);

  const loadPatients: LoadOptions = async (search, {signal, page}) => {
    const query = new URLSearchParams({
      $limit: String(PAGE),
      $skip: String((page - 1) * PAGE),
      '$sort[name]': '1',
      ...(search !== '' && {$search: search}),
    });
    const {data, total} = await request<Page>('GET', `/patients?${query}`, undefined, signal);
    const options = data.map(({id, name, born, city}) => ({
      text: name,
      value: String(id),
      description: `${formats.day(born)}, ${city}`,
    }));
    return {options, hasMore: page * PAGE < total};
  };
  const loadName = async (id: string) => (await request<Patient>('GET', `/patients/${id}`)).name;

  const book = async (_: unknown, {detail}: FormSubmitEvent<NewAppointment>) => {
    const values = detail.plainValues as unknown as {start: string};
    const issues = await issuesOf(request('POST', '/appointments', values));
    if (issues.length === 0) onBooked(values.start);
    return issues;
  };

  return (
    <Modal title={text.newAppointment} open={open} onHide={onHide}>
      {open && (
        <Form
          id="book-form"
          schema={newAppointment}
          className="fields"
          values={{patientId: patientId ?? '', doctor: DOCTORS[0], start: `${day}T09:00`, minutes: '30'}}
          onSubmit={book}
          onSubmitted={onHide}
          onPendingChange={setIsPending}
        >
          <Select
            name="patientId"
            label={labels.patientId}
            searchable
            loadOptions={loadPatients}
            loadLabel={loadName}
          />
          <Select
            name="doctor"
            label={labels.doctor}
            options={DOCTORS.map(value => ({value, text: value}))}
            noUnselectedOptionText
          />
          <div className="pair">
            <DateTimePicker name="start" label={labels.start} showTimeSelect timeFormat="locale" />
            <Select
              name="minutes"
              label={labels.minutes}
              options={MINUTES.map(value => ({value, text: value}))}
              noUnselectedOptionText
            />
          </div>
          <TextInput name="reason" label={labels.reason} />
        </Form>
      )}
      <div slot="footer">
        <Button type="submit" form="book-form" text={text.book} loading={isPending} />
      </div>
    </Modal>
  );
}
