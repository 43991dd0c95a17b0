import type {StandardSchemaV1} from '@standard-schema/spec';
import {Button, TextInput} from '@life-changers/react';

/** Words that read the same in both directions. */
const palindrome: StandardSchemaV1<string> = {
  '~standard': {
    version: 1,
    vendor: 'my-app',
    validate(value) {
      const word = String(value ?? '');
      if (word === '') return {issues: [{message: 'Enter a word.'}]};
      const isSame = word === [...word].reverse().join('');
      return isSame
        ? {value: word}
        : {issues: [{message: `“${word}” is not a palindrome.`}]};
    },
  },
};

export default function OwnSchema() {
  return (
    <form onSubmit={event => event.preventDefault()}>
      <TextInput
        name="word"
        label="Palindrome"
        rules={palindrome}
        showValidation="submit"
      />
      <Button type="submit" text="Check" />
    </form>
  );
}
