import {DateFields} from '@life-changers/react';

export default function States() {
  return (
    <>
      <DateFields label="Born before 2010" initValue="2012-05-15" maxDate="2009-12-31" showValidation />
      <DateFields label="Read-only" initValue="1990-05-15" readOnly />
      <DateFields label="Disabled" initValue="1990-05-15" disabled />
    </>
  );
}
