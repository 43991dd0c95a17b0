import {Datalist} from '@life-changers/react';
import {nonempty, string} from 'superstruct';

const languages = [
  {text: 'PYTHON', value: 'python'},
  {text: 'C', value: 'c'},
  {text: 'JAVA', value: 'java'},
];

const filled = nonempty(string());
const mayBeEmpty = string();

export default function Rules() {
  return (
    <>
      <Datalist
        label="Datalist Required"
        name="datalistRequired"
        options={languages}
        required
        rules={filled}
        showValidation
      />
      <Datalist
        label="Datalist Optional"
        name="datalistOptional"
        options={languages}
        rules={mayBeEmpty}
        showValidation
      />
    </>
  );
}
