import {Checkbox} from '@life-changers/react';
import {boolean, literal, optional} from 'superstruct';

const mustBeTrue = literal(true);
const mayBeTrue = optional(boolean());

export default function Rules() {
  return (
    <>
      <Checkbox
        label="Checkbox Required"
        name="checkboxRequired"
        required
        rules={mustBeTrue}
        showValidation
      />
      <Checkbox label="Checkbox Optional" name="checkboxOptional" rules={mayBeTrue} showValidation />
    </>
  );
}
