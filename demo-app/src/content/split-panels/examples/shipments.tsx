import {SplitPanel, Tree} from '@life-changers/react';
import {useState} from 'react';

const shipments = [
  {number: '7204', to: 'Porto', state: 'Left the desk at 14:20', weight: '4.2 kg'},
  {number: '7205', to: 'Lyon', state: 'Waits for the courier', weight: '5.1 kg'},
  {number: '7206', to: 'Graz', state: 'Arrived on Tuesday', weight: '2.5 kg'},
  {number: '7207', to: 'Turku', state: 'Held at customs', weight: '11.8 kg'},
];

const items = shipments.map(({number, to}) => ({value: number, label: `${number} to ${to}`}));

export default function Shipments() {
  const [number, setNumber] = useState('7204');
  const shipment = shipments.find(one => one.number === number);

  return (
    <SplitPanel
      label="Shipments"
      position={40}
      minStart="8rem"
      minEnd="9rem"
      collapsible="start"
      breakpoint={20}
    >
      <Tree
        slot="start"
        label="Shipments"
        items={items}
        value={number}
        onChange={value => setNumber(String(value))}
      />
      <section slot="end" aria-labelledby="shipment">
        <h3 id="shipment">Shipment {number}</h3>
        <ul className="lines">
          <li>
            <span>To</span> {shipment?.to}
          </li>
          <li>
            <span>State</span> {shipment?.state}
          </li>
          <li>
            <span>Weight</span> {shipment?.weight}
          </li>
        </ul>
      </section>
    </SplitPanel>
  );
}
