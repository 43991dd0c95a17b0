import {Button, useToast} from '@life-changers/react';

const positions = [
  'top-left',
  'top-center',
  'top-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const;

export default function Positions() {
  const toast = useToast();

  return (
    <>
      {positions.map(position => (
        <Button
          key={position}
          text={position}
          variant="secondary"
          onClick={() => toast(`Position: ${position}.`, {position})}
        />
      ))}
    </>
  );
}
