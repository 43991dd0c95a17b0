import {Button, TextInput} from '@life-changers/react';
import {requiredText} from '@life-changers/elements/core/validation';
import {useActionState} from 'react';

const nickname = requiredText({min: 3, max: 30});

interface Answer {
  nickname: string;
  error?: string;
  message?: string;
}

/** Asks the server, which alone knows what is taken. */
async function register(_previous: Answer, data: FormData): Promise<Answer> {
  const response = await fetch('/api-stub/echo', {
    method: 'POST',
    headers: {accept: 'application/json'},
    body: data,
  });
  const {fields} = (await response.json()) as {fields: {nickname: string}};
  return fields.nickname === 'momo'
    ? {...fields, error: 'The nickname momo is taken.'}
    : {nickname: '', message: `Welcome, ${fields.nickname}!`};
}

export default function FormAction() {
  const [answer, action, isPending] = useActionState(register, {nickname: ''});

  return (
    <form action={action}>
      <TextInput
        name="nickname"
        label="Nickname"
        hint="The server says that momo is taken."
        initValue={answer.nickname}
        rules={nickname}
        showValidation="submit"
        error={answer.error}
      />
      <Button type="submit" text="Register" loading={isPending} onClick={() => {}} />
      <p role="status">{answer.message}</p>
    </form>
  );
}
