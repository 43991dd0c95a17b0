import {BarLoader, Button} from '@life-changers/react';
import {useState} from 'react';

const threeSeconds = () => new Promise(resolve => setTimeout(resolve, 3000));

export default function Bar() {
  const [message, setMessage] = useState('Nothing loaded yet.');
  const [isLoading, setIsLoading] = useState(false);

  const fetchReport = async () => {
    setIsLoading(true);
    setMessage('');
    await threeSeconds();
    setIsLoading(false);
    setMessage('The report has loaded.');
  };

  return (
    <article>
      <div>
        <Button text="Load the report" loading={isLoading} onClick={() => void fetchReport()} />
      </div>
      <BarLoader loading={isLoading} label="Loading the report" />
      <p role="status">{message}</p>
    </article>
  );
}
