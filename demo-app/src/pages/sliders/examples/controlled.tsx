import {Button, Slider} from '@life-changers/react';
import {useState} from 'react';

export default function Controlled() {
  const [volume, setVolume] = useState(30);

  return (
    <>
      <Slider
        label="Volume"
        hint="Is kept at 80 or less while you drag."
        measurementUnit="%"
        value={volume}
        onChange={value => setVolume(Math.min(value, 80))}
      />
      <Button text="Mute" variant="secondary" onClick={() => setVolume(0)} />
      <p role="status">The parent has: {volume}</p>
    </>
  );
}
