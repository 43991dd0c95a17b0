import {
  Button,
  Form,
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

function Medicines() {
  const {rows, insert, remove, move} = useFieldList('medicines');
  return (
    <>
      {rows.map(({key, name, index}) => (
        <fieldset key={key}>
          <legend>Medicine {index + 1}</legend>
          <TextInput name={`${name}.name`} label="Name" />
          <TextInput
            name={`${name}.dose`}
            label="Dose"
            hint="Such as 400 mg"
          />
          <div>
            <Button
              variant="ghost"
              text="Move up"
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            />
            <Button
              variant="ghost"
              text="Remove"
              onClick={() => remove(index)}
            />
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
