import {
  Button,
  DateTimePicker,
  Select,
  TextInput,
} from '@life-changers/react';
import {
  requiredChoice,
  requiredText,
  validate,
  validDate,
  type Rules,
} from '@life-changers/elements/core/validation';
import {useState} from 'react';
import {Controller, useForm} from 'react-hook-form';

const languages = [
  {text: 'Python', value: 'python'},
  {text: 'Java', value: 'java'},
];

/** Validates a control. Returns true or the error message. */
const must = (rules: Rules, label: string) => ({
  validate: async (value: unknown) => {
    const {valid, message} = await validate(rules, value, label);
    return valid || message;
  },
});

const rules = {
  name: must(requiredText({min: 2, max: 30}), 'Name'),
  language: must(requiredChoice(), 'Language'),
  start: must(validDate(), 'Start'),
};

interface Course {
  name: string;
  language: string;
  start: Date | null;
}

export default function ReactHookForm() {
  const [message, setMessage] = useState('');
  const {control, handleSubmit, reset} = useForm<Course>({
    defaultValues: {name: '', language: '', start: null},
  });

  const book = ({name, language, start}: Course) =>
    setMessage(
      `Booked: ${name}, ${language}, ${start?.toLocaleDateString('en-GB')}`,
    );

  return (
    <form noValidate onSubmit={event => void handleSubmit(book)(event)}>
      <Controller
        name="name"
        control={control}
        rules={rules.name}
        render={({field, fieldState}) => (
          <TextInput
            label="Name"
            {...field}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="language"
        control={control}
        rules={rules.language}
        render={({field, fieldState}) => (
          <Select
            label="Language"
            options={languages}
            {...field}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="start"
        control={control}
        rules={rules.start}
        render={({field, fieldState}) => (
          <DateTimePicker
            label="Start"
            {...field}
            error={fieldState.error?.message}
          />
        )}
      />
      <div>
        <Button
          type="submit"
          text="Book"
          onClick={() => setMessage('')}
        />
        <Button
          text="Reset"
          variant="secondary"
          onClick={() => reset()}
        />
      </div>
      <p role="status">{message}</p>
    </form>
  );
}
