import {Button, Tooltip} from '@life-changers/react';
import {useState} from 'react';

export default function Naming() {
  const [isBold, setIsBold] = useState(false);
  const [isItalic, setIsItalic] = useState(false);
  const text = isItalic ? <em>Closed on Sunday</em> : 'Closed on Sunday';

  return (
    <div className="row">
      <Button
        id="bold"
        text="B"
        variant="secondary"
        aria-pressed={isBold}
        onClick={() => setIsBold(!isBold)}
      />
      <Tooltip for="bold" naming>
        Bold
      </Tooltip>
      <Button
        id="italic"
        text="I"
        variant="secondary"
        aria-pressed={isItalic}
        onClick={() => setIsItalic(!isItalic)}
      />
      <Tooltip for="italic" naming>
        Italic
      </Tooltip>
      <span>{isBold ? <strong>{text}</strong> : text}</span>
    </div>
  );
}
