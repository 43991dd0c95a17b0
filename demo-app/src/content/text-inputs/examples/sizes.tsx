import {TextInput} from '@life-changers/react';

export default function Sizes() {
  return (
    <>
      <TextInput className="field-short" label="Postcode" autocomplete="postal-code" initValue="11821" />
      <TextInput label="Street" autocomplete="street-address" initValue="Hornsgatan 84" />
      <div className="field-compact">
        <TextInput label="Note for the driver" placeholder="Ring twice" />
      </div>
    </>
  );
}
