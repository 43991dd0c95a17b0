import {Switch} from '@life-changers/react';

export default function States() {
  return (
    <>
      <Switch label="Daily backup" hint="Set by your organization." initValue disabled />
      <Switch label="Beta features" disabled />
    </>
  );
}
