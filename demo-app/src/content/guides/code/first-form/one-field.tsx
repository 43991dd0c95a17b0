import {Button, TextInput} from '@life-changers/react';
import {requiredText} from '@life-changers/elements/core/validation';

const nameRules = requiredText({min: 2, max: 30});

export default function OneField() {
  return (
    <form onSubmit={event => event.preventDefault()}>
      <TextInput
        name="name"
        label="Name"
        rules={nameRules}
        showValidation="submit"
      />
      <Button type="submit" text="Send" />
    </form>
  );
}
