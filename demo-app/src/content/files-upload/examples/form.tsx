import {Button, FileUpload} from '@life-changers/react';
import {useState, type FormEvent} from 'react';

export default function Form() {
  const [message, setMessage] = useState('');

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const cv = new FormData(event.currentTarget).get('cv') as File;
    setMessage(`Sent: ${cv.name}, ${cv.size} bytes`);
  };

  return (
    <form onSubmit={apply} onReset={() => setMessage('')}>
      <FileUpload name="cv" label="Curriculum vitae" accept=".pdf, .txt" required showValidation="submit" />
      <div>
        <Button type="submit" text="Apply" onClick={() => setMessage('')} />
        <Button type="reset" text="Reset" variant="secondary" onClick={() => setMessage('')} />
      </div>
      <p role="status">{message}</p>
    </form>
  );
}
