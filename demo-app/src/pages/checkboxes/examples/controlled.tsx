import {Button, Checkbox} from '@life-changers/react';
import {useState} from 'react';

export default function Controlled() {
  const [isRemembered, setIsRemembered] = useState(false);

  return (
    <>
      <Checkbox label="Remember me" checked={isRemembered} onChange={setIsRemembered} />
      <Button text="Turn it over" variant="secondary" onClick={() => setIsRemembered(!isRemembered)} />
      <p role="status">The parent has: {String(isRemembered)}</p>
    </>
  );
}
