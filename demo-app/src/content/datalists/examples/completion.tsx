import {Datalist} from '@life-changers/react';
import {useState} from 'react';

const CITIES = ['Amsterdam', 'Athens', 'Barcelona', 'Berlin', 'Brussels', 'Lisbon', 'London', 'Ljubljana'];

export default function Completion() {
  const [city, setCity] = useState('');

  return (
    <>
      <Datalist
        label="City"
        hint="Type the first letters, such as “li”."
        options={CITIES.map(text => ({text, value: text}))}
        inlineCompletion
        value={city}
        onChange={setCity}
      />
      <p role="status">Value: {city || 'none'}</p>
    </>
  );
}
