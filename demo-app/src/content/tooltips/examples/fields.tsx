import {TextInput, Tooltip} from '@life-changers/react';

export default function Fields() {
  return (
    <>
      <TextInput id="tax-number" label="Tax number" hint="11 digits" />
      <Tooltip for="tax-number" placement="bottom-start">
        It is on the first page of your last tax assessment, at the top right.
      </Tooltip>
    </>
  );
}
