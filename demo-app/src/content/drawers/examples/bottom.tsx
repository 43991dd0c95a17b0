import {Button, Drawer} from '@life-changers/react';
import {useState} from 'react';

const orders = ['Newest first', 'Lowest price', 'Best rated'];

export default function Bottom() {
  const [isOpen, setIsOpen] = useState(false);
  const [order, setOrder] = useState('Newest first');

  const choose = (name: string) => {
    setOrder(name);
    setIsOpen(false);
  };

  return (
    <>
      <Button text={`Sort: ${order}`} variant="secondary" onClick={() => setIsOpen(true)} />
      <Drawer title="Sort products" placement="bottom" open={isOpen} onHide={() => setIsOpen(false)}>
        <div className="row">
          {orders.map(name => (
            <Button key={name} text={name} variant="ghost" onClick={() => choose(name)} />
          ))}
        </div>
      </Drawer>
    </>
  );
}
