import {TextArea} from '@life-changers/react';

export default function Limit() {
  return (
    <>
      <TextArea label="Text message" hint="Typing ends at the limit." maxLength={160} counter />
      <TextArea
        label="Summary"
        hint="You can paste more, and shorten it."
        initValue="The family has moved to the new apartment and needs help with the school papers."
        maxLength={60}
        softLimit
        counter
        showValidation
      />
    </>
  );
}
