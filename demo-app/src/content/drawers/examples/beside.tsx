import {Button, Drawer} from '@life-changers/react';
import {useState} from 'react';

export default function Beside() {
  const [isOpen, setIsOpen] = useState(true);

  return (
    <div className="row">
      <div>
        <p>Invoice 2026-014 was sent to Grace Hopper on 12 May and is due on 26 May.</p>
        <Button
          text={isOpen ? 'Hide the details' : 'Show the details'}
          variant="secondary"
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
      <Drawer title="Details" inline open={isOpen} onHide={() => setIsOpen(false)}>
        <ul className="lines">
          <li>
            <span>Total</span> €1,240.00
          </li>
          <li>
            <span>Paid on 14 May</span> €620.00
          </li>
          <li>
            <strong>Still due</strong> <strong>€620.00</strong>
          </li>
        </ul>
      </Drawer>
    </div>
  );
}
