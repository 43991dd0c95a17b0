import {Button, Spinner} from '@life-changers/react';
import {useState} from 'react';

const after = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

export default function Price() {
  const [price, setPrice] = useState<string | null>('€40.00');

  const ask = async (milliseconds: number) => {
    setPrice(null);
    await after(milliseconds);
    setPrice(milliseconds > 1000 ? '€42.50' : '€41.00');
  };

  return (
    <article>
      <div>
        <Button text="Fast answer" variant="secondary" onClick={() => void ask(150)} />
        <Button text="Slow answer" variant="secondary" onClick={() => void ask(2500)} />
      </div>
      <p>Price: {price ?? <Spinner label="Asking for the price" size="sm" delay={300} />}</p>
    </article>
  );
}
