import {CodeInput} from '@life-changers/react';

export default function States() {
  return (
    <>
      <CodeInput label="Incomplete" initValue="123" length={4} showValidation />
      <CodeInput label="Read-only" initValue="1234" length={4} readOnly />
      <CodeInput label="Disabled" initValue="1234" length={4} disabled />
    </>
  );
}
