import {CheckboxGroup} from '@life-changers/react';

const sizes = ['XS', 'S', 'M', 'L', 'XL'].map(text => ({text, value: text.toLowerCase()}));

export default function Horizontal() {
  return (
    <CheckboxGroup
      label="Sizes"
      name="sizes"
      options={sizes}
      initValue={['s', 'm']}
      orientation="horizontal"
      selectAll
      selectAllText="Any size"
    />
  );
}
