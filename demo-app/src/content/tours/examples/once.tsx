import type {LcTour} from '@life-changers/elements/tour';
import {Button, Tour} from '@life-changers/react';
import {useRef, useState} from 'react';

const steps = [
  {target: '#tour-open', title: 'The gate', text: 'It opens for ten seconds.'},
  {target: '#tour-light', title: 'The light', text: 'It stays on until you leave.'},
];

export default function Once() {
  const tour = useRef<LcTour>(null);
  const [state, setState] = useState('');

  const open = () => {
    setState('The gate is open.');
    if (tour.current?.seen === false) tour.current.start();
  };

  return (
    <>
      <div className="row">
        <Button id="tour-open" text="Open the gate" onClick={open} />
        <Button
          id="tour-light"
          text="Light"
          variant="secondary"
          onClick={() => setState('The light is on.')}
        />
        <Button text="Show the tour again" variant="ghost" onClick={() => tour.current?.start()} />
        <span role="status">{state}</span>
      </div>
      <Tour ref={tour} steps={steps} rememberAs="example-gate-tour" />
    </>
  );
}
