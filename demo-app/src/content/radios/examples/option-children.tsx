import {RadioButton} from '@life-changers/react';

export default function OptionChildren() {
  return (
    <RadioButton label="Delivery" hint="Express is for members." initValue="standard">
      <option value="standard">Standard, three to five days</option>
      <option value="pick-up">Pick-up at the shop</option>
      <option value="express" disabled>
        Express, tomorrow
      </option>
    </RadioButton>
  );
}
