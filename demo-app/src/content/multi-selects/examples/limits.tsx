import {MultiSelect} from '@life-changers/react';
import {array, size, string} from 'superstruct';

const languages = ['Arabic', 'English', 'French', 'Portuguese', 'Swahili'].map(text => ({text, value: text}));
const twoAtLeast = size(array(string()), 2, 5);

export default function Limits() {
  return (
    <>
      <MultiSelect label="Languages" hint="Three at most." options={languages} max={3} />
      <MultiSelect label="Learning" options={languages} rules={twoAtLeast} showValidation />
    </>
  );
}
