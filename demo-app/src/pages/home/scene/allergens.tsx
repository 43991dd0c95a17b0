import {MultiSelect} from '@life-changers/react';

const options = [
  ...['Celery', 'Eggs', 'Gluten', 'Lupin', 'Milk', 'Mustard', 'Nuts', 'Peanuts', 'Sesame', 'Soy'],
].map(text => ({text, value: text}));

export default function Allergens() {
  return (
    <>
      <MultiSelect
        label="Allergens"
        name="allergens"
        options={options}
        initValue={['Gluten', 'Sesame', 'Milk']}
        tagLines={1}
      />
      <p className="scene-note">Rye flour, water, sourdough, milk powder, sesame, salt.</p>
    </>
  );
}
