import {Button, FileUpload} from '@life-changers/react';
import {useState, type ComponentProps} from 'react';

type Value = ComponentProps<typeof FileUpload>['value'];

const sample = new File(['name,age\nAda,36\n'], 'people.csv', {type: 'text/csv'});

export default function Controlled() {
  const [value, setValue] = useState<Value>(null);

  return (
    <>
      <FileUpload label="People" accept=".csv" value={value} onChange={setValue} />
      <div>
        <Button text="Use the sample" variant="secondary" onClick={() => setValue(sample)} />
        <Button text="Clear" variant="secondary" onClick={() => setValue(null)} />
      </div>
    </>
  );
}
