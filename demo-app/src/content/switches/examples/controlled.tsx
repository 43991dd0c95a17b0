import {Switch} from '@life-changers/react';
import {useState} from 'react';

export default function Controlled() {
  const [isOnline, setIsOnline] = useState(true);
  const [isShared, setIsShared] = useState(true);

  return (
    <>
      <Switch label="Online" checked={isOnline} onChange={setIsOnline} />
      <Switch
        label="Share my screen"
        hint="Only works online."
        checked={isOnline && isShared}
        onChange={isOn => setIsShared(isOn)}
      />
    </>
  );
}
