import {TextArea} from '@life-changers/react';

const address = 'Rua do Sol 12\n3.º esq.\n1250-096 Lisbon';

export default function Rows() {
  return (
    <>
      <TextArea label="Grows without a limit" initValue={address} />
      <TextArea label="From 2 to 3 lines" minRows={2} maxRows={3} initValue={`${address}\nPortugal`} />
      <TextArea label="Always 4 lines" rows={4} resize="none" initValue={address} />
    </>
  );
}
