import {TextArea} from '@life-changers/react';

const record = 'Allergic to penicillin.\nSees Dr. Silva every six months.';

export default function States() {
  return (
    <>
      <TextArea label="Medical record" hint="Only the clinic can change it." initValue={record} readOnly />
      <TextArea label="Comment" initValue="The case is closed." disabled />
    </>
  );
}
