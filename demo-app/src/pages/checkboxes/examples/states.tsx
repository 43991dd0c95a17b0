import {Checkbox} from '@life-changers/react';

export default function States() {
  return (
    <>
      <Checkbox label="Cookies that the site needs" hint="Cannot be refused." initValue disabled />
      <Checkbox label="Cookies of others" disabled />
    </>
  );
}
