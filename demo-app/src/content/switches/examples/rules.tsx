import {Switch} from '@life-changers/react';
import {boolean, literal, optional} from 'superstruct';

const mustBeTrue = literal(true);
const mayBeTrue = optional(boolean());

export default function Rules() {
  return (
    <>
      <Switch label="Take online bookings" name="bookings" required rules={mustBeTrue} showValidation />
      <Switch
        label="Confirm each one by hand"
        hint="Optional."
        name="confirm"
        rules={mayBeTrue}
        showValidation
      />
    </>
  );
}
