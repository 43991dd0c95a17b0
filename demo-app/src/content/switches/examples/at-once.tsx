import {Switch} from '@life-changers/react';
import {useState} from 'react';

export default function AtOnce() {
  const [isLive, setIsLive] = useState(true);

  return (
    <>
      <Switch label="Live prices" hint="Uses more data." initValue onChange={setIsLive} />
      <p role="status">{isLive ? 'Prices update live.' : 'Prices do not update.'}</p>
    </>
  );
}
