import '@life-changers/elements/typed-dates';
import {DateTimePicker} from '@life-changers/react';

export default function Typed() {
  return (
    <>
      <DateTimePicker
        label="Invoice date"
        name="invoiced"
        initValue="2026-05-12"
        lang="en-GB"
        typeable
        showValidation
        required
      />
      <DateTimePicker label="Call back at" name="call" lang="en-GB" typeable showTimeSelect showValidation />
    </>
  );
}
