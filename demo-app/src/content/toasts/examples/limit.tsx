import {Button, Switch, ToastRegion, useToast} from '@life-changers/react';
import {useState} from 'react';

export default function Limit() {
  const toast = useToast();
  const [hasOwnRegion, setHasOwnRegion] = useState(false);

  const showSeven = () => {
    for (let number = 1; number <= 7; number += 1) toast(`Message ${number} of 7`, {autoClose: 2000});
  };

  return (
    <>
      <Switch label="At most three, at the bottom" checked={hasOwnRegion} onChange={setHasOwnRegion} />
      {hasOwnRegion && <ToastRegion limit={3} position="bottom-center" />}
      <Button text="Show seven" onClick={showSeven} />
    </>
  );
}
