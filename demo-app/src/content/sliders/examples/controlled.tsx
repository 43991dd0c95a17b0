import {Button, Slider} from '@life-changers/react';
import {useState} from 'react';

export default function Controlled() {
  const [volume, setVolume] = useState(30);

  return (
    <>
      <Slider
        label="Volume"
        hint="Limited to 80."
        measurementUnit="%"
        value={volume}
        onChange={value => setVolume(Math.min(value, 80))}
      />
      <Button text="Mute" variant="secondary" onClick={() => setVolume(0)} />
      <p role="status">Value in the parent: {volume}</p>
    </>
  );
}
