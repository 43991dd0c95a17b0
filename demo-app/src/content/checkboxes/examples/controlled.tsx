import {Button, Checkbox} from '@life-changers/react';
import {useState} from 'react';

export default function Controlled() {
  const [isRemembered, setIsRemembered] = useState(false);

  return (
    <>
      <Checkbox label="Remember me" checked={isRemembered} onChange={setIsRemembered} />
      <Button text="Toggle" variant="secondary" onClick={() => setIsRemembered(!isRemembered)} />
      <p role="status">Value in the parent: {String(isRemembered)}</p>
    </>
  );
}
