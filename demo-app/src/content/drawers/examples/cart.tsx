import {Button, Drawer, Popover} from '@life-changers/react';
import {useState} from 'react';

const products = [
  {name: 'Walnut desk', price: '€640', about: '160 by 80 cm, oiled'},
  {name: 'Reading lamp', price: '€85', about: 'Brass, with a long cord'},
  {name: 'Wool rug', price: '€230', about: '200 by 140 cm, gray'},
];

export default function Cart() {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button text="Show the cart" onClick={() => setIsOpen(true)} />
      <Drawer title="Your cart" open={isOpen} onHide={() => setIsOpen(false)}>
        <p>Three products, ready to ship on Thursday.</p>
        <ul className="lines">
          {products.map(({name, price, about}) => (
            <li key={name}>
              <span>{name}</span> {price}
              <small>{about}</small>
            </li>
          ))}
          <li>
            <strong>Total</strong> <strong>€955</strong>
          </li>
        </ul>
        <Button id="shipping" aria-haspopup="dialog" text="Shipping costs" variant="secondary" size="sm" />
        <Popover for="shipping" title="Shipping">
          Orders over €500 are shipped for free.
        </Popover>
        <Button slot="footer" text="Check out" onClick={() => setIsOpen(false)} />
      </Drawer>
    </>
  );
}
