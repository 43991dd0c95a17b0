import {CheckboxGroup} from '@life-changers/react';
import {array, size, string} from 'superstruct';

const languages = ['Arabic', 'English', 'French', 'Portuguese'].map(text => ({text, value: text}));
const twoAtMost = size(array(string()), 0, 2);

export default function Limits() {
  return (
    <>
      <CheckboxGroup
        label="Languages"
        hint="Two or three that you work in."
        options={languages}
        min={2}
        max={3}
        showValidation
      />
      <CheckboxGroup label="Learning" options={languages} rules={twoAtMost} showValidation />
    </>
  );
}
