import {
  Button,
  Form,
  IconButton,
  TextInput,
  useFieldList,
  useToast,
} from '@life-changers/react';
import {z} from 'zod';

z.config({jitless: true});

const schema = z.object({
  medicines: z
    .array(z.object({name: z.string().min(1), dose: z.string().min(1)}))
    .min(1, 'Add at least one medicine.'),
});

const values = {
  medicines: [
    {name: 'Ibuprofen', dose: '400 mg'},
    {name: 'Vitamin D', dose: '20 µg'},
  ],
};

const icon = (path: string) => (
  <svg
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
  >
    <path d={path} />
  </svg>
);
const up = icon('M10 16V4M5 9l5-5 5 5');
const down = icon('M10 4v12M5 11l5 5 5-5');
const bin = icon('M4 6h12M8 6V4h4v2M6 6l.75 10h6.5L14 6');

function Medicines() {
  const {rows, insert, remove, move} = useFieldList('medicines');
  return (
    <>
      {rows.map(({key, name, index}) => (
        <fieldset key={key} className="field-row">
          <legend>Medicine {index + 1}</legend>
          <TextInput name={`${name}.name`} label="Name" />
          <TextInput
            name={`${name}.dose`}
            label="Dose"
            hint="Such as 400 mg"
          />
          <div>
            <IconButton
              text={`Move medicine ${index + 1} up`}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            >
              {up}
            </IconButton>
            <IconButton
              text={`Move medicine ${index + 1} down`}
              disabled={index === rows.length - 1}
              onClick={() => move(index, index + 1)}
            >
              {down}
            </IconButton>
            <IconButton
              text={`Remove medicine ${index + 1}`}
              onClick={() => remove(index)}
            >
              {bin}
            </IconButton>
          </div>
        </fieldset>
      ))}
      <Button
        variant="secondary"
        text="Add a medicine"
        onClick={() => insert()}
      />
    </>
  );
}

export default function MedicinesForm() {
  const toast = useToast();
  return (
    <Form
      schema={schema}
      values={values}
      onSubmit={({medicines}) =>
        void toast(`${medicines.length} saved.`, {type: 'success'})
      }
    >
      <Medicines />
      <Button type="submit" text="Save" />
    </Form>
  );
}
