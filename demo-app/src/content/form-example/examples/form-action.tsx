import {
  Button,
  DateTimePicker,
  Slider,
  TextInput,
} from '@life-changers/react';
import {
  numberBetween,
  optionalDate,
  readForm,
  requiredText,
  validateForm,
} from '@life-changers/elements/core/validation';
import {useActionState} from 'react';
import {object} from 'superstruct';

const registration = object({
  nickname: requiredText({min: 3, max: 30}),
  guests: numberBetween(0, 3),
  arrival: optionalDate(),
});

interface Answer {
  nickname: string;
  guests?: number | null;
  arrival?: string | null;
  errors?: Readonly<Record<string, string | undefined>>;
  message?: string;
}

/**
 * Validates the submitted values, like a server must, and asks the
 * server if the nickname is taken.
 */
async function register(
  _previous: Answer,
  data: FormData,
): Promise<Answer> {
  const values = readForm(data, {
    nickname: 'text',
    guests: 'number',
    arrival: 'date',
  });
  const {valid, errors} = await validateForm(registration, values);
  if (!valid) return {...values, errors};
  await fetch('/api-stub/echo', {method: 'POST', body: data});
  const seats = 1 + (values.guests ?? 0);
  return values.nickname === 'momo'
    ? {...values, errors: {nickname: 'The nickname momo is taken.'}}
    : {
        nickname: '',
        message: `Welcome, ${values.nickname}! We keep ${seats} seats.`,
      };
}

export default function FormAction() {
  const [answer, action, isPending] = useActionState(register, {
    nickname: '',
  });

  return (
    <form action={action}>
      <TextInput
        name="nickname"
        label="Nickname"
        hint="The server rejects momo."
        initValue={answer.nickname}
        rules={registration.schema.nickname}
        showValidation="submit"
        error={answer.errors?.nickname}
      />
      <Slider
        name="guests"
        label="Guests"
        minValue={0}
        maxValue={5}
        hint="At most three."
        initValue={answer.guests ?? 0}
        error={answer.errors?.guests}
      />
      <DateTimePicker
        name="arrival"
        label="Arrival"
        hint="If you know it already."
        initValue={answer.arrival}
        rules={registration.schema.arrival}
        showValidation="submit"
        error={answer.errors?.arrival}
      />
      <Button type="submit" text="Register" loading={isPending} />
      <p role="status">{answer.message}</p>
    </form>
  );
}
