import {Select} from '@life-changers/react';

export default function Children() {
  return (
    <Select label="Paper size" initValue="a4">
      <option value="a3">A3</option>
      <option value="a4">A4</option>
      <option value="a5">A5</option>
    </Select>
  );
}
