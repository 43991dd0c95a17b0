import {TextInput} from '@life-changers/react';
import {checkAsync, minLength, pipeAsync, string} from 'valibot';

/** Simulates a request to a server. */
async function isFree(name: string): Promise<boolean> {
  await new Promise(resolve => setTimeout(resolve, 800));
  return !['ada', 'grace', 'linus'].includes(name.toLowerCase());
}

const freeName = pipeAsync(
  string(),
  minLength(3),
  checkAsync(isFree, 'This name is taken. Please choose another one.'),
);

export default function AsynchronousRule() {
  return (
    <TextInput
      label="User name"
      hint="Ada, Grace, and Linus are taken."
      initValue="marie"
      required
      rules={freeName}
      showValidation
    />
  );
}
