import type {LcTour} from '@life-changers/elements/tour';
import {Button, Tour} from '@life-changers/react';
import {useRef, useState} from 'react';

const steps = ['North', 'East', 'South'].map(side => ({
  target: `#tour-${side}`,
  title: `The ${side.toLowerCase()} side`,
  text: 'Here the boats are washed.',
}));

export default function Ended() {
  const tour = useRef<LcTour>(null);
  const [end, setEnd] = useState('');

  return (
    <>
      <div className="row">
        <Button text="Start" size="sm" onClick={() => tour.current?.start()} />
        {['North', 'East', 'South'].map(side => (
          <span key={side} id={`tour-${side}`}>
            {side}
          </span>
        ))}
      </div>
      <p role="status">{end}</p>
      <Tour
        ref={tour}
        steps={steps}
        onTourEnd={({detail: {reason, index}}) =>
          setEnd(reason === 'done' ? 'You have seen all of it.' : `You left after step ${index + 1}.`)
        }
      />
    </>
  );
}
