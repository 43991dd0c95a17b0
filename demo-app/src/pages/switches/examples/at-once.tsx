import {Switch} from '@life-changers/react';
import {useState} from 'react';

export default function AtOnce() {
  const [isLive, setIsLive] = useState(true);

  return (
    <>
      <Switch label="Live prices" hint="Uses more of your data." initValue onChange={setIsLive} />
      <p role="status">{isLive ? 'Prices change while you look.' : 'Prices stand still.'}</p>
    </>
  );
}
