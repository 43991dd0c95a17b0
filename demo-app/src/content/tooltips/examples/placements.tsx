import {Button, Tooltip} from '@life-changers/react';
import {useState} from 'react';

const places = ['top', 'bottom', 'start', 'end', 'bottom-start'] as const;

export default function Placements() {
  const [chosen, setPlace] = useState('');

  return (
    <div className="row">
      {places.map(place => (
        <span key={place}>
          <Button id={`at-${place}`} text={place} variant="secondary" onClick={() => setPlace(place)} />
          <Tooltip for={`at-${place}`} placement={place}>
            {place === chosen ? 'Your choice' : `Opens at ${place}`}
          </Tooltip>
        </span>
      ))}
    </div>
  );
}
