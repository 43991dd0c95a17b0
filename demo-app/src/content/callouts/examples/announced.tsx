import {Button, Callout} from '@life-changers/react';
import {useState} from 'react';

export default function Announced() {
  const [saves, setSaves] = useState(0);

  return (
    <div className="stack">
      <div>
        <Button text="Publish the price list" onClick={() => setSaves(saves + 1)} />
      </div>
      {saves > 0 && (
        <Callout key={saves} variant="warning" title="Published, with one gap" announce>
          “Turkish coffee, 250 g” has no price yet, and is hidden in the shop.
        </Callout>
      )}
    </div>
  );
}
