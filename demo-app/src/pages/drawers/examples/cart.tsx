import {Button, Drawer, Popover} from '@life-changers/react';
import {useState} from 'react';

const products = [
  {name: 'Walnut desk', price: '€ 640'},
  {name: 'Reading lamp', price: '€ 85'},
  {name: 'Wool rug', price: '€ 230'},
];

export default function Cart() {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button text="Show the cart" onClick={() => setIsOpen(true)} />
      <Drawer title="Your cart" open={isOpen} onHide={() => setIsOpen(false)}>
        <ul>
          {products.map(({name, price}) => (
            <li key={name}>
              {name}: {price}
            </li>
          ))}
        </ul>
        <Button id="shipping" aria-haspopup="dialog" text="Shipping costs" variant="ghost" size="sm" />
        <Popover for="shipping" title="Shipping">
          Orders over € 500 are shipped for free.
        </Popover>
        <Button slot="footer" text="Check out" onClick={() => setIsOpen(false)} />
      </Drawer>
    </>
  );
}
