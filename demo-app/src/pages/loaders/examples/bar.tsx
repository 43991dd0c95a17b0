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
      <BarLoader loading={isLoading} label="Loading the report" />
      <div>
        <Button text="Load the report" loading={isLoading} onClick={() => void fetchReport()} />
      </div>
      <p role="status">{message}</p>
    </article>
  );
}
