import {FilterBar} from '@life-changers/react';

const columns = [
  {label: 'City', field: 'city', filter: 'options', filterOptions: ['Braga', 'Faro', 'Porto']},
  {label: 'Price', field: 'price', filter: 'number'},
] as const;

export default function MatchAll() {
  return (
    <FilterBar
      matchAll
      columns={columns}
      value={{match: 'all', conditions: [{field: 'price', filter: {type: 'number', to: 90}}]}}
    />
  );
}
