import {Navbar} from '@life-changers/react';
import {useState} from 'react';

export default function NavbarCallToAction() {
  const [number, setNumber] = useState(1042);

  return (
    <>
      <Navbar
        brandText="Northlight"
        location="/customers/cafe-almada"
        breadcrumbLabel="Path to a customer"
        breadcrumbLabels={{customers: 'Customers', 'cafe-almada': 'Café Almada'}}
        callToAction={{text: 'New order', onClick: () => setNumber(number + 1)}}
      />
      <p role="status">The latest order of Café Almada is NC-{number}.</p>
    </>
  );
}
