import {Switch} from '@life-changers/react';
import {boolean, literal, optional} from 'superstruct';

const mustBeTrue = literal(true);
const mayBeTrue = optional(boolean());

export default function Rules() {
  return (
    <>
      <Switch label="Switch Required" name="switchRequired" required rules={mustBeTrue} showValidation />
      <Switch label="Switch Optional" name="switchOptional" rules={mayBeTrue} showValidation />
    </>
  );
}
