import '@life-changers/elements/option-loading';
import type {LoadOptionsContext} from '@life-changers/elements/select';
import '@life-changers/elements/select-list';
import {Select} from '@life-changers/react';

const cities = ['Aswan', 'Berlin', 'Cairo', 'Delhi', 'Kyoto', 'Lima', 'Nairobi', 'Oslo', 'Quito', 'Tunis'];

const hotels = Array.from({length: 120}, (_, index) => ({
  text: `Hotel ${index + 1}`,
  value: `hotel-${index + 1}`,
  description: cities[index % cities.length]!,
}));

/** Stands in for a server, which would get the text and the page in a request. */
async function findHotels(text: string, {page}: LoadOptionsContext) {
  await new Promise(resolve => setTimeout(resolve, 600));
  const found = hotels.filter(hotel =>
    `${hotel.text} ${hotel.description}`.toLowerCase().includes(text.toLowerCase()),
  );
  return {options: found.slice((page - 1) * 20, page * 20), hasMore: found.length > page * 20};
}

async function findName(value: string) {
  await new Promise(resolve => setTimeout(resolve, 600));
  return hotels.find(hotel => hotel.value === value)?.text;
}

let isOffline = true;

async function findCities() {
  await new Promise(resolve => setTimeout(resolve, 600));
  if (isOffline) {
    isOffline = false;
    throw new Error('The server does not answer.');
  }
  return cities.map(city => ({text: city, value: city.toLowerCase()}));
}

export default function Server() {
  return (
    <>
      <Select
        label="Hotel"
        hint="Try: cairo"
        initValue="hotel-42"
        searchable
        loadOptions={findHotels}
        loadLabel={findName}
      />
      <Select label="City" hint="Open the list, then try again" loadOptions={findCities} />
    </>
  );
}
