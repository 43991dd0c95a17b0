import {Checkbox} from '@life-changers/react';
import {boolean, literal, optional} from 'superstruct';

const mustBeTrue = literal(true);
const mayBeTrue = optional(boolean());

export default function Rules() {
  return (
    <>
      <Checkbox
        label="I accept the terms of the booking"
        name="terms"
        required
        rules={mustBeTrue}
        showValidation
      />
      <Checkbox
        label="Remind me by email"
        hint="Optional."
        name="reminder"
        rules={mayBeTrue}
        showValidation
      />
    </>
  );
}
