import {Button} from '@life-changers/react';
import {useState} from 'react';

export default function Links() {
  const [clicks, setClicks] = useState(0);
  const count = () => setClicks(clicks + 1);

  return (
    <>
      <Button text="Go to the text inputs" href="/text-inputs" onClick={count} />
      <Button
        text="Plain page in a new tab"
        variant="secondary"
        href="/plain.html"
        target="_blank"
        onClick={count}
      />
      <p role="status">Clicks: {clicks}</p>
    </>
  );
}
