import {NumberInput} from '@life-changers/react';

export default function Quantity() {
  return <NumberInput label="Packs" hint="Up to 500." min={1} max={500} initValue={1} showValidation />;
}
