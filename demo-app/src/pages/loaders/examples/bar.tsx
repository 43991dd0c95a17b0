import {BarLoader, Button} from '@life-changers/react';
import {useState} from 'react';

const threeSeconds = () => new Promise(resolve => setTimeout(resolve, 3000));

export default function Bar() {
  const [message, setMessage] = useState('Nothing fetched yet.');
  const [isLoading, setIsLoading] = useState(false);

  const fetchReport = async () => {
    setIsLoading(true);
    setMessage('');
    await threeSeconds();
    setIsLoading(false);
    setMessage('The report is here.');
  };

  return (
    <article>
      <BarLoader loading={isLoading} label="Fetching the report" />
      <div>
        <Button text="Fetch the report" loading={isLoading} onClick={() => void fetchReport()} />
      </div>
      <p role="status">{message}</p>
    </article>
  );
}
