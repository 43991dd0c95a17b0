import {Button} from '@life-changers/react';

export default function Links() {
  return (
    <>
      <Button text="Go to the text inputs" href="/text-inputs" />
      <Button
        text="Plain page in a new tab"
        variant="secondary"
        href="/plain.html"
        target="_blank"
      />
    </>
  );
}
