import {TransferList} from '@life-changers/react';

const parts = Array.from({length: 10_000}, (_, index) => ({
  text: `Part ${index + 1}`,
  value: String(index + 1),
}));

export default function Many() {
  return (
    <TransferList label="Parts to count" hint="Try: 77" options={parts} initValue={['42']} reorderable />
  );
}
