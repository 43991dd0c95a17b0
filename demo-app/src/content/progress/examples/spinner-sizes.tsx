import {Spinner} from '@life-changers/react';

export default function Sizes() {
  return (
    <>
      <Spinner label="Saving the draft" size="sm" />
      <Spinner label="Loading the map" />
      <Spinner label="Loading the report" size="lg" />
    </>
  );
}
