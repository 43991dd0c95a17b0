import {
  numberBetween,
  requiredText,
  validate,
  type Rules,
} from '@life-changers/elements/core/validation';
import {Button, Slider, TextInput} from '@life-changers/react';
import {useForm} from '@tanstack/react-form';
import {useState} from 'react';

/** Validates a control. Returns undefined or the error message. */
const must =
  (rules: Rules, label: string) =>
  async ({value}: {value: unknown}) => {
    const {valid, message} = await validate(rules, value, label);
    return valid ? undefined : message;
  };

const nameRules = must(requiredText({min: 2, max: 30}), 'Name');
const seatRules = must(numberBetween(1, 8), 'Seats');

export default function TanStackForm() {
  const [message, setMessage] = useState('');
  const form = useForm({
    defaultValues: {name: '', seats: 0},
    onSubmit: ({value}) =>
      setMessage(`Booked: ${value.name}, ${value.seats} seats.`),
  });

  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      <form.Field name="name" validators={{onSubmitAsync: nameRules}}>
        {field => (
          <TextInput
            label="Name"
            value={field.state.value}
            onChange={field.handleChange}
            onBlur={field.handleBlur}
            error={field.state.meta.errors[0]}
          />
        )}
      </form.Field>
      <form.Field name="seats" validators={{onSubmitAsync: seatRules}}>
        {field => (
          <Slider
            label="Seats"
            maxValue={10}
            value={field.state.value}
            onChange={field.handleChange}
            error={field.state.meta.errors[0]}
          />
        )}
      </form.Field>
      <Button type="submit" text="Book" />
      <p role="status">{message}</p>
    </form>
  );
}
