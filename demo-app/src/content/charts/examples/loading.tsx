import {BarChart, Button} from '@life-changers/react';
import {useState} from 'react';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export default function Loading() {
  const [values, setValues] = useState<readonly number[]>([]);
  const [isLoading, setLoading] = useState(false);

  const load = () => {
    setLoading(true);
    setTimeout(() => {
      setValues([120, 132, 128, 140, 188, 240]);
      setLoading(false);
    }, 1500);
  };

  return (
    <article>
      <div>
        <Button text="Load the week" disabled={isLoading} onClick={load} />
      </div>
      <BarChart label="Loaves by day" categories={days} values={values} loading={isLoading} />
    </article>
  );
}
