import {Button, Popover} from '@life-changers/react';

const places = ['top', 'bottom-end', 'start', 'end-start'] as const;

export default function Placements() {
  return (
    <div className="row">
      {places.map(place => (
        <span key={place}>
          <Button id={`beside-${place}`} aria-haspopup="dialog" text={place} variant="secondary" />
          <Popover for={`beside-${place}`} label={`Popover at ${place}`} placement={place}>
            It is at {place} if it fits there.
          </Popover>
        </span>
      ))}
    </div>
  );
}
