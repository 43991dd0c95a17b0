import {TextArea} from '@life-changers/react';

export default function Invalid() {
  return (
    <>
      <TextArea label="Reason" required showValidation />
      <TextArea
        label="Description"
        initValue="Too short"
        minLength={20}
        hint="At least 20 characters."
        showValidation
      />
      <TextArea label="Reply" initValue="Thank you!" error="The server could not save the reply." />
    </>
  );
}
