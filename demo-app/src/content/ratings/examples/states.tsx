import {Rating} from '@life-changers/react';

export default function States() {
  return (
    <>
      <Rating label="Required" required showValidation />
      <Rating label="With an error of the server" initValue={4} error="You have rated it already." />
      <Rating label="Disabled" initValue={3} disabled />
    </>
  );
}
