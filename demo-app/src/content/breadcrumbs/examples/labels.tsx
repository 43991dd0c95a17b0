import {Breadcrumb} from '@life-changers/react';
import {useState} from 'react';

const labels = {
  people: 'People',
  '/people/42': 'Ada Lovelace',
  '/people/42/notes/7': 'On the Analytical Engine',
};

export default function Labels() {
  const [clicked, setClicked] = useState('nothing yet');

  return (
    <>
      <Breadcrumb
        label="Labeled path"
        homeText="Start"
        labels={labels}
        location="/people/42/notes/7?sort=asc#second"
        onNavigate={event => {
          event.preventDefault();
          setClicked(event.detail.href);
        }}
      />
      <p role="status">Clicked: {clicked}</p>
    </>
  );
}
