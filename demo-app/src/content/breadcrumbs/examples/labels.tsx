import {Breadcrumb} from '@life-changers/react';
import {useState} from 'react';

const labels = {
  orders: 'Orders',
  '/orders/linden': 'Hotel Linden',
  '/orders/linden/2042': 'K-2042',
};

export default function Labels() {
  const [clicked, setClicked] = useState('nothing yet');

  return (
    <>
      <Breadcrumb
        label="Path to an order"
        homeText="Kornhaus"
        labels={labels}
        location="/orders/linden/2042?sort=asc#second"
        onNavigate={event => {
          event.preventDefault();
          setClicked(event.detail.href);
        }}
      />
      <p role="status">Clicked: {clicked}</p>
    </>
  );
}
