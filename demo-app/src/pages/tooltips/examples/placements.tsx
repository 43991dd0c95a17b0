import {Button, Tooltip} from '@life-changers/react';

const places = ['top', 'bottom', 'start', 'end', 'bottom-start'] as const;

export default function Placements() {
  return (
    <div className="row">
      {places.map(place => (
        <span key={place}>
          <Button id={`at-${place}`} text={place} variant="secondary" />
          <Tooltip for={`at-${place}`} placement={place}>
            Opens at {place}
          </Tooltip>
        </span>
      ))}
    </div>
  );
}
