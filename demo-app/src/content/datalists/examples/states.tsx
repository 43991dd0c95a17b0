import {Datalist} from '@life-changers/react';

const languages = [
  {text: 'PYTHON', value: 'python'},
  {text: 'C', value: 'c'},
];

export default function States() {
  return (
    <Datalist label="Language" hint="Set by your team." options={languages} initValue="python" disabled />
  );
}
