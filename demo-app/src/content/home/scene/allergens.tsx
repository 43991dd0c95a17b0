import {MultiSelect} from '@life-changers/react';

const options = [
  ...['Celery', 'Eggs', 'Gluten', 'Lupin', 'Milk', 'Mustard', 'Nuts', 'Peanuts', 'Sesame', 'Soy'],
].map(text => ({text, value: text}));

export default function Allergens() {
  return (
    <>
      <MultiSelect label="Allergens" name="allergens" options={options} initValue={['Gluten', 'Milk']} />
      <p className="scene-note">Rye flour, water, sourdough, milk powder, salt.</p>
    </>
  );
}
