import {TextInput} from '@life-changers/react';
import {literal, size, string, union} from 'superstruct';

const from3to30 = size(string(), 3, 30);
const emptyOrFrom3to30 = union([literal(''), from3to30]);

export default function Rules() {
  return (
    <>
      <TextInput label="Text Required" name="textRequired" required rules={from3to30} showValidation />
      <TextInput label="Text Optional" name="textOptional" rules={emptyOrFrom3to30} showValidation />
    </>
  );
}
