import '@life-changers/elements/date-time-picker';
import '@life-changers/elements/typed-dates';
import {numberBetween, requiredText} from '@life-changers/elements/core/validation';
import type {LcImport} from '@life-changers/elements/import';
import {Button, Import, type Column} from '@life-changers/react';
import {useRef} from 'react';

interface Delivery {
  supplier: string;
  flour: string;
  weight: number;
  day: string;
}

const columns: Column<Delivery>[] = [
  {label: 'Supplier', field: 'supplier', rules: requiredText({max: 40})},
  {
    label: 'Flour',
    field: 'flour',
    filterOptions: [
      {value: 'wheat', label: 'Wheat'},
      {value: 'rye', label: 'Rye'},
      {value: 'emmer', label: 'Emmer'},
    ],
  },
  {label: 'Weight', field: 'weight', type: 'number', rules: numberBetween(1, 1000)},
  {label: 'Day', field: 'day', type: 'date'},
];

const text = `Supplier;Flour;Weight;Day;Truck
Hill Mill;Wheat;480,5;13.05.2026;B 12
Hill Mill;Rye;260;13.05.2026;B 12
River Mill;Emmer;some;14.05.2026;A 3
River Mill;Oats;90,25;15.05.2026;A 3
;Wheat;300;18.05.2026;A 4
`;

export default function Deliveries() {
  const deliveries = useRef<LcImport>(null);

  return (
    <>
      <p>
        <Button
          variant="secondary"
          text="Use a sample file"
          onClick={() => void deliveries.current?.open(new File([text], 'deliveries.csv'))}
        />
      </p>
      <Import ref={deliveries} columns={columns} headingLevel={3} rememberAs="deliveries" />
    </>
  );
}
