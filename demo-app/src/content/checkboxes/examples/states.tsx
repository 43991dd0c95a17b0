import {Checkbox} from '@life-changers/react';

export default function States() {
  return (
    <>
      <Checkbox label="Necessary cookies" hint="Always on." initValue disabled />
      <Checkbox label="Third-party cookies" disabled />
    </>
  );
}
